### Computers at a table: /practice, and their seats in the lobby.

## Practice

command-practice-name = practice
command-practice-description = Play alone against computers; it begins at once
command-practice-game-name = game
command-practice-game-description = Which game to play
command-practice-level-name = level
command-practice-level-description = How well the computers play (by default like friendly beginners)
command-practice-players-name = players
command-practice-players-description = How many play, with you (by default as many as the game is for)
computers-level1 = Level 1: plays like a friendly beginner
computers-level2 = Level 2: plays sensibly
computers-level3 = Level 3: plays well
computers-level4 = Level 4: thinks longest, for whoever wants to be beaten
# Stands above the first board. $name is bold.
practice-begins =
    { $count ->
        [one] { $name } plays { $game } against a computer of level { $level }. There is no deadline, and nothing is at stake.
       *[other] { $name } plays { $game } against { $count } computers of level { $level }. There is no deadline, and nothing is at stake.
    }
practice-goes-on = It goes on from a position of a match: what is hidden there is drawn anew.
practice-how = Press “Your move” below the board. What you are asked after that comes up by itself. To stop, type /resign: the match ends at once.
# So many wait for computers that it takes longer than usual; $time is a length such as “2 minutes”.
computers-busy = Computers are busy now: they answer in about { $time }.
practice-again = The next match begins below.
refused-no-practice-here = No thread can be opened here. Type /practice in an ordinary text channel, or in a direct message to me.

## In the lobby

button-computers = Seat computers
lobby-computer = computer, level { $level }
lobby-counts-not = With a computer at the table the match counts for nothing.
computers-title = Computers at this table
computers-none = No computer sits here yet.
computers-how = A computer knows what a person in its seat would know, and plays by the same rules.
menu-add-computer = Seat a computer: how well does it play?
menu-remove-computer = Choose a computer to remove
menu-terms = Choose what holds at this table
terms-hints = Everybody may ask what a computer would do.
terms-absent = A computer takes over for absent players at once.
terms-no-undo = Nothing that was played is taken back.
