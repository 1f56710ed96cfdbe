### The lobby, the verbs of a table, the settings of a server: commands, buttons, answers.

## Commands

command-play-name = play
command-play-description = Open a table for a game in this channel
command-play-game-name = game
command-play-game-description = Which game to play
command-play-deadline-name = deadline
command-play-deadline-description = Time for each move: 1 to 168 hours, 1 to 7 days, or none
command-board-name = board
command-board-description = Show the board of the match in this channel
command-hand-name = hand
command-hand-description = Show what you hold, to you alone
command-move-name = move
command-move-description = Make your move
command-rules-name = rules
command-rules-description = Read the rules
command-rules-game-name = game
command-rules-game-description = Which game (by default the one in this channel)
command-history-name = history
command-history-description = Read what has happened in this match
command-matches-name = matches
command-matches-description = See all your matches and what waits for you
command-resign-name = resign
command-resign-description = Leave the match in this channel for good
command-abort-name = abort
command-abort-description = Stop the match in this channel (for moderators)
command-end-name = end
command-end-description = Agree to end this match without a winner
command-claim-name = claim
command-claim-description = Claim the win when the only opponent has gone missing
command-extend-name = extend
command-extend-description = Prolong your deadline, where the game allows it
command-replace-name = replace
command-replace-description = Take over the seat of a player who has gone missing
command-settings-name = settings
command-settings-description = Language, deadline and channels of this server
command-privacy-name = privacy
command-privacy-description = See what is kept about you, and delete it

## Lengths of time

length-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
length-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
length-none = no deadline

## The lobby

button-join = Join
button-leave = Leave
button-start = Start the match
button-lobby-settings = Change the settings
button-cancel = Close the table
button-thread = Play in a thread of its own
lobby-host = { $name } (host)
lobby-free-seat = *free*
lobby-dm-closed = no direct messages; plays by private answers here
lobby-not-ready = has still to choose
lobby-deadline = Time for each move: { $length }
lobby-needs =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-settings-title = The table’s settings for { $game }
lobby-ended-running = The match has begun.
lobby-ended-finished = This match is over.
lobby-ended-aborted = This match was stopped.
lobby-ended-abandoned = This match was abandoned.
lobby-ended-agreed = This match was ended by agreement.
lobby-ended-expired = Nobody came for a day, so this table was closed. Type /play to open a new one.
lobby-ended-cancelled = The host has closed this table. Type /play to open a new one.
lobby-ended-set-aside = This match was set aside because of a fault in the program.
menu-deadline = Choose the time for each move
menu-option = Choose a setting to change
menu-kick = Choose a player to remove
menu-seats = Seat everybody anew
seats-before = As in the last match here
seats-drawn = Draw them by lot
channel-occupied-lobby = There is already a table for { $game } here (match { $match }): { $players }. Join it, or play in a thread of your own.
channel-occupied-running = { $game } is being played here (match { $match }): { $players }. One channel holds one match; yours can have a thread of its own.
thread-name = { $game } · { $host }
thread-opened = The table stands in { $thread }.
rematch-opened = The new table stands below. Whoever wants to play again presses “Join”; in the settings you can keep the seats and colours of the last match, or draw them by lot.

## At the table

button-start-over = Start over
button-reopen = Take it back
button-standing = Give standing orders
button-type = Type it
button-earlier = Earlier
button-further = Further
button-later = Later
button-history = Read the history
button-page-back = Previous page
button-page-on = Next page
button-move-in = Move in { $game } (match { $match })
menu-page = Choose a page
nothing-asked = Nothing is asked of you now.
nothing-asked-over = This match is over.
history-title = { $game }: what has happened, the latest first (page { $page } of { $pages })
history-empty = Nothing has happened yet.
history-by-orders = Your standing orders have answered for you.
record = The seed of match { $match } is `{ $seed }`. Its SHA-256 is `{ $digest }`, the fingerprint published at the start: so the shuffles were fixed before the first move. The file holds every move; `python -m bot.games replay` plays it again.
# Follows "record" where a game keeps closed what its players bring (a deck).
record-keeps-closed = What the players brought stays closed in it, and so do their actions that tell of it: the file opens yours and those of everybody who agrees, and holds fingerprints of all. It can be played again once all of it is open.
button-open-entry = Open what I brought
entry-opened = From now on the record of match { $match } shows everybody what you brought.
# $table is a title with a channel; $due is a timestamp or "none".
matches-asked =
    { $due ->
        [none] { $table }: you have to { $duty }.
       *[other] { $table }: you have to { $duty } by { $due }.
    }
matches-quiet = { $table }: nothing is asked of you now.
matches-lobby = { $table }: the match has not begun yet.
matches-none = You sit at no table. Type /play in a channel to open one.
matches-nothing-asked = No match waits for you.

## Leaving, and what a stuck match needs

button-resign = Resign for good
resign-question = Do you really want to resign from this match of { $game }? You cannot come back to it.
resigned = You have resigned.
button-abort = Stop the match
abort-question = Do you really want to stop this match of { $game }? Nobody wins it, and it cannot be resumed.
aborted = The match has been stopped.
button-agree = Agree to end it
end-question = Do you agree to end this match of { $game } without a winner? It ends as soon as all players who are still here agree.
end-agreed = You agree to end the match. It ends as soon as the others agree too.
end-ended = All agree: the match has ended without a winner.
claimed = You have won: your opponent has gone missing.
# $due is a timestamp.
extended = You have more time: please answer by { $due }.
button-replace = Sit down for { $name }
replace-question =
    { $count ->
        [one] { $names } has gone missing. Whoever sits down plays that hand to the end.
       *[other] { $names } have gone missing. Whoever sits down plays that hand to the end.
    }
replaced = The seat is yours now, with all its secrets.

## Permissions of the bot

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Settings and privacy

settings-title = Settings of this server
settings-language = Language in the channels: { $language }
settings-language-auto = the server’s own language
settings-deadline = Time for each move, unless the host changes it: { $length }
settings-channels = Matches may be started in { $channels }.
settings-channels-all = Matches may be started in every channel.
menu-language = Choose the language in the channels
menu-channels = Choose the channels for matches (none: all)
privacy-title = What is kept about you
privacy-what = For each match: your seat, the name you had then, your moves and when you made them. Beside that: your language, whether I can write to you, the decks you have saved, and how far you are in a lesson. Nothing else, and nothing is given to anybody.
privacy-kept =
    Matches being played: { $running }. Matches over: { $ended }. Open tables: { $lobbies }. Decks and lessons: { $documents }.
privacy-how-long = It is kept until you delete it. A finished match stays, but your seat in it becomes nameless.
privacy-answers-by-dm = Secret choices come to you by direct message.
privacy-answers-here = Secret choices come to you only in private answers in the channel.
button-answers-here = Ask me in the channel only
button-answers-by-dm = Write me direct messages
button-forget = Delete my data
button-forget-all = Delete everything
forget-question = Everything about you is deleted for good: saved decks, lessons, settings, and your name in the matches you have played. Matches being played have to be resigned first.
forgotten = It is done: nothing about you is kept any more.

## Refusals

button-unknown = This button is no longer in use. Type /move in the channel of your match to go on.
our-fault = Something went wrong on our side. Nothing is lost: please try it once more.
refused-not-in-a-server = This works in a channel of a server only.
# $text is free text.
refused-deadline = “{ $text }” cannot be a deadline. Write a length from 1 hour to 7 days, such as “36h” or “3d”, or “none”.
# $game is free text, $games a list of titles.
refused-unknown-game = There is no game called “{ $game }” here. Choose one of these: { $games }.
refused-permissions = I lack permissions in this channel: { $missing }. Somebody who manages it can grant them to me.
refused-own-permissions = You lack permissions in this channel: { $missing }. Somebody who manages it can grant them to you.
refused-no-thread-here = No thread can be opened here. Type /play in an ordinary text channel.
refused-lobby-closed = This table is closed. Type /play to open a new one.
refused-not-a-moderator = Only members who may manage messages here can stop a match.
refused-not-a-manager = Only members who may manage the server can change its settings.
refused-no-match-here = No match is being played in this channel. Type /play to open a table.
refused-not-started = The match in this channel has not begun yet. Press Join on its card, or ask the host to start it.
refused-not-a-player = You do not sit at this table.
refused-resigned = You have resigned from this match, so nothing is asked of you any more. You can watch it with /board.
# $players is a list of names.
refused-only-players = Only { $players } sit at this table. You can watch with /board, or open a table of your own with /play.
refused-nobody-absent = Nobody at this table has gone missing, so there is no seat to take over.
refused-join-first = Press Join first, then choose what you bring.
refused-draft-has-changed = Your answer has changed since this panel was shown. Look at it again before you make it final.
