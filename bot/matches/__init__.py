"""A match in time: who sits in it, one writer for its actions, its deadlines.

`service.Matches` is all that others call of a match; `types` holds what it takes and gives. It is made of parts, each
on top of others:

    base          how a match is read, carried forward in memory (`working_copy`) and stored in one transaction
    lobbies       check_may_open, open_lobby, join, set_entry, leave_lobby, kick, cancel, set_option, set_options,
                  set_deadline, seat_as_before, draw_seats, start, rematch; table, table_in, tables_of
    playing       look, desk, desk_or_look, desk_after, choose, push, write, clear, act, reopen, extend
    history       history, look_back, record, record_file, open_entry, open_view, verify
    ending        resign, abort, place_gone, agree_to_end, claim_win, replace, member_gone, pause, resume, look_again,
                  take_up
    timekeeping   run_due, back_from_absence, bring_up_to_date
    people        settings of servers, people, documents, notes, write_note, mark, personal_data, forget

Beside them `schedule` says what is due when, `messages` what is said to whom, `desks` puts together what a player is
asked with his half-made answer, `replaying` plays a log again, and `upgrading` reads what earlier rules have stored.
`lessons` and `library` (the decks that people keep) stand on top of the service.

Whoever starts the bot calls `bring_up_to_date`, then `back_from_absence`. The `Timekeeper` then calls `run_due` again
and again: at the moment that it returns, and whenever it is woken, as by `on_outgoing`, which also says that the outbox
may have something new.
"""
