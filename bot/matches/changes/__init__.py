"""What changes about a match: from a `Match` and what happens to a `Change`. Nothing here reads or writes.

moves         answer_decision, reopen, order, extend, leave, undo, begin, take_up, end; `advanced`, how it goes on
overdue       what a timer does that is due
rests         what waits: for a channel, for a pause, for who is away
successors    who takes a seat over
lobby         a table before its match
"""
