"""A match in time: who sits in it, one writer for its actions, its deadlines.

`service.Matches` is the one door; `types` holds what goes through it. It is made of parts, each on top of the others:

    base          how a match is read, carried forward in memory (`course`) and stored in one transaction
    lobbies       open_lobby, join, set_entry, leave_lobby, kick, cancel, set_option, set_deadline, start, rematch;
                  table, table_in, tables_of
    playing       look, desk, choose, write, clear, act, reopen, extend; plan, set_plan, drop_plan;
                  history, record, verify
    ending        resign, abort, place_gone, agree_to_end, claim_win, replace, member_gone, member_back, pause
    timekeeping   run_due, back_from_absence, bring_up_to_date
    keeping       settings of servers, people, documents, kept_about, forget

Beside them `agenda` says what is due when, `speaking` what is said to whom, and `upgrading` reads what earlier rules
have stored.

Whoever starts the bot calls `bring_up_to_date`, then `back_from_absence(store.downtime())`, and then `run_due` again
and again: at the time that it returns, and whenever `on_outgoing` was called. `on_outgoing` also says that the outbox
may have something new.
"""
