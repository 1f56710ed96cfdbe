"""Guardians (FPG, 1995): two players, each with a deck of his own, and armies that march face down.

Each room is entered by its front (`__init__`) and imports only what stands below it:

    rules           the game behind the contract of all games
    lesson          the first lesson; examples: what a sheet might lead to
    ahead           answers that are given ahead: what standing orders, sheets and orders for windows answer
    views           what a seat may know: its view, and other tables that look the same to it
    invariants      what holds at every moment
    course          answers come in, and the table goes on until somebody is asked again
    parts           one for each kind of decision
    sheets          combats that are sealed before: filling a sheet in, and the menus of sheets and standing orders
    turn            drawing and organising before the marches, terrain settlement after them
    march           ways, flights, entering
    combat          from the command cards to the retreat
    card_plays      cards that are played outside of match-ups
    asking          what answers for a kind of decision, and choices that recur in menus
    battlefield     what holds on a battlefield, computed from what lies there: sums, immunity, shots, channels
    spaces          who controls a space, how much fits on it, what is lost there, how a match is won
    table           spaces, state, actions, events, views, and the table that an action changes
    cards           the catalogue, names, filters, decks
    abilities       what cards can do, one structure for each kind
"""
