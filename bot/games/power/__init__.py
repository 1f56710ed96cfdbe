"""Power (Monte B. Young, 1981): four armies, five secret orders a round, and all of them at once.

Each room imports only what stands below it; `adjudication` and `sheets` are entered by their fronts (`__init__`):

    rules             the game behind the contract of all games
    lesson            the first lesson; invariants: what holds in every state
    worlds            states as somebody may believe them to be; resampling: those that look the same to a seat
    standing_orders   what a seat leaves in advance, and what that answers
    parts             one for each kind of decision
    table             carries answers out; sheets: how sheets are written, read and checked
    adjudication      a round, from the sealed sheets to the board after it
    board             pieces, places, ways; state, actions, events, views: by its modules
"""
