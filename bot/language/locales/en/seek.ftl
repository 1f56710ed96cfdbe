### Finding a table: /seek, and /block.

command-seek-name = seek
command-seek-description = Seek a table: I propose one to you as soon as enough people fit together
command-seek-game-name = game
command-seek-game-description = Which game; without one you see what you seek and what is missing
command-seek-players-name = players
command-seek-players-description = How many play, with you (by default as many as the game is for)
command-seek-pace-name = pace
command-seek-pace-description = How long everybody has for a turn (by default a day or three days)
command-seek-computers-name = computers
command-seek-computers-description = When computers may have the empty seats (by default never)
seek-choose-day = A day for a turn
seek-choose-days = Three days for a turn
seek-choose-evening = An evening together, with minutes for a turn
seek-choose-after-0 = At once
seek-choose-after-6 = After six hours
seek-choose-after-24 = After a day
seek-choose-after-72 = After three days
command-block-name = block
command-block-description = Choose with whom you do not want to be seated; nobody learns it
command-block-other-name = person
command-block-other-description = With whom; without anybody you see whom you have chosen

## What somebody seeks

# In other sentences.
seek-pace =
    { $pace ->
        [day] a day for a turn
        [days] three days for a turn
        [day-days] a day or three days for a turn
       *[evening] an evening together
    }
# $players is a number or a span such as “2–4”, $paces as in seek-pace.
seek-what = You seek a table for **{ $game }** with { $players } players, { $paces }.
# $pace is as in seek-pace.
seek-missing =
    { $count ->
        [0] Nobody is missing: a table for { $players } players is about to be proposed.
        [one] One more is missing for { $game } with { $players } players, { $pace }.
       *[other] { $count } more are missing for { $game } with { $players } players, { $pace }.
    }
seek-computers = From { $due } on, computers may have the empty seats.
seek-until = It stands until { $due }, a week at most.
seek-how = As soon as enough people fit together, I write to you directly. Nobody is seated who does not say yes. Who is seated with whom also depends on what others wish. Seek again to change your wish.
seek-how-in-channel = As soon as enough people fit together, I call you in this channel, since direct messages do not reach you. Nobody is seated who does not say yes. Who is seated with whom also depends on what others wish. Seek again to change your wish.
seek-newcomer = You have not played { $game } yet: meanwhile you can learn it, or practise.
seek-nothing = You seek no table here. Type /seek with a game to be proposed one.
button-seek-end = Seek no more
button-seek-learn = Learn this game
refused-seek-players = { $game } is for { $least } to { $most } players. Choose a number that it is for.
refused-seek-computers = No computer plays { $game }. Seek without computers.
refused-seek-opens = Your table for { $game } is opening this moment. Look into the channel.

## A table that is proposed

seek-proposed = A table for { $game }
seek-where = In { $server }
seek-with = With you: { $names }.
seek-size = { $players } players, { $pace }.
seek-beside-computers =
    { $count ->
        [one] A computer has one of the seats.
       *[other] Computers have { $count } of the seats.
    }
# $spans are spans of time in the reader’s own.
seek-awake =
    { $count ->
        [2] You are both awake { $spans }.
       *[other] You are all awake { $spans }.
    }
seek-said-yes =
    { $yes ->
        [one] { $yes } of { $people } has said yes.
       *[other] { $yes } of { $people } have said yes.
    }
seek-asked = It opens once all have said yes. Answer by { $due }; after that the next one is asked in your place.
seek-yes = You have said yes. The table opens once all have; if somebody makes room, the next one is asked and your yes stands.
seek-opened = Your table for { $game } is open: { $channel }.
seek-fell = The table for { $game } does not come about: too few are left. You still seek one.
seek-no = You have made room at the table for { $game }. /seek says what you seek.
seek-slept = You have not answered, so the next one was asked for the table of { $game }. Type /seek to seek again.
seek-nowhere = The table for { $game } could be opened nowhere, since in none of your channels all of you and I may write. Type /seek in another channel.
seek-over = You seek no table for { $game } in { $channel } any more: its time is over, and none has come about.
seek-renewed = You seek a table for { $game } in { $channel } again. /seek says there what is missing.
button-seek-again = Seek again
button-seek-yes = Sit down
button-seek-no = Make room
button-seek-see = Look at the table
button-seek-go = Go to the table
# In the channel, where direct messages do not reach somebody. $name is a mention.
seek-called = { $name }, a table for { $game } waits for your answer.
seek-called-open = { $name }, your table for { $game } is open: { $channel }.
seek-called-over = { $name }, you seek no table for { $game } any more: its time is over.
# The name of a thread.
seek-thread = A table for { $game }
# In the message that gathers what waits for somebody.
seek-gathered = A table for { $game } waits for your answer.

## The list of tables

# $players and $paces are as in seek-what.
seek-listed =
    { $count ->
        [one] One person seeks a table with { $players } players, { $paces }.
       *[other] { $count } people seek a table with { $players } players, { $paces }.
    }
seek-list-how = Type /seek to seek a table as well.
button-seek-too = Seek { $game } too
# $name is the host’s.
button-seek-join = Join { $name }: { $game }

## With whom one does not want to be seated

block-title = With whom you do not want to be seated
block-nobody = Nobody.
block-more =
    { $count ->
        [one] One more is not listed.
       *[other] { $count } more are not listed.
    }
block-how = Tables that are proposed by /seek never seat you together, and nobody is ever told why. At tables that people open themselves everybody may sit down.
block-done = { $name } and you are not seated together by proposals from now on.
menu-block-end = Choose with whom you may be seated again
refused-block-yourself = You cannot choose yourself. Choose somebody else.
refused-block-too-many = You have named { $most } people, which is the most. Take somebody back with /block first.

## What is kept

privacy-seek = People with whom you do not want to be seated: { $blocked }.

# Roles that are called for open seats

button-seat-roles = Roles for open seats
seat-roles-about = Where somebody opens a table for a game, its card calls the game’s role: once for each table, and once an hour at most. Choose roles that people take of their own accord, so that nobody is called who did not ask for it.
seat-roles-none = There is no role to choose yet: make one in Discord’s settings of the server, and let anyone @mention it.
seat-roles-nobody = { $game }: nobody is called
seat-roles-role = { $game }: { $role }
