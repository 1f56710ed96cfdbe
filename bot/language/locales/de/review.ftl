### Eine Partie, die vorbei ist, ausgewertet: /review.

command-review-name = auswertung
command-review-description = Eine beendete Partie auswerten: wie die Chancen standen, und deine eigenen Antworten
button-review = Die Partie auswerten
button-review-mine = Wie gut waren meine Antworten?
button-review-step = { $number } ansehen
button-review-moment = Das Brett ansehen
button-review-play-on = Von da weiterspielen
refused-review-broken-off = Diese Partie wurde abgebrochen, ehe sie entschieden war, also ist aus niemandes Chancen etwas geworden. /rückblick zeigt ihre Bretter.
refused-no-review = { $game } spielt kein Computer, also kann niemand sagen, wie die Chancen standen.
refused-review-changed-hands = Auf deinem Platz saß in dieser Partie mehr als eine Person, also lässt sich nicht sagen, wessen Antworten gut waren. Die Kurve der ganzen Partie gibt es.

## Was alle sehen

review-title = { $game } · Partie { $match }, ausgewertet
review-how = Ein Computer hat geschätzt, wie wahrscheinlich jeder gewinnt, Schritt für Schritt, nach dem, was damals alle sehen konnten.
review-turns = Hier wendete sich die Partie:
review-turn = { $when }: { $name } ging von { $before } % auf { $after } %.
review-steady = Bis zum Ende haben sich niemandes Chancen stark bewegt.
review-picture-title = Wie die Chancen standen
review-picture-steady = Bis zum Ende haben sich niemandes Chancen stark bewegt.
review-picture-alt = Die Chancen auf den Sieg vom Anfang ({ $start }) bis zum Ende ({ $end }), als Fluss in den Farben der Spieler.

## Was jeder allein sieht

review-mine-title =
    { $count ->
        [one] Deine Antworten: Angesehen wurde die eine, um die herum sich die Partie für dich bewegte
       *[other] Deine Antworten: Angesehen wurden die { $count }, um die herum sich die Partie für dich am meisten bewegte
    }
review-mine-none = Keine deiner Antworten in dieser Partie ließ eine Wahl, über die ein Computer nachgedacht hätte.
review-mine-even = Keine von ihnen hat dich etwas gekostet, was ein Computer gesehen hätte.
review-best = Deine beste Antwort
review-dearest = Deine teuerste Antwort
review-you = { $when }. Du: { $answer }.
review-instead = Ein Computer hätte lieber das getan: { $answer }.
review-knew = Nach dem, was du wissen konntest, hattest du dann { $yours } %, mit der anderen Antwort { $theirs } %.
review-knew-best = Nach dem, was du wissen konntest, hattest du dann { $yours } %, mit anderen Antworten im Mittel { $theirs } %.
review-true = Nach dem, was wirklich so war, waren es { $yours } % mit deiner und { $theirs } % mit der anderen.
review-true-best = Nach dem, was wirklich so war, hattest du dann { $yours } %.
review-not-known = Das konntest du nicht wissen: Nach dem, was wirklich so war, stand es umgekehrt.
review-only-you = Das siehst nur du.
review-shown-by = { $name } zeigt allen, wie gut diese Antworten waren.
review-predictable = Wer nur wüsste, was du das Mal davor gewählt hast, hätte über deine Partien hinweg { $guessed } von { $count } deiner Entscheidungen erraten.
review-habit = Am sichersten: Nach „{ $after }“ kam „{ $then }“, { $times }-mal von { $count }.
review-guesses =
    { $count ->
        [one] Was du bei jemandem vermerkt hattest, zeigte sich einmal: { $right } richtig.
       *[other] Was du bei anderen vermerkt hattest, zeigte sich { $count }-mal: { $right } richtig.
    }
