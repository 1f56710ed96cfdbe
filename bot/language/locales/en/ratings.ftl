### Who is good at what: /leaderboard, /profile, what a match has changed, and who may see it.

command-leaderboard-name = leaderboard
command-leaderboard-description = See how the players of this server stand in a game
command-leaderboard-game-name = game
command-leaderboard-game-description = The game
command-profile-name = profile
command-profile-description = See what you, or somebody else, have done in a game
command-profile-player-name = player
command-profile-player-description = Whose profile; leave it out for your own
command-profile-game-name = game
command-profile-game-description = The game; leave it out for the one that was played most

# In the list of what holds at a table.
terms-friendly = This match is friendly: it does not count for ratings.
# Below the results of a match. $changes is a list of the next message.
rating-changed = Ratings: { $changes }.
# $change is a number with its sign.
rating-change = { $name } { $points } ({ $change })

refused-friendly-later = Whether a match counts is agreed on before anybody else sits down. Close this table and open another one.
refused-profile-hidden = { $name } does not show a profile here.
refused-profile-empty = { $name } has not finished a match in this server yet.
refused-profile-empty-own = You have not finished a match here yet, practice aside. /play opens a table.
refused-profile-empty-game = { $name } has not finished a match of { $game } here yet.

## The table of a server

leaderboard-title = { $game } · the players of this server
leaderboard-row =
    { $matches ->
        [one] { $place }. { $name } · **{ $points }** · { $matches } match
       *[other] { $place }. { $name } · **{ $points }** · { $matches } matches
    }
leaderboard-row-provisional =
    { $matches ->
        [one] { $place }. { $name } · { $points }, provisional · { $matches } match
       *[other] { $place }. { $name } · { $points }, provisional · { $matches } matches
    }
leaderboard-none = Nobody has played a match of this game here that counts.
leaderboard-not-yet = You have not played a match of this game here that counts.
leaderboard-own = You stand here:
leaderboard-own-hidden = You have hidden your profile. Only you see that you would stand here:
leaderboard-how = Everybody begins with 1500 points; until ten matches they are provisional. Friendly matches and those with computers do not count.
button-leaderboard = Players of this server
button-profile-own = My profile

## A profile

profile-title = { $name } · { $game }
profile-rated =
    { $count ->
        [one] { $points } points after one match that counts.
       *[other] { $points } points after { $count } matches that count.
    }
profile-rated-provisional =
    { $count ->
        [one] { $points } points, provisional after one match that counts.
       *[other] { $points } points, provisional after { $count } matches that count.
    }
profile-unrated = No match has counted yet.
# Between whoever reads and $name; $ahead and $behind are numbers of matches.
profile-met =
    { $count ->
        [one] You have met { $name } in one match. You were ahead in { $ahead }, { $name } in { $behind }.
       *[other] You have met { $name } in { $count } matches. You were ahead in { $ahead }, { $name } in { $behind }.
    }
profile-seen-public = Everybody sees this, in every server. /privacy changes that.
profile-seen-server = Others see of this what you did in the server where they ask. /privacy changes that.
profile-seen-hidden = Nobody but you sees this. /privacy changes that.
menu-profile-game = Choose another game
profile-matches = Matches
profile-run = Wins in a row
profile-pace = Usual time for an answer
profile-wait = Longest wait sat through
profile-score = Highest score
profile-favourite = Met most often
profile-favourite-met =
    { $count ->
        [one] met once
       *[other] met { $count } times
    }
profile-players = At tables of { $count }
# Wins, of so many matches.
profile-won-of =
    { $count ->
        [one] { $won } of { $count } won
       *[other] { $won } of { $count } won
    }
# Below the points.
profile-picture-rated =
    { $count ->
        [one] after { $count } match
       *[other] after { $count } matches
    }
profile-picture-provisional =
    { $count ->
        [one] provisional, { $count } match
       *[other] provisional, { $count } matches
    }
profile-picture-no-curve = The curve begins with the second match.
# How often somebody had a place.
profile-picture-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
# In the picture’s text.
profile-picture-alt = The profile of { $name } in { $game }.
profile-picture-points = { $points } points,
profile-picture-curve = The points began at { $first } and moved between { $least } and { $most }.
profile-picture-place = place { $place }: { $times }

## In /privacy

menu-profile-visible = Choose who sees how good you are
profile-visible-public = Everybody, in every server, without where and whom
profile-visible-server = In each server what you did there
profile-visible-hidden = Nobody but you
