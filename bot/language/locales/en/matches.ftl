### What a match in time has to say: why a wish cannot be granted, and what happens outside the rules.

## The lobby

# $game is a title.
refused-channel-has-lobby = A table for { $game } is open in this channel already (match { $match }). Join it, or open yours in a thread or another channel.
refused-channel-has-match = A match of { $game } is being played in this channel (match { $match }). Open your table in a thread or another channel.
# $channels is a list of mentions.
refused-channel-not-allowed = Matches cannot be started in this channel. This server allows them in { $channels }.
refused-too-many-lobbies = You have opened { $most } tables at which no match has begun yet, and nobody may have more. Start or close one of them first.
refused-too-many-lobbies-here = Beside this channel there are { $most } tables at which no match has begun yet, and there is no room for more. Join one of them, or wait until one has begun.
refused-game-not-offered = The game “{ $game }” is not on offer at present. Choose another one with /play.
refused-deadline-range = The time for each move is 2 to 15 minutes for people who sit together, 1 hour to 7 days otherwise, or without limit. Choose such a length.
refused-already-at-table = You sit at this table already.
refused-table-full = The table is full: it has { $most } seats. Open another one with /play in a thread or another channel.
refused-host-only = Only the host { $host } can do that. Ask them, or open a table of your own.
refused-no-match-before = Nobody here played in the last match of this channel, or that was not { $game }. Draw the seats by lot, or leave them as they are.
refused-kick-stranger = That person does not sit at this table.
refused-kick-yourself = You cannot remove yourself. Press “Leave” to stand up, or give a match up with /resign.
refused-hints-later = Hints are for everybody or nobody, so they are agreed on before anybody else sits down. Close this table and open another one, or play without.
refused-no-computers = There is no computer player for { $game } yet.
# $players is a number, or two with a dash between them.
refused-no-such-count = This game is for { $players } players.
# $fewer is the most players with whom there is such a level, 0 if there is none.
refused-no-such-level =
    { $fewer ->
        [0] Computers play { $game } up to level { $level }. Choose that level or a lower one.
       *[other] In a match of { $count } computers play { $game } up to level { $level }. Choose that level or a lower one, or at most { $fewer } players.
    }
refused-practises-already = You practise { $game } already, in { $link }. Finish that match or give it up with /resign, then begin another one.
refused-too-few =
    { $least ->
        [one] The match needs { $least } player.
       *[other] The match needs at least { $least } players, and { $now } sit here. Wait until somebody joins.
    }
refused-not-all-chosen = The match can begin when everybody has chosen.
refused-entry-unreadable = What you bring cannot be read. Choose it once more.
refused-has-begun = The match has begun already. Whoever plays in it presses “Your move”, everybody else can watch with /board.

## The match

refused-no-such-match = There is no match { $match }. Your matches are listed by /matches.
refused-not-set-aside = This match was not set aside.
refused-match-over = This match is over. Press “Play again” below its last board for another one.
refused-match-not-over = This match is not over yet. Its record can be opened, and the same people can play again, when it is.
refused-never-begun = This match never began, so there is no record of it.
refused-not-your-view = This match can be looked back on as you or as everybody saw it; as others saw it only once it is over, if they agree.
refused-no-beliefs = No computer had this seat at the end of the match, so there is nobody to ask.
refused-paused = This match waits: I cannot write in its channel, or its thread is locked. It goes on as soon as that is mended; no time is lost. You can still leave it with /resign, or end it together with /end. If its channel is gone, type /matches in the channel in which it shall go on.
refused-has-place = This match has its place: { $channels }.
refused-other-server = This match can go on in a channel of { $server } only.
refused-rests = This match rests until { $due }, as its players have agreed. Each of them can let it go on earlier with /pause.
refused-rest-length = A match rests for 1, 3, 7 or 14 days, and 5 to 60 minutes at an evening table. Choose one of the lengths on offer.
refused-rest-again = This match has rested, and nothing was played since. It can rest again after the next move.
refused-rest-often =
    { $most ->
        [0] Matches of this server do not pause.
        [1] This match has paused once already, and may not pause again.
       *[other] This match has paused { $most } times already, and may not pause again.
    }
refused-rest-days =
    { $most ->
        [1] In this server a pause lasts a day at most. Choose a shorter one.
       *[other] In this server a pause lasts { $most } days at most. Choose a shorter one.
    }
refused-set-aside = This match of { $game } has broken down and was set aside. Nothing of it is deleted; whoever runs the bot can let it go on.
refused-broke-down = Something went wrong in the rules of this game, and nothing was changed. Try again; if it fails once more, the match is set aside.
refused-stored-by-other-rules = This match of { $game } was played under earlier rules, which cannot be read any more. It was set aside, and nothing of it is deleted.
refused-board-has-changed = The board has changed: this is no longer asked. Look at the board and open your move again.
refused-nothing-to-decide = Nothing is asked of you now. You are told when it is your turn.
refused-incomplete = Your choice is not complete yet. Answer the questions that are left, then confirm.
refused-too-many-chosen = At most { $most } can be chosen here, on all pages together. Take another one out first.
refused-answer-unreadable = Your choice cannot be read. Open your move again and choose once more.
refused-plan-unreadable = Your standing order cannot be read. Choose it once more.
refused-text-too-long = The text is too long. Write at most { $most } characters.

## Time, and stuck matches

refused-no-extensions = In { $game } a deadline cannot be prolonged.
refused-no-deadline = This table has no deadline: take your time.
refused-nothing-to-extend = Nothing is asked of you now whose deadline could be prolonged.
refused-extensions-used =
    { $most ->
        [one] A deadline can be prolonged once in a match, and you have done so.
       *[other] A deadline can be prolonged { $most } times in a match, and you have done so.
    }
refused-claim-of-many = The win can be claimed only in a match of two. Here the seat of somebody absent can be taken over with /replace, or all agree with /end.
refused-claim-too-early =
    { $misses ->
        [one] { $name } is not absent. You can claim the win once a turn was missed.
       *[other] { $name } is not absent. You can claim the win once { $misses } turns in a row were missed.
    }
refused-claim-computer = { $name } is a computer player and never goes missing. Play on, or give the match up with /resign.
refused-held-another-seat = You have held another seat in this match and know its secrets, so you cannot take over this one.
refused-seat-promised = { $name } takes over this seat already, as soon as its turn ends.
refused-last-person = Nobody else who could play on is left at this table. Give the match up with /resign.
refused-no-hints = At this table nobody asks for hints: with other people they have to be agreed on before the match. Against computers alone they are free.
refused-resign-first = You play in a match that is not over. Resign it with /resign, then your data can be deleted.

## Notices in the channel. $name, $other, $old and $by are names.

notice-lobby-expired = The table was open for a long time without any change and is now closed. Type /play to open a new one.
notice-absent = { $name } has missed three turns in a row. With /replace somebody new can take over the seat, or the other players can give it to a computer. With /end they can end the match.
notice-absent-of-two = { $name } has missed three turns in a row. The other player can claim the win with /claim, or give the seat to a computer with /replace. Somebody new can take it over in the same way.
notice-gone = { $name } has left the server. With /replace somebody new can take over the seat, or the other players can give it to a computer. With /end they can end the match.
notice-replaced = { $name } takes over the seat of { $old }.
# $new is a name.
notice-successor = { $new } takes over from { $name } as soon as the turn of that seat ends.
notice-computer-plays = { $name }, a computer player, plays for { $old } from now on. Anybody who has held no other seat here can take over with /replace.
notice-leaves-to-computer = { $name } would like to leave the seat to a computer player. This needs the consent of all others; or somebody else takes over with /replace.
# $absent is the name of whoever is absent.
notice-votes-computer = { $name } would like a computer player to play for { $absent }. This needs the consent of all others.
notice-nobody-left = Only computers are left at this table, so the match has ended. It has no winner.
notice-hints =
    { $count ->
        [one] { $name } has asked for { $count } hint.
       *[other] { $name } has asked for { $count } hints.
    }
notice-extended = { $name } has prolonged the deadline until { $due }.
notice-saved-time = The time of { $name } is up; time saved by earlier answers lasts until { $due }.
notice-agrees = { $name } would like to end the match without a winner. This needs the consent of all others, here or with /end.
notice-agreed = The players have agreed to end the match. It has no winner.
notice-claimed = { $name } claims the win, since { $other } has gone missing.
notice-abandoned = Nobody has played for a long time, so the match has ended as abandoned. It has no winner.
notice-aborted = { $by } has stopped the match. It has no winner.
notice-set-aside = Match { $match } has broken down and was set aside. Nothing of it is deleted: whoever runs the bot can let it go on. Until then this channel is free for another match.
notice-taken-up = Match { $match }, which was set aside, goes on. Everybody has the whole time for what is asked now.
# Said by whoever runs the bot, in every channel with a running match; $text is written by hand, $due a moment.
notice-maintenance = A word from whoever runs this bot: { $text }
notice-maintenance-at = From { $due } on the bot is away for a while. Nobody loses time by it: what was left for an answer is left afterwards. A word from whoever runs it: { $text }
notice-resumed = The match goes on. While it waited no time was lost: “Your move” shows until when you can answer.
notice-rests = The match rests until { $due }: all have agreed. Each player can let it go on earlier with /pause.
notice-rest-ended = The match goes on, since { $name } wants to. While it rested no time was lost.
notice-away = { $name } is away until { $due }. Until then the time for this seat rests.
notice-back = { $name } is back, and the time for this seat goes on.
# $days, $minutes and $count are numbers, $due is a moment.
notice-votes-rest =
    { $days ->
        [0] { $name } would like the match to rest for { $minutes } minutes. This needs the consent of all others.
        [one] { $name } would like the match to rest for { $days } day. This needs the consent of all others.
       *[other] { $name } would like the match to rest for { $days } days. This needs the consent of all others.
    }

## Notices by direct message

notice-seat-lost = { $name } has taken over your seat in match { $match } of { $game }, since you had gone missing.
notice-place-gone = The channel of match { $match } of { $game } is gone, so the match has ended. It has no winner.
notice-place-lost = The channel of match { $match } of { $game } is gone, so the match waits; no time is lost. Type /matches in the channel of { $server } in which it shall go on. If nobody does for seven days it ends.
notice-goes-on-at = { $name } lets the match go on in { $channel }.
notice-channel-silent = For seven days I could not write in the channel of match { $match } of { $game }, so the match has ended as abandoned. It has no winner.
notice-resigned = { $name } has resigned. The channel shows the board as soon as I can write there.
refused-too-late-to-reopen = The time for this answer is over, so it cannot be taken back any more. You can still replace it.
refused-nothing-sealed = No sealed answer of yours is in, so there is nothing to take back.
refused-undo-never = In this game nothing open is taken back. What is sealed can be replaced until the last player has answered.
refused-undo-off = At this table nothing that was played is taken back.
refused-nothing-to-undo = Nothing of yours can be taken back now. An open answer can be, until something is drawn, shown or answered in secret.
refused-undo-gone = This cannot be taken back any more, or it has been already. Look at the board.
refused-undo-often = You have taken back what you played { $most } times in this turn, and it cannot be more. What you have played last stands. Once somebody else has moved, the others can agree with /undo that it comes back.
# $what quotes what was told of it, a whole sentence.
notice-undo-asked = { $name } would like to take back, with what has followed: { $what } This needs the consent of all others.
poll-agreed-by =
    { $count ->
        [one] { $names } agrees.
       *[other] { $names } agree.
    }
poll-unanswered =
    { $count ->
        [one] { $names } has not answered.
       *[other] { $names } have not answered.
    }
button-poll-agree = Agree
# What has become of a question to all.
poll-closed =
    { $became ->
        [agreed] All have agreed.
        [over] The match is over, so nobody is asked any more.
       *[gone] This can no longer come about, so nobody is asked any more.
    }
