### Warum die Regeln von Macht & Ohnmacht eine Antwort ablehnen. $region und $other sind Namen von Gebieten; $tile, $kind (Ritter
### oder Magier), $marker, $wanted (auch ein Marker oder eine Zahl) und $cycle sind Wörter der Spielregel.

## Der Tisch

macht_ohnmacht-problem-seats = Macht & Ohnmacht ist für zwei, nicht für { $players }.
macht_ohnmacht-problem-over = Die Partie ist vorbei.

## Der Zug

macht_ohnmacht-problem-no-action-left =
    { $actions ->
        [one] Du hattest deine eine Aktion in diesem Zug. Beende den Zug.
       *[other] Du hattest deine { $actions } Aktionen in diesem Zug. Beende den Zug.
    }
macht_ohnmacht-problem-action-due =
    { $actions ->
        [one] Du kannst den Zug nicht vor deiner Aktion beenden. Nachschub holen kannst du immer.
       *[other] Du kannst den Zug noch nicht beenden: Von deinen { $actions } Aktionen steht noch eine aus. Nachschub holen kannst du immer.
    }
macht_ohnmacht-problem-not-displayed = In der Auslage gibt es das nicht: { $tile }. Nimm einen Marker, der dort liegt.
macht_ohnmacht-problem-no-such-region = Ein solches Gebiet gibt es nicht. Wähle eins aus dem Menü.
macht_ohnmacht-problem-opposing-region = Die Gegenseite kontrolliert { $region }. Wähle ein Gebiet, das leer oder deines ist.
macht_ohnmacht-problem-region-full =
    { $region } hat schon mehr als { $most } deiner Spielsteine. Mit einem Einflussmarker kannst du es trotzdem verstärken.
macht_ohnmacht-problem-no-active-piece = Du hast keinen aktiven Spielstein ({ $kind }) in deiner Reserve.

## Die Aktionsmarker

macht_ohnmacht-problem-no-tile = Kein Aktionsmarker ist genannt. Wähle einen von deinen.
macht_ohnmacht-problem-hourglass-empty =
    Vor diesem Aktionsmarker wäre der Zyklus vorbei, weil die Sanduhr leer wäre. Nimm ihn aus der Kette.
macht_ohnmacht-problem-not-held = Diesen Aktionsmarker hast du nicht: { $tile }. Wähle einen, der vor dir liegt.
macht_ohnmacht-problem-not-its-use = So kann dieser Aktionsmarker nicht eingesetzt werden: { $tile }.
macht_ohnmacht-problem-stock-empty = In deinem Vorrat ist keiner der Spielsteine, die dieser Aktionsmarker bringt.
macht_ohnmacht-problem-other-marker =
    { $region } hat einen anderen Gebietsmarker ({ $marker }). Dieser Aktionsmarker wirkt in einem Gebiet mit diesem: { $wanted }.
macht_ohnmacht-problem-not-opposing = Die Gegenseite kontrolliert { $region } nicht. Wähle eines ihrer Gebiete.
macht_ohnmacht-problem-no-majority =
    Du kannst { $region } nicht stürzen: { $attack } gegen { $defence }. Deinem Angriff fehlen { $missing }.
macht_ohnmacht-problem-no-neighbours = { $region } und { $other } sind in diesem Zyklus ({ $cycle }) keine Nachbarn.
macht_ohnmacht-problem-same-region = Spielsteine ziehen zwischen zwei Gebieten, und { $region } ist nur eins. Wähle ein anderes dazu.
macht_ohnmacht-problem-no-coast = { $region } hat keine Küste. Wähle ein Küstengebiet.
macht_ohnmacht-problem-one-way = Seebewegung geht nur in eine Richtung. Wähle, was das erste Gebiet verlässt.
macht_ohnmacht-problem-too-few-there =
    { $held ->
        [0] In { $region } gibt es keine dieser Spielsteine ({ $kind }), und du willst { $wanted }.
       *[other] In { $region } gibt es nur { $held } dieser Spielsteine ({ $kind }), und du willst { $wanted }.
    }
macht_ohnmacht-problem-nothing-moves = Nichts würde sich bewegen. Wähle mindestens einen Spielstein.

## Die Versteigerungen

macht_ohnmacht-problem-bid = Biete 0 bis { $most }: So viele aktive Spielsteine hat deine Reserve.
macht_ohnmacht-problem-rebellion =
    { $most ->
        [one] Ein Aufstand entfernt einen Spielstein.
       *[other] Ein Aufstand entfernt einen bis { $most } Spielsteine.
    }
macht_ohnmacht-problem-same-marker = { $region } hat diesen Gebietsmarker schon: { $marker }. Wähle einen anderen.
macht_ohnmacht-problem-no-spare = Ein solcher Gebietsmarker liegt nicht neben der Karte: { $marker }. Wähle einen, der dort liegt.

## Der Rückzug

macht_ohnmacht-problem-no-refuge =
    Nach { $region } kann sich kein Spielstein zurückziehen. Wähle einen Nachbarn von { $other } in diesem Zyklus ({ $cycle }), der
    leer oder deiner ist.
macht_ohnmacht-problem-no-list = Deine Liste von Gebieten ist leer. Wähle mindestens eins, oder eine andere Anweisung für Rückzüge.
macht_ohnmacht-problem-no-wish = Wähle auch das Gebiet für den Aufstand oder den Markertausch, oder eine andere Anweisung.
