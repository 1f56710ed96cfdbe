### Verräter: die Wörter, die Sätze und Bilder teilen, die wenigen Wörter in den Bildern, ihre Alternativtexte, und das Brett in
### Worten.

## Wörter

verraeter-land-wilderness = Ödnis
verraeter-land-meadow = Weide
verraeter-land-river = Fluss
verraeter-land-woods = Wald
verraeter-land-village = Dorf
verraeter-land-city = Stadt

verraeter-family-eagle = Adler
verraeter-family-rose = Rose

verraeter-role-traitor = Verräter
verraeter-role-diplomat2 = Diplomat +2
verraeter-role-diplomat5 = Diplomat +5
verraeter-role-builder = Baumeister
verraeter-role-strategist = Stratege
verraeter-role-farmer = Bauer

verraeter-building-granary = Gutshof
verraeter-building-post = Kontor

## Wörter in den Bildern

verraeter-picture-setup = Aufbau
verraeter-picture-round = Runde { $round } von { $rounds }
verraeter-picture-over = Endstand
verraeter-picture-stopped = Die Partie ist vorbei
verraeter-picture-duty-granaries = { $name } setzt den ersten Gutshof
verraeter-picture-duty-place = { $name } wählt den Konfliktort
verraeter-picture-duty-draft = { $name } nimmt eine Aktionskarte
verraeter-picture-duty-cards = { $name } spielt Versorgungskarten
verraeter-picture-duty-building = { $name } darf bauen
verraeter-picture-won =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
verraeter-picture-taken =
    { $winner ->
        [eagle] Der Adler nimmt { $land ->
            [wilderness] die Ödnis
            [meadow] die Weide
            [river] den Fluss
            [woods] den Wald
            [village] das Dorf
           *[city] die Stadt
        }
       *[rose] Die Rose nimmt { $land ->
            [wilderness] die Ödnis
            [meadow] die Weide
            [river] den Fluss
            [woods] den Wald
            [village] das Dorf
           *[city] die Stadt
        }
    } · { $winners ->
        [0] keine Punkte
        [one] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $points ->
            [one] je { $points } Punkt
           *[other] je { $points } Punkte
        }
    }
verraeter-picture-tie = Gleichstand, je { $total }: kein Land wechselt
# The poster at the end. $points is what $name has scored in that round, or for the trading posts.
verraeter-poster-turn = Wendepunkt
verraeter-poster-turn-text =
    { $round ->
        [1] { $name } führt von der ersten Runde an, mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] In Runde { $round } holt { $name } { $points } und führt von da an bis zum Schluss.
    }
verraeter-poster-turn-posts = Erst die Kontore entscheiden: { $name } bekommt { $points } dafür.
verraeter-poster-betrayal = Größter Verrat
verraeter-poster-betrayal-none = In dieser Partie hat kein Verrat eine Summe verändert.
# $family is the one that the traitor goes over to.
verraeter-poster-betrayal-text =
    { $family ->
        [eagle] In Runde { $round } verrät { $name } die Rose: { $eagle } zu { $rose } statt { $eaglebefore } zu { $rosebefore }.
       *[rose] In Runde { $round } verrät { $name } den Adler: { $rose } zu { $eagle } statt { $rosebefore } zu { $eaglebefore }.
    }
# Lists the points after each round, and with the trading posts.
verraeter-poster-curve = { $name } von der ersten Runde an: { $points }.
verraeter-poster-battle = Größter Konflikt
# Followed by verraeter-picture-taken.
verraeter-poster-battle-text = Runde { $round }, Adler { $eagle }, Rose { $rose }.
# The headline of a reveal. $family is the one that the traitor goes over to.
verraeter-picture-betrays = { $name } verrät { $family ->
        [eagle] die Rose
       *[rose] den Adler
    }
verraeter-picture-wins =
    { $winner ->
        [eagle] Der Adler siegt
        [rose] Die Rose siegt
       *[none] Niemand siegt
    }
verraeter-picture-legend-first = Beginnt
verraeter-picture-legend-strategist = Strategiekarte
verraeter-picture-legend-strength = Stärke eines Landes
verraeter-picture-legend-points = Punkte
verraeter-picture-legend-hand = Handkarten
verraeter-picture-legend-winners = Punkte, 3 Sieger
verraeter-picture-legend-flipped = Eben erobert
verraeter-picture-legend-built = Eben gebaut
verraeter-picture-pile = Versorgung
verraeter-picture-hand = Deine Versorgungskarten
verraeter-picture-hand-empty = Keine Versorgungskarten
verraeter-picture-family =
    { $family ->
        [eagle] Du hältst zum Adler
       *[rose] Du hältst zur Rose
    }
verraeter-picture-role-none = Noch keine Aktionskarte
verraeter-picture-roles = Nimm eine Aktionskarte
verraeter-picture-roles-taken = Diese Aktionskarten standen dir zur Wahl

## Alternativtexte, und das Brett in Worten

verraeter-board-head = { $title }. { $duty }.
verraeter-board-conflict = Der Konflikt: { $one } gegen { $two }.
verraeter-board-sums = Auf dem Tisch hat der Adler { $eagle }, die Rose { $rose }; die Aktionskarten sind noch nicht aufgedeckt.
verraeter-board-result = { $result }. Der Adler hatte { $eagle }, die Rose { $rose }.
verraeter-board-supporter =
    { $name } für { $family ->
        [eagle] den Adler
       *[rose] die Rose
    }: { $state ->
        [waiting] noch keine Versorgungskarten
        [passed] keine Versorgungskarten
       *[played] { $count ->
            [one] Versorgungskarte { $cards }
           *[other] Versorgungskarten { $cards }
        }
    }{ $secret ->
        [none] {""}
        [hidden] , Aktionskarte genommen
       *[known] , { $role }
    }.
verraeter-board-player =
    { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $family ->
        [eagle] Adler
       *[rose] Rose
    }{ $counted ->
        [yes] , { $hand ->
            [one] { $hand } Handkarte
           *[other] { $hand } Handkarten
        }
       *[no] {""}
    }, { $granaries ->
        [one] { $granaries } Gutshof
       *[other] { $granaries } Gutshöfe
    }, { $posts ->
        [one] { $posts } Kontor
       *[other] { $posts } Kontore
    }{ $first ->
        [yes] , beginnt
       *[no] {""}
    }{ $strategist ->
        [yes] , Strategiekarte
       *[no] {""}
    }{ $left ->
        [yes] , hat die Partie verlassen
       *[no] {""}
    }.
verraeter-board-holdings =
    { $family ->
        [eagle] Der Adler hält { $lands }.
       *[rose] Die Rose hält { $lands }.
    }
verraeter-board-holding = { $land } { $place }
verraeter-board-lands = Die Länder nach Plätzen, mit Stärke und den Punkten für 1/2/3/4 Sieger darüber:
verraeter-board-land =
    { $place }. { $land }, { $family ->
        [eagle] Adler
       *[rose] Rose
    }, { $strength }, { $points }{ $building ->
        [granary] , Gutshof von { $name }
        [post] , Kontor von { $name }
       *[none] {""}
    }{ $change ->
        [flipped] , gerade erobert
        [built] , gerade bebaut
       *[none] {""}
    }{ $choice ->
        [yes] , wählbar
       *[no] {""}
    }
verraeter-board-borders = Du kannst zwischen diesen Nachbarn wählen: { $borders }.
verraeter-board-border = { $one } und { $two }
verraeter-board-pile =
    { $count ->
        [one] { $count } Versorgungskarte ist im Stapel.
       *[other] { $count } Versorgungskarten sind im Stapel.
    }
verraeter-board-final = { $name }: { $before } + { $bonus } = { $total }.
verraeter-hand-family =
    { $family ->
        [eagle] Du hältst zum Adler.
       *[rose] Du hältst zur Rose.
    }
verraeter-hand-cards =
    { $count ->
        [0] Du hast keine Versorgungskarten.
        [one] Du hast die Versorgungskarte { $cards }.
       *[other] Du hast die Versorgungskarten { $cards }.
    }
verraeter-hand-role = Deine Aktionskarte: { $role }.
verraeter-roles-alt = Aktionskarten zur Wahl: { $roles }.
verraeter-roles-alt-taken = Dir standen diese Aktionskarten zur Wahl: { $roles }. Genommen hast du: { $role }.
verraeter-roles-alt-card = { $role } ({ $about })
