### Filme von Partien.

command-film-name = film
command-film-description = Diese Partie oder ihre letzte Runde als Film ansehen
command-film-part-name = teil
command-film-part-description = Was der Film zeigt (sonst die ganze Partie bis jetzt)
command-film-match = die ganze Partie
command-film-round = die letzte Runde
button-film-show = Allen zeigen
refused-film-in-work = Dein Film wird noch gezeichnet. Frag nach dem nächsten, wenn er da ist.
refused-film-too-short = Diese Partie hat gerade erst begonnen, ein Film würde noch nichts zeigen. Frag nach der ersten Runde noch einmal.
refused-film-earlier-rules = Diese Partie lässt sich nach den heutigen Regeln nicht nachspielen, also gibt es keinen Film davon. /verlauf erzählt, was geschehen ist.
film-opened = Der Film zeigt auch, was im Lauf der Partie bei { $names } verdeckt war.
film-closed =
    { $decks ->
        [yes] Bei { $names } zeigt er nur, was alle gesehen haben. Mehr zeigt er, sobald ihr alle unter „Protokoll holen“ eure Decks geöffnet habt und die Betreffenden in /rückblick „Allen zeigen, was ich sah“ gewählt haben.
       *[no] Bei { $names } zeigt er nur, was alle gesehen haben. Mehr zeigt er, sobald die Betreffenden in /rückblick „Allen zeigen, was ich sah“ gewählt haben.
    }
