### What somebody takes along by /privacy: all that is kept about him, as a text. Each line is a row of the store.
### What is not known, or was not chosen, is "–". Moments are written as 2026-11-29 14:05.

button-take-along = Take everything along
taken-along = Here is everything that is kept about you: as a text to read, and as JSON for programs. Nothing about anybody else is in it. It holds your secrets of matches being played, so keep it to yourself.
belongings-title = Sealed Orders: everything that is kept about you
belongings-how = Your account is number { $user }. The latest stands first, with the times of { $zone }. The JSON file beside this text has the same, with all numbers by which things find each other. A “–” stands where nothing is known, or nothing was chosen.
# Whoever else sits at the table.
belongings-somebody = seat { $seat }
belongings-moves-left-out = The moves of this match and of older ones are too many for a file. /history in the channel of the match tells them.

belongings-people-title = Your settings
belongings-people =
    Language { $locale }; time zone { $zone }; quiet hours { $quiet_from } to { $quiet_to }, { $shows_quiet ->
        [yes] known to your tables
       *[no] known to nobody else
    }. Called every { $gathers_every } hours from { $gathers_from } on, reminded { $reminder_lead } seconds before. Secret choices { $answers_in_channel ->
        [yes] in the channel
       *[no] by direct message
    }; direct messages { $dm_closed ->
        [yes] closed
       *[no] open
    }. Profile { $profile ->
        [public] for everybody
        [hidden] for nobody else
       *[server] for each server
    }.
belongings-documents-title = What you have saved: decks, lessons
belongings-documents = { $game } · { $name } · changed { $changed_at } · { $content }
belongings-away-title = When you were away
belongings-away = { $guild_id }: from { $begun_at } until { $until }
belongings-seekers-title = Tables that you seek
belongings-seekers = { $guild_id } · { $game } · as { $name } ({ $account }) · { $least } to { $most } players · paces { $paces } · from { $since } until { $until }, computers from { $computers_at } on
belongings-invitations-title = Tables that were proposed to you
belongings-invitations =
    Proposal { $proposal_id }, open until { $until }: you { $answer ->
        [yes] said yes
        [no] said no
        [slept] were not awake
       *[none] have not answered
    }; what you sought: { $wish }
belongings-guests-title = Tables to which you were invited, or from which you were removed
belongings-guests =
    Match { $match_id }: { $standing ->
        [removed] you were removed
       *[invited] you were invited
    }
belongings-bans-title = Servers that keep you from their tables
belongings-bans = { $guild_id } (0: all), since { $at }, as { $name }
belongings-promised-title = Seats that you take over
belongings-promised = Match { $match_id }, seat { $seat }, as { $successor_name } ({ $successor_account })
belongings-blocks-title = With whom you do not want to be seated
belongings-blocks = { $name }, since { $at }
belongings-daily_signers-title = Where you sign your sealed orders of the day
belongings-daily_signers = { $guild_id }, as { $name } ({ $account })
belongings-daily_answers-title = Your sealed orders of the day
belongings-daily_answers =
    Asked { $asked_at }: { $action } · { $points } points{ $alone ->
        [yes] , as nobody else answered.
       *[no] .
    } Half made: { $draft }
belongings-outbox-title = Messages to you
belongings-outbox =
    { $created_at } · match { $match_id }: { $state ->
        [sent] sent
        [dropped] not sent
       *[pending] not sent yet
    } { $settled_at }
belongings-posts-title = Messages to you that can still change
belongings-posts = Match { $match_id }, message { $message_id }, changed { $edited_at }
belongings-holders-title = Seats that you have given up or come back to
belongings-holders = Match { $match_id }, seat { $seat }
belongings-looks-title = Matches of which is noted how far you have seen them
belongings-looks = Match { $match_id }
belongings-notes-title = Your notes and marks
belongings-notes = Match { $match_id }: { $text } · { $marks }
belongings-results-title = How matches ended for you
belongings-results =
    { $ended_at } · match { $match_id } · { $game } · { $guild_id }: place { $place } of { $players }, score { $score }, { $fate ->
        [resigned] resigned
        [gave-up] seat given up
        [late] came later
       *[stayed] stayed to the end
    }; { $side }; usual time { $pace } seconds; { $points } points ({ $change })
belongings-ratings-title = Your points
belongings-ratings = { $game } · { $guild_id }: { $points } points after { $matches } matches, as { $name } ({ $account })

belongings-seats-title = Your matches, with your moves
belongings-seat =
    Match { $id } · { $game } · { $guild_name }, { $channel } · begun { $started_at }, over { $ended_at } · seat { $seat_seat } as { $seat_name } ({ $seat_account }){ $is_host ->
        [yes] , host of the table.
       *[no] .
    } Brought { $entry } · missed { $seat_misses }, prolonged { $seat_extensions }, hints { $seat_hints }, time saved { $seat_saved } seconds, away until { $seat_away_until }{ $alone ->
        [yes] .
       *[no] . Others have had this seat, too: whose move was whose is not kept.
    }
belongings-move =
    { $at }{ $source ->
        [clock] , by the clock:
        [plan] , by your standing orders:
       *[player] :
    } { $kind ->
        [leave] you left the match.
        [reopen] you took a sealed answer back.
        [undo] you took an open answer back.
       *[act] { $words }
    }
belongings-drafts = Half made, { $decision }: { $draft }
belongings-plans = Standing orders: { $plan }
belongings-ballots = Agreed to: { $kind }
