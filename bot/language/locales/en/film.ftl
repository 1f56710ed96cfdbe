### Films of matches.

command-film-name = film
command-film-description = Watch this match, or its latest round, as a film
command-film-part-name = part
command-film-part-description = What the film shows (by default the whole match so far)
command-film-match = the whole match
command-film-round = the latest round
button-film-show = Show to everybody
refused-film-in-work = Your film is still being drawn. Ask for the next one when it is here.
refused-film-too-short = This match has just begun, so a film would show nothing yet. Ask again after the first round.
refused-film-earlier-rules = This match cannot be played again by the rules of today, so there is no film of it. /history tells what has happened.
# $names are players whose view is open, or not; $decks is "yes" in a game that keeps closed what they bring.
film-opened = The film also shows what { $names } held in secret as the match went on.
film-closed =
    { $decks ->
        [yes] Of { $names } it shows only what everybody saw. It shows more once all of you have opened what you brought, under “Get the record”, and whoever held it has pressed “Let everybody see it as I did” in /replay.
       *[no] Of { $names } it shows only what everybody saw. It shows more once they have pressed “Let everybody see it as I did” in /replay.
    }
