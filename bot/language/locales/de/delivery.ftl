### Was der Bot von sich aus sagt: Berichte unter Brettern, Direktnachrichten, Erinnerungen.

over-without-winner = Die Partie ist ohne Sieg zu Ende gegangen.
button-move = Dein Zug
button-hand = Meine Hand zeigen
button-board-text = Brett vorlesen
button-rules = Regeln öffnen
button-hint = Was würdest du tun?
button-as-hinted = Das tun
button-rematch = Noch einmal spielen
button-record = Protokoll holen
button-fair = Warum das fair ist
button-choose = Auswahl treffen
button-change = Antwort ändern
button-change-one = Antwort ändern: { $duty }
button-to-table = Zum Tisch
button-last-board = Zum letzten Brett

account-folded = *Der ganze Bericht steht in der Datei unten.*
account-goes-on = *Der Rest des Berichts steht in `/verlauf`.*

clock-moved = { $name } hat nicht rechtzeitig geantwortet, also hat die Uhr für { $name } gezogen.
taken-back =
    { $followed ->
        [yes] { $name } hat zurückgenommen, mit allem, was seither geschehen ist: { $what }
       *[no] { $name } hat zurückgenommen: { $what }
    }
taken-back-often =
    { $followed ->
        [yes] { $name } hat { $count }-mal Antworten zurückgenommen (siehe `/verlauf`), zuletzt mit allem, was seither geschehen war: { $what }
       *[no] { $name } hat { $count }-mal Antworten zurückgenommen (siehe `/verlauf`), zuletzt: { $what }
    }

# $duty ist ein Infinitiv ohne „zu“: „eine Karte spielen“.
waiting =
    { $due ->
        [none]
            { $count ->
                [one] { $names } muss { $duty }.
               *[other] { $names } müssen { $duty }.
            }
       *[other]
            { $count ->
                [one] { $names } muss bis { $due } { $duty }.
               *[other] { $names } müssen bis { $due } { $duty }.
            }
    }
called =
    { $count ->
        [one] { $names }, du bist dran: { $duty }.
       *[other] { $names }, ihr seid dran: { $duty }.
    }
waiting-late =
    { $count ->
        [one] { $names } muss { $duty }. Das war bis { $due } fällig; die Uhr antwortet, sobald sie dazu kommt.
       *[other] { $names } müssen { $duty }. Das war bis { $due } fällig; die Uhr antwortet, sobald sie dazu kommt.
    }
waiting-away = { $name } muss { $duty }. Das ruht bis { $due }: { $name } ist abwesend.
waiting-free =
    { $name } ist nicht mehr am Tisch. Wer mit /einspringen den Platz übernimmt, muss { $duty }; bis dahin ist niemand am Zug.{ $due ->
        [none] {""}
       *[other] {" "}Nach dem { $due } antwortet die Uhr.
    }
waiting-rests = Die Partie ruht bis { $due }, wie vereinbart.
waiting-answered =
    { $count ->
        [one] { $names } hat geantwortet; noch sieht es niemand.
       *[other] { $names } haben geantwortet; noch sieht es niemand.
    }
waiting-since = Gefragt { $since }.
window-until = Es schließt spätestens { $due }.
later-quiet = Bis { $due }: Ruhezeit von { $name }.
later-hidden = Bis { $due }: Die Ruhezeit von { $name } ist verborgen.
later-prolonged = Bis { $due }: { $name } hat die Zeit verlängert.
later-saved = Bis { $due }: { $name } verbraucht gesparte Zeit.
later-window = Das ist wegen Ruhezeiten aufgeschoben.
question-closed =
    { $became ->
        [player] Du hast geantwortet: { $duty }.
        [computer] Ein Computer hat für dich geantwortet: { $duty }.
        [clock] Die Zeit war um, die Uhr hat für dich geantwortet: { $duty }.
        [plan] Deine Anweisungen haben geantwortet: { $duty }.
        [forced] Es gab nur eine Antwort, sie wurde für dich gegeben: { $duty }.
       *[gone] Danach wird nicht mehr gefragt: { $duty }.
    }
# Die letzten Worte einer Direktnachricht an jemanden, der in der Partie nicht mehr mitspielt.
letter-end =
    { $why ->
        [resigned] Du hast diese Partie aufgegeben.
       *[computer] Auf deinem Platz spielt von jetzt an ein Computer. Mit `/einspringen` im Kanal kannst du ihn zurückholen.
    }

direct-header = { $game } · Partie { $match } · { $server } · { $channel }
direct-header-here = { $game } · Partie { $match }
place-direct-messages = Direktnachrichten
answer-by = Bitte antworte bis { $due }.
answer-until = Bitte antworte bis { $due }. Danach antwortet die Uhr für dich.
answer-late = Deine Antwort war bis { $due } fällig. Gleich antwortet die Uhr für dich.
reminder = Dein Zug in { $game } in { $channel } ist noch offen. Bitte antworte bis { $due }; danach antwortet die Uhr für dich.
reminder-in-channel = { $name }, dein Zug ist noch offen. Bitte antworte bis { $due }; danach antwortet die Uhr für dich.
still-replaceable = Du kannst deine Antwort ändern, bis alle geantwortet haben.
given-ahead = Das hast du im Voraus beantwortet:
orders-stand = Diese Anweisungen gelten für den Rest der Partie, wenn sie nichts anderes sagen. Du kannst sie jederzeit ändern oder zurücknehmen. Wann immer sie für dich antworten, erfährst nur du es.
orders-followed = Deine Anweisungen haben für dich geantwortet:
clock-followed = Du hast nicht rechtzeitig geantwortet, also hat die Uhr für dich geantwortet:
order-followed = Du solltest { $duty }. { $answer }

welcome = Du sitzt am Tisch von { $game } in { $channel }. Was nur du wissen darfst, kommt hierher, und hier kannst du geheim wählen.
dm-closed = Ich kann dir nicht schreiben: Deine Direktnachrichten sind zu. Spielen kannst du trotzdem: Drück im Kanal „Dein Zug“, und nur du siehst die Antwort. Um Nachrichten zu bekommen, öffne das Menü des Servers, wähle die Privatsphäre-Einstellungen und erlaube Direktnachrichten.
dm-throttled = Discord lässt mich gerade keine Direktnachricht öffnen. Drück stattdessen im Kanal „Dein Zug“: Nur du siehst die Antwort.
permission-missing-see = Ich sehe den Kanal { $channel } nicht mehr, also wartet die Partie dort. Bitte lasst mich ihn wieder sehen und darin schreiben.
permission-missing-send = Ich darf in { $channel } nicht schreiben, also wartet die Partie dort. Bitte gebt mir die Rechte, Nachrichten zu senden, Dateien anzuhängen und den Nachrichtenverlauf anzuzeigen.
permission-missing-connect = Ich darf mich mit { $channel } nicht verbinden und kann darum dort auch nicht schreiben, also wartet die Partie dort. Bitte gebt mir das Recht, mich zu verbinden.
thread-locked = Der Thread { $channel } ist gesperrt, also wartet die Partie dort. Wer Threads verwalten darf, kann ihn entsperren.
threads-at-limit = Der Server hat so viele offene Threads, wie Discord erlaubt, also kann { $channel } nicht wieder geöffnet werden, und die Partie dort wartet. Bitte schließt einen Thread, den niemand braucht.
seed-published = Partie { $match } · Fingerabdruck der Mischungen: `{ $digest }…`
seed-opened = Alle Mischungen kamen aus dem Startwert `{ $seed }`, der vor dem ersten Zug feststand: Sein SHA-256 ist der Fingerabdruck unter dem ersten Brett. Drück „Protokoll holen“, um sie zu prüfen.
