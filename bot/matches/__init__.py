"""A match in time: who sits in it, one writer for its actions, its deadlines.

A match is a value. What changes about it is worked out by plain functions, from a `Match` to a `Change`, which know no
database and no clock: they are handed the time, and what draws by chance. The keeper reads matches and stores changes,
and nobody else does; what lies beside a match (a draft, a note, a person's settings) its part writes itself.

    match         Match, with what is seen of it and asked in it; Change, all that one transaction writes about it
    moves         answer_decision, reopen, order, extend, leave, undo, begin, take_up, end; `advanced`, how it goes on
    overdue       what a timer does that is due; rests: what waits; successors: who takes a seat over; lobby: a table
    keeper        reads, stores, has one writer per match, sets aside those whose rules break down

`service.Matches` is all that others call of matches. Its parts have the keeper, and each reads what a move needs, lets
it be worked out, and has it stored:

    lobbies       from opening a table to the start      play      look, prepare an answer, act, take it back
    tables        find tables and show them              history   what has happened, records, looking back
    ending        resign, stop, replace, take up         waiting   pauses, and channels that cannot be written in
    away          being away for some days               people    settings of servers, people, notes, privacy
    time          (`firing`) run_due, run_thoughts, back_from_absence, bring_up_to_date

Beside them `seats` says who sits there and who counts, `schedule` what is due when, `messages` what is said to whom,
`earlier` to which positions a match can go back, `desks` puts together what a player is asked with his half-made
answer, `working_copy` carries a match forward in memory, `thoughts` has what computers think about, `replaying` plays a
log again, and `upgrading` reads what earlier rules have stored; `types` are what the service takes and gives. `lessons`
and `library` (the decks that people keep) stand on top of the service.

Whoever starts the bot calls `time.bring_up_to_date`, then `time.back_from_absence`. A `Timekeeper` then calls
`time.run_due` again and again: at the moment that it returns, and whenever it is woken, as by `keeper.on_outgoing`,
which also says that the outbox may have something new. A second one does so with `time.run_thoughts`.
"""
