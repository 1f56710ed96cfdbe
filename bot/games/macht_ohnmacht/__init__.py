"""Macht & Ohnmacht (Andreas Steding, 2007): knights and mages fight for the island, cycle by cycle.

All imports go down; `answers` is entered by its front (`__init__`):

    rules             the game behind the contract of all games
    lesson            the first lesson; invariants: what holds in every state; worlds: tables made of a view alone
    standing_orders   what a seat leaves in advance, and what that answers; resampling: states that look the same
    answers           each kind of decision: what is asked, what may be answered, what follows from it
    board             the island, what lies and moves there; state, actions, events, views: by its modules
"""
