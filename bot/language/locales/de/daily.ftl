### Der versiegelte Tagesbefehl: eine Stellung für alle auf einem Server, heimlich beantwortet und einen Tag später geöffnet.

command-daily-name = tagesbefehl
command-daily-description = Den versiegelten Tagesbefehl beantworten und sehen, wie du stehst

# Auf einem Server

button-daily-settings = Versiegelter Tagesbefehl
daily-settings = Der versiegelte Tagesbefehl
daily-about = Einmal am Tag stelle ich eine Stellung aus einem der Spiele: Alle antworten für sich allein, und einen Tag später öffne ich alle Antworten und sage, was sie wert waren.
daily-off = Hier ist er ausgeschaltet.
daily-on = In { $channels } frage ich jeden Tag um { $time } ({ $place }).
daily-next = Der nächste kommt { $due }.
daily-stopped-gone = Ich habe aufgehört: Den Kanal gibt es nicht mehr, oder er nimmt nichts mehr von mir an. Wähle unten einen Kanal.
daily-stopped-help = Ich habe aufgehört: Einen ganzen Tag lang konnte ich in dem Kanal nichts schreiben. Lass mich dort schreiben und Dateien anhängen, und wähle ihn unten.
button-daily-on = Hier einschalten
button-daily-off = Ausschalten
menu-daily-hour = Zu welcher Stunde deiner Uhr
menu-daily-channel = In welchem Kanal
refused-daily-channel = In { $channels } kann ich nichts schreiben. Lass mich den Kanal sehen, dort schreiben und Dateien anhängen, oder wähle einen anderen.

# Die Frage

daily-title = Der versiegelte Tagesbefehl · { $game }
daily-seat = Heute sitzen alle auf dem Platz von { $name } und sehen, was nur { $name } weiß.
daily-until = Antworte für dich allein bis { $due }. Dann öffne ich alle Antworten auf einmal; bis dahin erfährt niemand, wer geantwortet hat und was.
daily-closed = Die Antworten sind offen.
button-daily-answer = Heimlich antworten
button-daily-minute = Das Spiel in einer Minute
button-daily-learn = Dieses Spiel lernen
button-daily-practise = Von hier aus üben
button-daily-opened = Das Ergebnis ansehen

# Die eigene Antwort

daily-panel = Versiegelter Tagesbefehl · { $game } · öffnet sich { $due }
daily-replaceable = Du kannst deine Antwort ändern, bis die Antworten geöffnet werden.
daily-signed = Wenn die Antworten geöffnet werden, steht dein Name bei deiner: als kühnste, als einzige ihrer Art, und in der Tabelle der Woche.
daily-unsigned = Deine Antworten tragen keinen Namen. Unterschreibe sie, wenn du beim Öffnen und in der Tabelle der Woche genannt werden willst.
button-daily-sign = Meine Antworten unterschreiben
button-daily-unsign = Nicht mehr unterschreiben
refused-daily-none = Hier wurde noch kein versiegelter Tagesbefehl gegeben. Wer den Server verwalten darf, schaltet ihn in /einstellungen ein.
refused-daily-unknown = Dieser Tagesbefehl ist keiner dieses Servers oder längst vorbei. /tagesbefehl zeigt den neuesten.
refused-daily-late = Dieser Tagesbefehl ist geschlossen: Seine Zeit ist um, und was da war, wird geöffnet. /tagesbefehl zeigt den neuesten.
refused-daily-other-rules = Seit dieser Frage haben sich hier die Regeln des Spiels geändert, also kann niemand mehr auf sie antworten. Morgen kommt eine neue.

# Das Ergebnis

daily-opened = Das Ergebnis · { $game }
daily-broken = Dieser Tagesbefehl ließ sich nicht öffnen, also zählt keine Antwort.
daily-answered =
    { $count ->
        [0] Niemand hat geantwortet.
        [one] Es gab eine Antwort.
       *[other] Es gab { $count } Antworten, { $ways ->
            [one] alle gleich.
           *[other] auf { $ways } verschiedene Arten.
        }
    }
daily-line =
    { $count ->
        [0] { $answer }: niemand. Der Computer { $share } %, { $points } Punkte
        [one] { $answer }: eine Person. Der Computer { $share } %, { $points } Punkte
       *[other] { $answer }: { $count } Personen. Der Computer { $share } %, { $points } Punkte
    }
daily-boldest = Am kühnsten: { $names }, mit „{ $answer }“. Der Computer gibt diese Antwort in { $share } % der Fälle, und sie hat { $points } Punkte.
daily-alone =
    { $count ->
        [one] Allein mit einer Antwort: { $names }.
       *[other] Je allein mit einer Antwort: { $names }.
    }
daily-nameless =
    { $count ->
        [one] jemand
       *[other] { $count } Personen
    }
daily-others =
    { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }
daily-points = Die beste Antwort hat 100 Punkte. Für jedes Prozent der Gewinnchance, das eine Antwort verschenkt, hat sie 5 Punkte weniger. Ein starker Computer hat nach dem geurteilt, was { $name } weiß.
button-daily-mine = Was war meine wert?
daily-mine = Deine Antwort: { $answer }. Sie hat { $points } Punkte.
daily-mine-best = Der Computer zieht vor: { $answer }.
daily-mine-none = Auf diesen Tagesbefehl hast du nicht geantwortet.
daily-mine-alone = Niemand sonst antwortet hier gleichzeitig, also trifft die Antwort in keiner Welt auf eine andere: Die Punkte sind ein Mittel über viele Welten, die zu dem passen, was { $name } weiß.
button-daily-worlds = Sehen, was daraus folgt
daily-worlds = Drei Welten, die zu dem passen, was { $name } weiß. Auf den anderen Plätzen hat ein starker Computer geantwortet, heimlich und gleichzeitig; das folgt aus deiner Antwort:
daily-world =
    { $count ->
        [one] Welt { $worlds }
       *[other] Welten { $worlds }
    }
daily-streak =
    { $count ->
        [0] Auf den neuesten hast du nicht geantwortet.
        [one] Auf den neuesten hast du geantwortet.
       *[other] Auf { $count } nacheinander hast du geantwortet.
    }
daily-week = Diese Woche
daily-week-line =
    { $count ->
        [one] { $name }: { $points } Punkte durch eine Antwort
       *[other] { $name }: { $points } Punkte durch { $count } Antworten
    }
daily-week-none = Von allen, die unterschreiben, hat noch niemand Punkte.

daily-picture-title = Das Ergebnis
daily-picture-people = ihr alle
daily-picture-computer = der Computer
daily-picture-points = Punkte
daily-picture-bold = am kühnsten
daily-picture-alt = Das Ergebnis, Antwort für Antwort. { $answered ->
    [0] Niemand hat geantwortet.
    [one] Es gab eine Antwort.
   *[other] Es gab { $answered } Antworten.
    }

privacy-daily =
    { $count ->
        [0] Du hast auf keinen versiegelten Tagesbefehl geantwortet.
        [one] Du hast auf einen versiegelten Tagesbefehl geantwortet.
       *[other] Du hast auf { $count } versiegelte Tagesbefehle geantwortet.
    }
