### The sealed order of the day: one position for everybody on a server, answered in secret and opened a day later.

command-daily-name = daily
command-daily-description = Answer the sealed order of the day, and see how you stand

# On a server

button-daily-settings = Sealed order of the day
daily-settings = The sealed order of the day
daily-about = Once a day I post a position of one of the games: everybody answers in private, and a day later I open all answers and say what they were worth.
daily-off = It is turned off here.
# $place is a city, whose clock counts.
daily-on = I ask in { $channels } every day at { $time } ({ $place }).
daily-next = The next one comes { $due }.
daily-stopped-gone = I stopped: the channel is gone, or takes nothing of mine any more. Choose a channel below.
daily-stopped-help = I stopped: for a whole day I could not post in the channel. Let me write and attach files there, and choose it below.
button-daily-on = Turn it on here
button-daily-off = Turn it off
menu-daily-hour = At which hour of your clock
menu-daily-channel = In which channel
refused-daily-channel = I cannot post in { $channels }. Let me see it, write and attach files there, or choose another channel.

# The question

daily-title = The sealed order of the day · { $game }
# $name is one of the players of the position.
daily-seat = Today everybody sits in the place of { $name } and sees what only { $name } knows.
daily-until = Answer in private until { $due }. Then I open all answers at once; until then nobody learns who has answered, or what.
daily-closed = The answers are open.
button-daily-answer = Answer in private
button-daily-minute = The game in one minute
button-daily-learn = Learn this game
button-daily-practise = Practise from here
button-daily-opened = See what came out

# One’s own answer

daily-panel = Sealed order of the day · { $game } · opens { $due }
daily-replaceable = You can change your answer until the answers are opened.
daily-signed = When the answers are opened, yours is signed: you can be named as the boldest, as alone with an answer, and in the week’s table.
daily-unsigned = Your answers bear no name. Sign them if you want to be named when they are opened, and in the week’s table.
button-daily-sign = Sign my answers
button-daily-unsign = Do not sign my answers
refused-daily-none = No sealed order of the day was asked here yet. Members who may manage the server turn it on in /settings.
refused-daily-unknown = This sealed order of the day is not one of this server, or is long gone. /daily shows the latest one.
refused-daily-late = This sealed order is closed: its time is over, and the answers that were in are opened. /daily shows the latest one.
refused-daily-other-rules = Since this order was asked, the rules of its game have changed here, so nobody can answer it any more. Another one comes tomorrow.

# What came out

daily-opened = What came out · { $game }
daily-broken = This order could not be opened, so no answer counts.
daily-answered =
    { $count ->
        [0] Nobody has answered.
        [one] One answer was in.
       *[other] { $count } answers were in, { $ways ->
            [one] all of them the same.
           *[other] in { $ways } different ways.
        }
    }
# $answer is worded as on its button, $share is how often a strong computer would give it.
daily-line =
    { $count ->
        [0] { $answer }: nobody. The computer { $share } %, { $points } points
        [one] { $answer }: one person. The computer { $share } %, { $points } points
       *[other] { $answer }: { $count } people. The computer { $share } %, { $points } points
    }
daily-boldest = Boldest: { $names }, with “{ $answer }”. The computer gives this answer { $share } % of the time, and it has { $points } points.
daily-alone =
    { $count ->
        [one] Alone with an answer: { $names }.
       *[other] Each alone with an answer: { $names }.
    }
# Those who do not sign: instead of names.
daily-nameless =
    { $count ->
        [one] somebody
       *[other] { $count } people
    }
daily-others =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
daily-points = The best answer has 100 points. For each percent of the chance to win that an answer gives away, it has 5 points fewer. A strong computer has judged by what { $name } knows.
button-daily-mine = What was mine worth?
daily-mine = Your answer: { $answer }. It has { $points } points.
daily-mine-best = The computer prefers: { $answer }.
daily-mine-none = You did not answer this one.
# Instead of what follows in each world.
daily-mine-alone = Nobody else answers this at the same time, so there is nothing to meet in one world or another: the points are an average over many worlds that fit what { $name } knows.
button-daily-worlds = See what follows from it
daily-worlds = Three worlds that fit what { $name } knows. At the other places a strong computer has answered, in secret and at the same time; this follows from your answer:
daily-world =
    { $count ->
        [one] World { $worlds }
       *[other] Worlds { $worlds }
    }
daily-streak =
    { $count ->
        [0] You have not answered the latest one.
        [one] You have answered the latest one.
       *[other] You have answered { $count } in a row.
    }
daily-week = This week
daily-week-line =
    { $count ->
        [one] { $name }: { $points } points by one answer
       *[other] { $name }: { $points } points by { $count } answers
    }
daily-week-none = Nobody who signs has points yet.

daily-picture-title = What came out
daily-picture-people = you all
daily-picture-computer = the computer
daily-picture-points = points
daily-picture-bold = the boldest
daily-picture-alt = What came out, answer by answer. { $answered ->
    [0] Nobody has answered.
    [one] One answer was in.
   *[other] { $answered } answers were in.
    }

privacy-daily =
    { $count ->
        [0] You have answered no sealed order of the day.
        [one] You have answered one sealed order of the day.
       *[other] You have answered { $count } sealed orders of the day.
    }
