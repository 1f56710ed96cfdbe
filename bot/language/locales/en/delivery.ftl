### What the bot says of its own accord: accounts under boards, direct messages, reminders.

over-without-winner = The match has ended without a winner.
button-move = Your move
button-hand = Show my hand
button-hint = What would you do?
button-as-hinted = Do this
button-board-text = Read the board
button-rules = Open the rules
button-rematch = Play again
button-record = Get the record
button-fair = How this is fair
button-choose = Make your choice
button-change = Change my answer
# Where several answers could be changed; $duty is what was to be done, as in "waiting".
button-change-one = Change my answer: { $duty }
button-to-table = Go to the table
button-last-board = Go to the last board

account-folded = *The whole account is in the file below.*
# The same where a message is edited, which gets no file.
account-goes-on = *The rest of the account is in `/history`.*

# $name is bold already.
clock-moved = { $name } did not answer in time, so the clock moved for { $name }.
taken-back =
    { $followed ->
        [yes] { $name } has taken back, with all that has happened since: { $what }
       *[no] { $name } has taken back: { $what }
    }
taken-back-often =
    { $followed ->
        [yes] { $name } has taken answers back { $count } times (see `/history`), the last time with all that had happened since: { $what }
       *[no] { $name } has taken answers back { $count } times (see `/history`), the last time: { $what }
    }

# $names is a list of names or mentions, $duty completes "has to", $due is a timestamp or "none".
waiting =
    { $due ->
        [none]
            { $count ->
                [one] { $names } has to { $duty }.
               *[other] { $names } have to { $duty }.
            }
       *[other]
            { $count ->
                [one] { $names } has to { $duty } by { $due }.
               *[other] { $names } have to { $duty } by { $due }.
            }
    }
# Calls whoever has to act, below the board, which says until when. $duty is what was to be done, as in "waiting".
called =
    { $count ->
        [one] { $names }, it is your move: { $duty }.
       *[other] { $names }, it is for you to move: { $duty }.
    }
waiting-late =
    { $count ->
        [one] { $names } has to { $duty }. That was due by { $due }; the clock answers when it gets to it.
       *[other] { $names } have to { $duty }. That was due by { $due }; the clock answers when it gets to it.
    }
waiting-away = { $name } has to { $duty }. That rests until { $due }: { $name } is away.
waiting-free =
    { $name } is at this table no more. Whoever takes over the seat with /replace has to { $duty }; until then it is nobody’s move.{ $due ->
        [none] {""}
       *[other] {" "}After { $due } the clock answers.
    }
waiting-rests = The match rests until { $due }, as its players have agreed.
waiting-answered =
    { $count ->
        [one] { $names } has answered; nobody sees it yet.
       *[other] { $names } have answered; nobody sees it yet.
    }
# Under a line of "waiting": $since is a time gone by, as in "3 hours ago".
waiting-since = Asked { $since }.
# Follows the sentence on an open window; $due is a timestamp.
window-until = It closes by { $due } at the latest.
# Under a line of "waiting": why a deadline is later than the table's; $due is a timestamp.
later-quiet = Until { $due }: quiet hours of { $name }.
later-hidden = Until { $due }: the quiet hours of { $name } are hidden.
later-prolonged = Until { $due }: { $name } has prolonged the time.
later-saved = Until { $due }: { $name } spends time saved before.
later-window = It is put off for quiet hours.
# What has become of a question that a direct message asked; $duty is what was to be done, as in "waiting".
question-closed =
    { $became ->
        [player] You have answered: { $duty }.
        [computer] A computer has answered for you: { $duty }.
        [clock] The clock has answered for you, since the time was over: { $duty }.
        [plan] Your standing order has answered: { $duty }.
        [forced] There was only one answer, so it was given for you: { $duty }.
       *[gone] This is not asked any more: { $duty }.
    }
# The last words of a direct message, for somebody who does not play in the match any more.
letter-end =
    { $why ->
        [resigned] You have resigned from this match.
       *[computer] A computer player plays in your seat from now on. With `/replace` in the channel you can take it back.
    }

# The first line of every direct message.
direct-header = { $game } · match { $match } · { $server } · { $channel }
# The same where the match is played in direct messages, and what that place is called in a list of matches.
direct-header-here = { $game } · match { $match }
place-direct-messages = direct messages
# $due is a timestamp, here and below: "24 November 2026 18:10 (in 24 hours)", and later on "… (an hour ago)", so that a
# sentence has to read right in both tenses.
answer-by = Please answer by { $due }.
answer-until = Please answer by { $due }. After that the clock answers for you.
answer-late = Your answer was due by { $due }. The clock is about to answer for you.
reminder = Your move in { $game } in { $channel } is still open. Please answer by { $due }; after that the clock answers for you.
reminder-in-channel = { $name }, your move is still open. Please answer by { $due }; after that the clock answers for you.
still-replaceable = You can change your answer until the last player has answered.
# A question that orders have answered before it was asked; the answer follows on a line of its own.
given-ahead = You have answered this ahead:
orders-stand = These orders stand for the rest of the match, unless they say otherwise. You can change them or take them back at any time. Whenever they answer for you, you alone are told.
# What standing orders have answered: a heading, and a list item for each. $duty follows "asked to", $answer is a sentence.
orders-followed = Your standing orders have answered for you:
clock-followed = You did not answer in time, so the clock has answered for you:
order-followed = You were asked to { $duty }. { $answer }

# Sent when somebody takes a seat.
welcome = You sit at the table of { $game } in { $channel }. What only you may know comes here, and you can make your secret choices here.
dm-closed = I cannot write to you: your direct messages are closed. You can play all the same: press “Your move” in the channel, and only you see the answer. To get messages, open the server’s menu, choose Privacy settings and allow direct messages.
dm-throttled = Discord does not let me open a direct message just now. Press “Your move” in the channel instead: only you see the answer.
permission-missing-see = I cannot see the channel { $channel } any more, so the match there waits. Please let me see it and write in it again.
permission-missing-send = I am not allowed to write in { $channel }, so the match there waits. Please give me the permissions to send messages, attach files and read the message history.
permission-missing-connect = I am not allowed to connect to { $channel }, so I cannot write there either, and the match there waits. Please give me the permission to connect.
thread-locked = The thread { $channel } is locked, so the match there waits. Somebody who manages threads can unlock it.
threads-at-limit = The server has as many open threads as Discord allows, so { $channel } cannot be opened again and the match there waits. Please close a thread that nobody needs.
seed-published = Match { $match } · fingerprint of the shuffles: `{ $digest }…`
seed-opened = All shuffles came from the seed `{ $seed }`, fixed before the first move: its SHA-256 is the fingerprint under the first board. Press “Get the record” to check them.
