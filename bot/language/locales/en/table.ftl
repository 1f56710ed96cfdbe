### The lobby, the verbs of a table, the settings of a server: commands, buttons, answers.

## Commands

command-play-name = play
command-play-description = Open a table for a game in this channel
command-play-game-name = game
command-play-game-description = Which game to play
command-play-deadline-name = deadline
command-play-deadline-description = Time for each move: 1 hour to 7 days, 2 to 15 minutes for an evening together, or none
command-board-name = board
command-board-description = Show the board of the match in this channel
command-on-board = Read this board
board-of-now = This is the board as it is now.
board-of-before = The match has gone on since this message. This is its board as it is now.
command-hand-name = hand
command-hand-description = Show what you hold, to you alone
command-move-name = move
command-move-description = Make your move
command-history-name = history
command-history-description = Read what has happened in this match
command-history-word-name = word
command-history-word-description = Where a name or a word occurs
command-replay-name = replay
command-replay-description = Look back on this match, board by board
command-replay-step-name = step
command-replay-step-description = Which step to begin with, by its number
command-matches-name = matches
command-matches-description = See all your matches and what waits for you
command-tables-name = tables
command-tables-description = Keep a list of the tables of this server in this channel
command-resign-name = resign
command-resign-description = Leave the match in this channel for good
command-abort-name = abort
command-abort-description = Stop the match in this channel (for moderators)
command-end-name = end
command-end-description = Agree to end this match without a winner
command-pause-name = pause
command-pause-description = Let this match rest for a while, if all agree, or let it go on
command-claim-name = claim
command-claim-description = Claim the win when the only opponent has gone missing
command-extend-name = extend
command-extend-description = Prolong your deadline, where the game allows it
command-undo-name = undo
command-undo-description = Take your last open answer back; if others have acted since, they are asked
command-replace-name = replace
command-replace-description = Take over the seat of a player who has gone missing, or let a computer play there
command-settings-name = settings
command-settings-description = Language, deadline and channels of this server
command-privacy-name = privacy
command-privacy-description = See what is kept about you, and delete it

## Lengths of time

length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
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
# $forum is the name of a channel.
button-post = Open a post in { $forum }
lobby-host = { $name } (host)
lobby-free-seat = *free*
lobby-dm-closed = no direct messages; plays by private answers here
lobby-not-ready = has still to choose
lobby-deadline = Time for each move: { $length }
lobby-called = { $role }: there are free seats.
lobby-needs =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-needs-choice =
    { $count ->
        [one] The match can begin when { $names } has chosen.
       *[other] The match can begin when { $names } have chosen.
    }
lobby-settings-title = The table’s settings for { $game }
lobby-ended-running = The match has begun.
lobby-ended-finished = This match is over.
lobby-ended-aborted = This match was stopped.
lobby-ended-abandoned = This match was abandoned.
lobby-ended-agreed = This match was ended by agreement.
lobby-ended-expired = Nobody came for a long time, so this table was closed. Type /play to open a new one.
lobby-ended-cancelled = The host has closed this table. Type /play to open a new one.
lobby-ended-set-aside = This match was set aside because of a fault in the program.
menu-deadline = Choose the time for each move
menu-preset = Set everything at once
menu-group = Choose which settings to change
button-all-settings = All settings
settings-group-course = How the match goes
settings-group-setup = The set-up
settings-group-play = Play
settings-group-end = Points and the end
settings-preset-rulebook = As the rulebook has it
settings-preset-first = For a first match
settings-preset-quick = A quick match
settings-preset-expert = For experts
settings-preset-usual = The usual settings.
menu-kick = Choose a player to remove
menu-seats = Seat everybody anew
seats-before = As in the last match here
seats-drawn = Draw them by lot
channel-occupied-lobby =
    { $thread ->
        [yes] There is already a table for { $game } here (match { $match }): { $players }. Join it, or play in a thread of your own.
        [post] There is already a table for { $game } here (match { $match }): { $players }. Join it, or open a post of your own.
       *[no] There is already a table for { $game } here (match { $match }): { $players }. Join it.
    }
channel-occupied-running =
    { $thread ->
        [yes] { $game } is being played here (match { $match }): { $players }. One channel holds one match; yours can have a thread of its own.
        [post] { $game } is being played here (match { $match }): { $players }. One channel holds one match; yours can have a post of its own.
       *[no] { $game } is being played here (match { $match }): { $players }. One channel holds one match.
    }
thread-name = { $game } · { $host }
thread-opened = The table stands in { $thread }.
# The first message of a forum post, above the table.
post-begins = A table for { $game }. What happens at it stands below.
lobby-card-again = Its card was gone: it stands here again, as the table is now.
board-again = Its board was gone: it is posted here again, as the match is now.
play-place-gone = Your match { $match } of { $game } has lost its channel and waits. Let it go on here, or open another table.
rematch-opened = The new table stands below. Whoever wants to play again presses “Join”; in the settings you can keep the seats and colours of the last match, or draw them by lot.

## At the table

button-start-over = Start over
button-reopen = Take my answer back
button-reopen-orders = Take my orders back
# Beside the button that keeps standing orders; $answers is what they would answer to what is asked already.
button-at-once = Keep them and answer now: { $answers }
button-standing = Give standing orders
button-change-orders = Change my orders
button-type = Type it
button-earlier = Earlier
button-further = Further
button-later = Later
button-history = Read the history
button-replay = Replay the match
button-step-first = First
button-step-back = Back
button-step-forward = Forward
button-step-last = Last
button-rounds-before = Earlier rounds
button-rounds-after = Later rounds
button-open-view = Let everybody see it as I did
button-history-file = Get it as a text file
menu-round = Jump to a round
menu-view = Choose through whose eyes to look
# $whose is "everybody", "you" or "seat"; $name is the player of that seat.
look-back-step =
    { $whose ->
        [everybody] Step { $step } of { $count }, as everybody saw it
        [you] Step { $step } of { $count }, as you saw it
       *[seat] Step { $step } of { $count }, as { $name } saw it
    }
look-back-as-everybody = As everybody saw it
look-back-as = As { $name } saw it
look-back-other-rules = This match began under other rules or cards than today’s, so it cannot be gone through step by step. This is its last board, and what was told last.
look-back-broken = The rules of today do not lead through this match as it was played, so it cannot be gone through step by step. This is its last board, and what was told last.
view-opened = From now on everybody can look back on match { $match } as you saw it.
# The same in a game that keeps closed what its players bring (a deck).
view-opened-with-entries = You agree that everybody looks back on match { $match } as you saw it. Since that shows cards, all decks have to be open as well: each of you opens your own under “Get the record”.
button-move-in = Move in { $game } (match { $match })
button-look-at = Look at { $game } (match { $match })
button-go-on-here = Go on here
button-open-table = Open another table
nothing-asked = Nothing is asked of you now.
nothing-asked-over = This match is over.
# Computers who have to answer; $names is a list of names.
thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
# In a private panel, below whom the match waits for; then at the end of the time in which it can change.
panel-goes-on = What you are asked next comes up here by itself.
panel-stays = Nothing more comes up here by itself. Press “Your move” to go on.
panel-was-old = Something has happened since this panel was shown, so your press has changed nothing. This is what is asked now.
news-title = Since you last looked
news-before =
    { $count ->
        [one] One more line before these.
       *[other] { $count } more lines before these.
    }
button-show-it = Show what has happened
history-title = { $game }: what has happened · { $round }
# A part of the history where its rounds are not known, by its number.
history-part = Part { $number }
# $word is free text.
history-found =
    { $count ->
        [0] { $game }: “{ $word }” does not occur in the history
        [one] { $game }: “{ $word }” occurs in one line
       *[other] { $game }: “{ $word }” occurs in { $count } lines
    }
history-file = This is the whole history of match { $match }, as far as you may know it.
history-file-title = { $game }, match { $match }
history-empty = Nothing has happened yet.
history-by-orders = Your standing orders have answered for you.
fair = All shuffles of match { $match } follow from one number, the seed, which was drawn before the first move. This is its SHA-256, the whole fingerprint that begins under the first board: `{ $digest }`. Nobody can find the seed by it, and another seed would have another one. If you want to be sure, keep these digits: the seed is opened at the end, and “Get the record” tells how to check it.
record = The seed of match { $match } is `{ $seed }`. Its SHA-256 is `{ $digest }`, the fingerprint published at the start: so the shuffles were fixed before the first move. The file holds every move; `sealed-orders replay` plays it again.
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
matches-place-gone = { $game } (match { $match }) has lost its channel and waits. Type /matches in the channel in which it shall go on, and press “Go on here”.
match-goes-on-here = The match goes on here.
# The list that stands in a channel. $since and $due are timestamps, $link is an address.
tables-put = The list of tables stands in this channel now, and is brought up to date every ten minutes at most. If you do not want it any more, delete its message.
tables-title = Tables
tables-none = No table is open. Type /play in a channel to open one.
tables-more =
    { $count ->
        [one] One more table is not listed.
       *[other] { $count } more tables are not listed.
    }
tables-waiting = Waiting for { $names } since { $since }.
tables-rests = Rests until { $due }.
tables-free =
    { $count ->
        [0] All seats are taken: [the match is about to begin]({ $link }).
        [one] One seat is free: [sit down]({ $link }).
       *[other] { $count } seats are free: [sit down]({ $link }).
    }

## Leaving, and what a stuck match needs

button-resign = Resign for good
resign-question = Do you really want to resign from this match of { $game }? You cannot come back to it.
resigned = You have resigned.
button-hand-over = Leave to a computer
leaves-to-computer = You have left your seat to a computer player, and the others are asked whether they agree. Until they do you can come back by moving.
left-to-computer = A computer player goes on for you. If you change your mind, take the seat back with /replace.
button-abort = Stop the match
abort-question = Do you really want to stop this match of { $game }? Nobody wins it, and it cannot be resumed.
aborted = The match has been stopped.
button-agree = Agree to end it
end-question = Do you agree to end this match of { $game } without a winner? It ends as soon as all players who are still here agree.
end-agreed = You agree to end the match. It ends as soon as the others agree too.
end-ended = All agree: the match has ended without a winner.
pause-question = For how long shall this match rest? While it rests no time runs, and nothing is asked. All others are asked in the channel, and it begins once they agree; each of you can end it earlier.
pause-question-alone = For how long shall this match rest? While it rests no time runs, and nothing is asked. It begins at once, and you can end it earlier.
pause-agreed = You agree. The match rests as soon as the others agree as well.
pause-begins = The match rests until { $due }. Each of you can let it go on earlier with /pause.
undo-asked = The others are asked in the channel. Your answer comes back as soon as all of them agree.
undo-agreed = You agree. It is taken back as soon as the others agree as well.
undo-done = It is taken back.
pause-goes-on = The match rests until { $due }, as you have agreed. If you would rather go on now, press the button.
button-go-on = Go on now
claimed = You have won: your opponent has gone missing.
# $due is a timestamp.
extended = You have more time: please answer by { $due }.
button-replace = Sit down for { $name }
replace-question =
    { $count ->
        [one] The seat of { $names } can be taken over. Whoever sits down plays that hand to the end.
       *[other] The seats of { $names } can be taken over. Whoever sits down plays that hand to the end.
    }
replaced = The seat is yours now, with all its secrets.
replaces-soon = The seat is yours as soon as its turn ends. You are told then what you hold and what is asked.
button-stand-in = Let a computer play for { $name }
stand-in-question =
    { $count ->
        [one] { $names } is absent. If all others agree, a computer player goes on with what it may know in that seat, until somebody takes over.
       *[other] { $names } are absent. If all others agree, computer players go on with what they may know in those seats, until somebody takes over.
    }
stand-in-agreed = You agree. A computer player goes on as soon as the others agree as well.
stand-in-plays = A computer player goes on in that seat.

## Permissions of the bot

permission-view-channel = View Channel
permission-send-messages = Send Messages and Create Posts
permission-send-messages-in-threads = Send Messages in Threads and Posts
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-connect = Connect
permission-read-message-history = Read Message History

## Settings and privacy

settings-title = Settings of this server
settings-language = Language in the channels: { $language }
settings-language-auto = the server’s own language
settings-deadline = Time for each move, unless the host changes it: { $length }
settings-channels = Matches may be started in { $channels }.
settings-channels-all = Matches may be started in every channel.
limit-quiet_hours =
    { $most ->
        [0] Nothing is put off for quiet hours.
       *[other] Tables wait { $most } hours of a day at most for the quiet hours of each player.
    }
limit-away_days =
    { $most ->
        [0] Nobody may be away.
       *[other] Everybody may be away for { $most } days of a year.
    }
limit-pauses =
    { $most ->
        [0] Matches do not pause.
        [1] A match may pause once.
       *[other] A match may pause { $most } times.
    }
limit-pause_days =
    { $most ->
        [1] A pause lasts a day at most.
       *[other] A pause lasts { $most } days at most.
    }
menu-limit-quiet_hours = Choose for how many hours of a day tables wait for whoever sleeps
menu-limit-away_days = Choose for how many days of a year everybody may be away
menu-limit-pauses = Choose how often a match may pause
menu-limit-pause_days = Choose how long a pause may be
button-who-rests = Who rests?
rests-agreed = { $table }: rests until { $due }, as all have agreed.
rests-for-channel = { $table }: waits until I can write there.
rests-away = { $table }: { $name } is away until { $due }, and what waits for that seat rests.
rests-nothing = No match of this server rests, and nobody is away.
menu-language = Choose the language in the channels
menu-channels = Choose the channels for matches (none: all)
privacy-title = What is kept about you
privacy-what =
    - For each match: your seat, the name you had then and that of your account, your moves, when you made them and how long you took, how the match ended for you and what was greatest in it, how far you have seen the match, how often you asked for a hint, your quiet hours if your tables know them, until when you were away, whether you were invited to it or removed from it, and the notes and marks that you have made.
    - Beside that: your language, your time zone and quiet hours, how I call you, when you were away within a year, whether I can write to you, your points, who may see how good you are, the decks you have saved, how far you are in a lesson, what you seek by /seek, what you have answered to proposals of the last week and to the sealed orders of the day, with whom you do not want to be seated, and which servers keep you from their tables.
    “Take everything along” gives you all of it. Nothing is given to anybody else.
privacy-kept =
    Matches being played: { $running }. Matches over: { $ended }. Open tables: { $lobbies }. Decks and lessons: { $documents }. Matches with notes of yours: { $notes }.
privacy-how-long = It is kept until you delete it. A finished match stays, but your seat in it becomes nameless, and so does how it ended for you, because the points of the others follow from it. With whom others do not want to be seated is theirs: should it be you, the number of your account stays there, without a name.
privacy-answers-by-dm = Secret choices come to you by direct message.
privacy-answers-here = Secret choices come to you only in private answers in the channel.
button-answers-here = Ask me in the channel only
button-answers-by-dm = Write me direct messages
button-forget = Delete my data
button-forget-all = Delete everything
forget-question = Everything about you is deleted for good: saved decks, lessons, notes, settings, and your name in the matches you have played. Matches being played have to be resigned first.
forgotten = It is done: nothing about you is kept any more. Backups that were made before hold it until they are deleted.

## Refusals

button-unknown = This button is no longer in use. Type /move in the channel of your match to go on.
our-fault = Something went wrong on our side. Nothing is lost: please try it once more.
form-given-back = This is what you wrote, so that you can copy it:
refused-not-in-a-server = This works in a channel of a server only.
refused-not-a-member = I am not a member here, so no match can be played here. Write to me in a direct message, where you can type /practice, or play on a server that I was invited to.
# $text is free text.
refused-deadline = “{ $text }” cannot be a deadline. Write a length from 1 hour to 7 days, such as “36h” or “3d”, or “none”; for an evening together 2 to 15 minutes, such as “5m”.
# $game is free text, $games a list of titles.
refused-unknown-game = There is no game called “{ $game }” here. Choose one of these: { $games }.
refused-permissions = I lack permissions in this channel: { $missing }. Somebody who manages it can grant them to me.
refused-own-permissions = You lack permissions in this channel: { $missing }. Somebody who manages it can grant them to you.
refused-no-thread-here = No thread can be opened here. Type /play in an ordinary text channel.
# $channels is a mention of a forum.
refused-no-tag = Each post in { $channels } has to have a tag, and none that I may use there is called “{ $game }”. Somebody who manages it can add one.
refused-lobby-closed = This table is closed. Type /play to open a new one.
refused-not-a-moderator = Only members who may manage messages here can do that.
refused-not-a-manager = Only members who may manage the server can change its settings.
refused-no-board-on-it = This message shows no board of mine. Choose a board that I have posted, or press “Read the board” below one.
refused-no-match-here = No match is being played in this channel. Type /play to open a table.
refused-no-match-by-dm = No match is being played here. Type /practice to play one against computers.
refused-alone-here = This needs other people, and here you play alone with computers. /resign ends your match.
refused-play-by-dm = A table for several people needs the channel of a server. Here you can play alone: type /practice.
# $step is a number as it was typed.
refused-no-such-step =
    { $count ->
        [one] There is no step { $step }: this match has had one step so far. Choose 1.
       *[other] There is no step { $step }: this match has had { $count } steps so far. Choose a number from 1 to { $count }.
    }
refused-not-started = The match in this channel has not begun yet. Press Join on its card, or ask the host to start it.
refused-not-a-player = You do not sit at this table.
refused-resigned = You have resigned from this match, so nothing is asked of you any more. You can watch it with /board.
# $players is a list of names.
refused-only-players = Only { $players } sit at this table. You can watch with /board, or open a table of your own with /play.
refused-nobody-absent = Nobody at this table has gone missing, so there is no seat to take over.
refused-join-first = Press Join first, then choose what you bring.
refused-draft-has-changed = Your answer has changed since this panel was shown. Look at it again before you make it final.
