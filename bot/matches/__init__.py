"""A match in time: who sits in it, one writer for its actions, its deadlines.

A match is a value. What changes about it is worked out by plain functions, from a `Match` to a `Change`, which know no
database and no clock: they are handed the time, and what draws by chance. The keeper reads matches and stores changes,
and nobody else does; what lies beside a match (a draft, a note, a person's settings) its part writes itself.

    service     `Matches`, all that others call of matches, by its parts
    keeper      reads, stores, has one writer per match, sets aside those whose rules break down
    changes     what happens to a match, worked out as a value: answers, timers, pauses, successors, its lobby
    value       a match as it was read, and what follows from it: seats, deadlines, messages, desks
    types       what the service takes and gives

Beside them `replaying` plays a log again, `thoughts` has what computers think about, and `locks` lets one writer at a
time have something. `lessons` and `library` (the decks that people keep) stand on top of the service.

Whoever starts the bot calls `time.bring_up_to_date`, then `time.back_from_absence`. A `Timekeeper` then calls
`time.run_due` again and again: at the moment that it returns, and whenever it is woken, as by `keeper.on_outgoing`,
which also says that the outbox may have something new. A second one does so with `time.run_thoughts`.
"""
