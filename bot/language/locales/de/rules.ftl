### Die Regeln zum Lesen: Seiten, was sich darin findet, Wörter.

command-rules-name = regeln
command-rules-description = Die Regeln lesen
command-rules-game-name = spiel
command-rules-game-description = Welches Spiel (sonst das in diesem Kanal)
command-rules-word-name = wort
command-rules-word-description = Ein Wort, das in den Regeln gesucht wird
button-page-back = Vorige Seite
button-page-on = Nächste Seite
button-page-read = „{ $page }“ lesen
menu-page = Wähle eine Seite
# On the panel of a decision: opens the rules by which it is made.
button-why = Warum?
rules-why = Warum? Die Regeln von { $game } dazu
rules-why-more = Die Seiten sagen mehr dazu.
# $word is free text.
rules-found = Was die Regeln über „{ $word }“ sagen
rules-more =
    { $count ->
        [one] Noch ein Absatz enthält es; ein längeres Wort findet weniger.
       *[other] Noch { $count } Absätze enthalten es; ein längeres Wort findet weniger.
    }
# $word is free text.
rules-nothing-found = Die Regeln von { $games } sagen nichts über „{ $word }“. Versuch es mit einem anderen Wort oder einem Wortanfang, oder wähle eine Seite aus dem Menü.
command-glossary-name = glossar
command-glossary-description = Ein Wort der Regeln nachschlagen, in welcher Sprache auch immer
command-glossary-word-name = wort
command-glossary-word-description = Das Wort oder sein Anfang
menu-word = Schlage ein Wort nach
# A word of the rules in another language, after that language's name.
word-elsewhere = { $language }: { $word }
# $word is free text.
refused-no-such-word = Kein Wort der Regeln heißt „{ $word }“. Tippe den Anfang eines Wortes und wähle aus der Liste, oder sieh auf der Seite „Wörter“ der Regeln nach.
