### Lektionen: die erste Runde eines Spiels, Schritt für Schritt.

command-learn-name = lernen
command-learn-description = Ein Spiel lernen: eine erste Runde spielen, Schritt für Schritt und mit Erklärungen
command-learn-game-name = spiel
command-learn-game-description = Welches Spiel
learn-which = Welches Spiel möchtest du lernen?
learn-button-begin = Lektion beginnen
learn-button-again = Noch einmal beginnen
learn-button-on = Lektion fortsetzen
learn-button-advice = Mach es für mich
learn-button-leave = Hier aufhören
learn-button-practise = Gegen den Computer spielen
learn-left = Die Lektion wartet auf dich. Tippe /lernen, um weiterzumachen.
learn-house = Das Haus
refused-no-lesson = Eine solche Lektion gibt es nicht. Du kannst { $games } lernen.
