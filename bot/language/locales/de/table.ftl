### Der Warteraum, die Befehle eines Tisches, die Einstellungen eines Servers.

## Befehle

command-play-name = spielen
command-play-description = In diesem Kanal einen Tisch für ein Spiel eröffnen
command-play-game-name = spiel
command-play-game-description = Welches Spiel
command-play-deadline-name = frist
command-play-deadline-description = Zeit für jeden Zug: 1 Stunde bis 7 Tage, für einen Abend 2 bis 15 Minuten, oder keine
command-board-name = brett
command-board-description = Das Brett der Partie in diesem Kanal zeigen
command-on-board = Dieses Brett vorlesen
board-of-now = So steht das Brett jetzt.
board-of-before = Seit dieser Nachricht ging die Partie weiter. So steht ihr Brett jetzt.
command-hand-name = hand
command-hand-description = Zeigen, was du auf der Hand hast; nur du siehst es
command-move-name = zug
command-move-description = Deinen Zug machen
command-history-name = verlauf
command-history-description = Lesen, was in dieser Partie geschehen ist
command-history-word-name = wort
command-history-word-description = Wo ein Name oder ein Wort vorkommt
command-replay-name = rückblick
command-replay-description = Auf diese Partie zurückblicken, Brett für Brett
command-replay-step-name = schritt
command-replay-step-description = Mit welchem Schritt es beginnt, nach seiner Nummer
command-matches-name = partien
command-matches-description = Alle deine Partien sehen, und was auf dich wartet
command-tables-name = tische
command-tables-description = Eine Liste der Tische dieses Servers in diesem Kanal führen
command-resign-name = aufgeben
command-resign-description = Die Partie in diesem Kanal endgültig verlassen
command-abort-name = abbrechen
command-abort-description = Die Partie in diesem Kanal abbrechen (für die Moderation)
command-pause-name = pause
command-pause-description = Diese Partie eine Weile ruhen lassen, wenn alle zustimmen, oder weiterspielen
command-end-name = beenden
command-end-description = Zustimmen, diese Partie ohne Sieg zu beenden
command-claim-name = beanspruchen
command-claim-description = Den Sieg beanspruchen, wenn das einzige Gegenüber verschwunden ist
command-extend-name = verlängern
command-extend-description = Deine Frist verlängern, wo das Spiel es erlaubt
command-undo-name = zurücknehmen
command-undo-description = Deine letzte offene Antwort zurücknehmen; wer seither gezogen hat, wird gefragt
command-replace-name = einspringen
command-replace-description = Den Platz von jemandem übernehmen, der verschwunden ist, oder einem Computer geben
command-settings-name = einstellungen
command-settings-description = Sprache, Frist und Kanäle dieses Servers
command-privacy-name = datenschutz
command-privacy-description = Sehen, was über dich gespeichert ist, und es löschen

## Zeitspannen

length-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
length-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
length-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
length-none = keine Frist

## Der Warteraum

button-join = Mitspielen
button-leave = Aufstehen
button-start = Partie beginnen
button-lobby-settings = Einstellungen ändern
button-cancel = Tisch schließen
button-thread = In einem eigenen Thread spielen
# $forum is the name of a channel.
button-post = In { $forum } einen Post eröffnen
lobby-host = { $name } (Host)
lobby-free-seat = *frei*
lobby-dm-closed = keine Direktnachrichten; spielt hier über private Antworten
lobby-not-ready = muss noch wählen
lobby-deadline = Zeit für jeden Zug: { $length }
lobby-called = { $role }: Es gibt freie Plätze.
lobby-needs =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lobby-needs-choice =
    { $count ->
        [one] Die Partie kann beginnen, wenn { $names } gewählt hat.
       *[other] Die Partie kann beginnen, wenn { $names } gewählt haben.
    }
lobby-settings-title = Die Einstellungen des Tisches für { $game }
lobby-ended-running = Die Partie hat begonnen.
lobby-ended-finished = Diese Partie ist vorbei.
lobby-ended-aborted = Diese Partie wurde abgebrochen.
lobby-ended-abandoned = Diese Partie wurde verlassen.
lobby-ended-agreed = Diese Partie wurde einvernehmlich beendet.
lobby-ended-expired = Lange kam niemand, also wurde dieser Tisch geschlossen. Tippe /spielen, um einen neuen zu eröffnen.
lobby-ended-cancelled = Der Host hat diesen Tisch geschlossen. Tippe /spielen, um einen neuen zu eröffnen.
lobby-ended-set-aside = Diese Partie wurde wegen eines Programmfehlers beiseitegelegt.
menu-deadline = Wähle die Zeit für jeden Zug
menu-preset = Alles auf einmal einstellen
menu-group = Wähle, welche Einstellungen du änderst
button-all-settings = Alle Einstellungen
settings-group-course = Wie die Partie verläuft
settings-group-setup = Der Aufbau
settings-group-play = Das Spiel
settings-group-end = Die Punkte und das Ende
settings-preset-rulebook = Wie in der Spielregel
settings-preset-first = Für eine erste Partie
settings-preset-quick = Eine schnelle Partie
settings-preset-expert = Für Erfahrene
settings-preset-usual = Die üblichen Einstellungen.
menu-kick = Wähle, wer gehen soll
menu-seats = Alle neu setzen
seats-before = Wie in der letzten Partie hier
seats-drawn = Auslosen
channel-occupied-lobby =
    { $thread ->
        [yes] Hier gibt es schon einen Tisch für { $game } (Partie { $match }): { $players }. Setz dich dazu, oder spiel in einem eigenen Thread.
        [post] Hier gibt es schon einen Tisch für { $game } (Partie { $match }): { $players }. Setz dich dazu, oder eröffne einen eigenen Post.
       *[no] Hier gibt es schon einen Tisch für { $game } (Partie { $match }): { $players }. Setz dich dazu.
    }
channel-occupied-running =
    { $thread ->
        [yes] Hier wird { $game } gespielt (Partie { $match }): { $players }. In einen Kanal passt eine Partie; deine kann einen eigenen Thread haben.
        [post] Hier wird { $game } gespielt (Partie { $match }): { $players }. In einen Kanal passt eine Partie; deine kann einen eigenen Post haben.
       *[no] Hier wird { $game } gespielt (Partie { $match }): { $players }. In einen Kanal passt eine Partie.
    }
thread-name = { $game } · { $host }
thread-opened = Der Tisch steht in { $thread }.
# The first message of a forum post, above the table.
post-begins = Ein Tisch für { $game }. Was an ihm geschieht, steht unten.
lobby-card-again = Seine Karte war weg: hier steht sie wieder, wie der Tisch jetzt ist.
board-again = Ihr Brett war weg: hier kommt es wieder, wie die Partie jetzt steht.
play-place-gone = Deine Partie { $match } ({ $game }) hat keinen Kanal mehr und wartet. Lass sie hier weitergehen, oder eröffne einen anderen Tisch.
rematch-opened = Der neue Tisch steht unten. Wer noch einmal spielen möchte, drückt „Mitspielen“; in den Einstellungen könnt ihr Plätze und Farben der letzten Partie behalten oder auslosen.

## Am Tisch

button-start-over = Von vorn beginnen
button-reopen = Meine Antwort zurücknehmen
button-reopen-orders = Meine Anweisungen zurücknehmen
button-at-once = Behalten und jetzt antworten: { $answers }
button-standing = Anweisungen geben
button-change-orders = Anweisungen ändern
button-type = Tippen
button-earlier = Früher
button-further = Weiter
button-later = Später
button-history = Verlauf lesen
button-replay = Zurückblicken
button-step-first = Anfang
button-step-back = Zurück
button-step-forward = Vor
button-step-last = Ende
button-rounds-before = Frühere Runden
button-rounds-after = Spätere Runden
button-open-view = Allen zeigen, was ich sah
button-history-file = Als Textdatei holen
menu-round = Springe zu einer Runde
menu-view = Wähle, mit wessen Augen du schaust
look-back-step =
    { $whose ->
        [everybody] Schritt { $step } von { $count }, wie alle ihn gesehen haben
        [you] Schritt { $step } von { $count }, wie du ihn gesehen hast
       *[seat] Schritt { $step } von { $count }, wie { $name } ihn gesehen hat
    }
look-back-as-everybody = Was alle gesehen haben
look-back-as = Was { $name } gesehen hat
look-back-other-rules = Diese Partie hat mit anderen Regeln oder Karten begonnen, als es sie heute gibt; Schritt für Schritt lässt sie sich deshalb nicht ansehen. Das ist ihr letztes Brett, und was zuletzt erzählt wurde.
look-back-broken = Die heutigen Regeln führen nicht so durch diese Partie, wie sie gespielt wurde; Schritt für Schritt lässt sie sich deshalb nicht ansehen. Das ist ihr letztes Brett, und was zuletzt erzählt wurde.
view-opened = Von jetzt an können alle auf Partie { $match } so zurückblicken, wie du sie gesehen hast.
view-opened-with-entries = Du erlaubst, dass alle auf Partie { $match } so zurückblicken, wie du sie gesehen hast. Weil das Karten zeigt, muss dazu auch das Protokoll offen sein: Jeder öffnet es für das eigene Deck mit „Protokoll holen“.
button-move-in = Ziehen in { $game } (Partie { $match })
button-look-at = { $game } ansehen (Partie { $match })
button-go-on-here = Hier weiterspielen
button-open-table = Anderen Tisch eröffnen
nothing-asked = Im Moment wirst du nichts gefragt.
nothing-asked-over = Diese Partie ist vorbei.
thinking =
    { $count ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
panel-goes-on = Was du als Nächstes gefragt wirst, erscheint hier von selbst.
panel-stays = Hier erscheint nichts mehr von selbst. Drück „Dein Zug“, um weiterzuspielen.
panel-was-old = Seit dieses Feld gezeigt wurde, ist etwas geschehen; dein Druck hat deshalb nichts geändert. Das wird jetzt gefragt.
news-title = Seit du zuletzt hier warst
news-before =
    { $count ->
        [one] Davor steht noch eine Zeile.
       *[other] Davor stehen noch { $count } Zeilen.
    }
button-show-it = Zeigen, was geschehen ist
history-title = { $game }: was geschehen ist · { $round }
history-part = Teil { $number }
history-found =
    { $count ->
        [0] { $game }: „{ $word }“ kommt im Verlauf nicht vor
        [one] { $game }: „{ $word }“ kommt in einer Zeile vor
       *[other] { $game }: „{ $word }“ kommt in { $count } Zeilen vor
    }
history-file = Das ist der ganze Verlauf von Partie { $match }, soweit du ihn kennen darfst.
history-file-title = { $game }, Partie { $match }
history-empty = Noch ist nichts geschehen.
history-by-orders = Deine Anweisungen haben für dich geantwortet.
fair = Alle Mischungen von Partie { $match } folgen aus einer Zahl, dem Startwert, der vor dem ersten Zug gezogen wurde. Das ist sein SHA-256, der ganze Fingerabdruck, der unter dem ersten Brett beginnt: `{ $digest }`. Niemand kann den Startwert daraus finden, und ein anderer hätte einen anderen. Willst du sichergehen, dann bewahr diese Ziffern auf: Am Ende wird der Startwert geöffnet, und „Protokoll holen“ sagt, wie man ihn prüft.
record = Der Startwert von Partie { $match } ist `{ $seed }`. Sein SHA-256 ist `{ $digest }`, der am Anfang veröffentlichte Fingerabdruck: Die Mischungen standen also vor dem ersten Zug fest. Die Datei enthält jeden Zug; `sealed-orders replay` spielt sie nach.
record-keeps-closed = Was alle mitgebracht haben, bleibt darin geschlossen, und so auch ihre Antworten, die davon erzählen: Die Datei öffnet deines und das aller, die zustimmen, und enthält von allem die Fingerabdrücke. Nachspielen lässt sie sich, sobald alles offen ist.
button-open-entry = Meines offenlegen
entry-opened = Von jetzt an zeigt das Protokoll von Partie { $match } allen, was du mitgebracht hast.
matches-asked =
    { $due ->
        [none] { $table }: du musst { $duty }.
       *[other] { $table }: du musst bis { $due } { $duty }.
    }
matches-quiet = { $table }: im Moment wirst du nichts gefragt.
matches-lobby = { $table }: die Partie hat noch nicht begonnen.
matches-none = Du sitzt an keinem Tisch. Tippe in einem Kanal /spielen, um einen zu eröffnen.
matches-nothing-asked = Keine Partie wartet auf dich.
matches-place-gone = { $game } (Partie { $match }) hat keinen Kanal mehr und wartet. Tippe /partien in dem Kanal, in dem sie weitergehen soll, und drücke „Hier weiterspielen“.
match-goes-on-here = Die Partie geht hier weiter.
tables-put = Die Liste der Tische steht jetzt in diesem Kanal und wird höchstens alle zehn Minuten erneuert. Wenn du sie nicht mehr willst, lösche ihre Nachricht.
tables-title = Tische
tables-none = Kein Tisch ist offen. Tippe in einem Kanal /spielen, um einen zu eröffnen.
tables-more =
    { $count ->
        [one] Ein weiterer Tisch steht nicht in der Liste.
       *[other] { $count } weitere Tische stehen nicht in der Liste.
    }
tables-waiting = Wartet auf { $names } seit { $since }.
tables-rests = Ruht bis { $due }.
tables-free =
    { $count ->
        [0] Alle Plätze sind besetzt: [die Partie beginnt gleich]({ $link }).
        [one] Ein Platz ist frei: [mitspielen]({ $link }).
       *[other] { $count } Plätze sind frei: [mitspielen]({ $link }).
    }

## Fortgehen, und was eine festgefahrene Partie braucht

button-resign = Endgültig aufgeben
resign-question = Möchtest du diese Partie { $game } wirklich aufgeben? Du kannst nicht zurückkommen.
resigned = Du hast aufgegeben.
button-hand-over = Einem Computer überlassen
leaves-to-computer = Du hast deinen Platz einem Computer überlassen, und die anderen werden gefragt, ob sie zustimmen. Bis dahin kannst du zurückkommen, indem du ziehst.
left-to-computer = Ein Computer spielt für dich weiter. Wenn du es dir anders überlegst, nimm den Platz mit /einspringen zurück.
button-abort = Partie abbrechen
abort-question = Möchtest du diese Partie { $game } wirklich abbrechen? Niemand gewinnt sie, und sie kann nicht fortgesetzt werden.
aborted = Die Partie wurde abgebrochen.
button-agree = Dem Ende zustimmen
pause-question = Wie lange soll diese Partie ruhen? Währenddessen läuft keine Zeit, und nichts wird gefragt. Alle anderen werden im Kanal gefragt, und es beginnt, sobald sie zustimmen; wer mitspielt, kann es früher beenden.
pause-question-alone = Wie lange soll diese Partie ruhen? Währenddessen läuft keine Zeit, und nichts wird gefragt. Es beginnt sofort, und du kannst es früher beenden.
pause-agreed = Du stimmst zu. Die Partie ruht, sobald auch die anderen zustimmen.
pause-begins = Die Partie ruht bis { $due }. Wer mitspielt, kann sie mit /pause früher weitergehen lassen.
undo-asked = Die anderen werden im Kanal gefragt. Deine Antwort kommt zurück, sobald alle zustimmen.
undo-agreed = Du stimmst zu. Es wird zurückgenommen, sobald auch die anderen zustimmen.
undo-done = Es ist zurückgenommen.
pause-goes-on = Die Partie ruht bis { $due }, wie ihr ausgemacht habt. Möchtest du lieber jetzt weiterspielen, drück den Knopf.
button-go-on = Jetzt weiterspielen
end-question = Stimmst du zu, diese Partie { $game } ohne Sieg zu beenden? Sie endet, sobald alle zustimmen, die noch da sind.
end-agreed = Du hast zugestimmt, die Partie zu beenden. Sie endet, sobald die anderen auch zustimmen.
end-ended = Alle stimmen zu: Die Partie ist ohne Sieg zu Ende.
claimed = Du hast gewonnen: Dein Gegenüber ist verschwunden.
extended = Du hast mehr Zeit: Bitte antworte bis { $due }.
button-replace = Für { $name } einspringen
replace-question =
    { $count ->
        [one] Der Platz von { $names } kann übernommen werden. Wer sich hinsetzt, spielt dieses Blatt zu Ende.
       *[other] Die Plätze von { $names } können übernommen werden. Wer sich hinsetzt, spielt dieses Blatt zu Ende.
    }
replaces-soon = Der Platz gehört dir, sobald sein Zug zu Ende ist. Dann erfährst du, was du hast und was gefragt ist.
button-stand-in = Einen Computer für { $name } spielen lassen
stand-in-question =
    { $count ->
        [one] { $names } ist abwesend. Wenn alle anderen zustimmen, spielt ein Computer weiter, mit dem, was er auf diesem Platz wissen darf, bis jemand übernimmt.
       *[other] { $names } sind abwesend. Wenn alle anderen zustimmen, spielen Computer weiter, mit dem, was sie auf diesen Plätzen wissen dürfen, bis jemand übernimmt.
    }
stand-in-agreed = Du stimmst zu. Ein Computer spielt weiter, sobald auch die anderen zustimmen.
stand-in-plays = Ein Computer spielt auf diesem Platz weiter.
replaced = Der Platz gehört jetzt dir, mit allen seinen Geheimnissen.

## Rechte des Bots

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden und Posts erstellen
permission-send-messages-in-threads = Nachrichten in Threads und Posts senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-connect = Verbinden
permission-read-message-history = Nachrichtenverlauf anzeigen

## Einstellungen und Datenschutz

settings-title = Einstellungen dieses Servers
settings-language = Sprache in den Kanälen: { $language }
settings-language-auto = die Sprache des Servers
settings-deadline = Zeit für jeden Zug, wenn der Host sie nicht ändert: { $length }
settings-channels = Partien können in { $channels } begonnen werden.
settings-channels-all = Partien können in jedem Kanal begonnen werden.
limit-quiet_hours =
    { $most ->
        [0] Für Ruhezeiten wird nichts aufgeschoben.
       *[other] Tische warten höchstens { $most } Stunden am Tag auf die Ruhezeit jedes Einzelnen.
    }
limit-away_days =
    { $most ->
        [0] Niemand kann abwesend sein.
       *[other] Alle können { $most } Tage im Jahr abwesend sein.
    }
limit-pauses =
    { $most ->
        [0] Partien ruhen nicht.
        [1] Eine Partie kann einmal ruhen.
       *[other] Eine Partie kann { $most }-mal ruhen.
    }
limit-pause_days =
    { $most ->
        [1] Eine Pause dauert höchstens einen Tag.
       *[other] Eine Pause dauert höchstens { $most } Tage.
    }
menu-limit-quiet_hours = Wähle, wie viele Stunden am Tag Tische auf Schlafende warten
menu-limit-away_days = Wähle, wie viele Tage im Jahr alle abwesend sein können
menu-limit-pauses = Wähle, wie oft eine Partie ruhen kann
menu-limit-pause_days = Wähle, wie lange eine Pause sein kann
button-who-rests = Wer ruht?
rests-agreed = { $table }: ruht bis { $due }, alle haben zugestimmt.
rests-for-channel = { $table }: wartet, bis ich dort schreiben kann.
rests-away = { $table }: { $name } ist bis { $due } abwesend, und was auf diesen Platz wartet, ruht.
rests-nothing = Auf diesem Server ruht keine Partie, und niemand ist abwesend.
menu-language = Wähle die Sprache in den Kanälen
menu-channels = Wähle die Kanäle für Partien (keine: alle)
privacy-title = Was über dich gespeichert ist
privacy-what =
    - Zu jeder Partie: dein Platz, dein damaliger Name und der deines Kontos, deine Züge, wann du sie gemacht hast und wie lange sie dauerten, wie die Partie für dich ausging und was darin dein Größtes war, bis wohin du die Partie gesehen hast, wie oft du um einen Hinweis gebeten hast, deine Ruhezeiten, wenn deine Tische sie kennen, bis wann du abwesend warst, ob du dazu eingeladen oder daraus entfernt wurdest, und deine Notizen und Vermerke.
    - Daneben: deine Sprache, deine Zeitzone und Ruhezeiten, wie ich dich rufe, wann du im letzten Jahr abwesend warst, ob ich dir schreiben kann, deine Punkte, wer sehen darf, wie gut du bist, die Decks, die du gespeichert hast, wie weit du in einer Lektion bist, was du mit /suchen suchst, was du in der letzten Woche auf Vorschläge und was du auf die versiegelten Tagesbefehle geantwortet hast, mit wem du nicht am Tisch sitzen willst, und welche Server dich von ihren Tischen fernhalten.
    „Alles mitnehmen“ gibt dir all das. An andere wird nichts weitergegeben.
privacy-kept =
    Laufende Partien: { $running }. Beendete Partien: { $ended }. Offene Tische: { $lobbies }. Decks und Lektionen: { $documents }. Partien mit Notizen von dir: { $notes }.
privacy-how-long = Es bleibt gespeichert, bis du es löschst. Eine beendete Partie bleibt, aber dein Platz darin wird namenlos, und ebenso, wie sie für dich ausging, weil die Punkte der anderen daraus folgen. Mit wem andere nicht am Tisch sitzen wollen, ist ihre Sache: Bist du es, bleibt dort die Nummer deines Kontos, ohne Namen.
privacy-answers-by-dm = Geheime Fragen kommen zu dir als Direktnachricht.
privacy-answers-here = Geheime Fragen kommen zu dir nur in privaten Antworten im Kanal.
button-answers-here = Nur im Kanal fragen
button-answers-by-dm = Direktnachrichten schreiben
button-forget = Meine Daten löschen
button-forget-all = Alles löschen
forget-question = Alles über dich wird endgültig gelöscht: gespeicherte Decks, Lektionen, Notizen, Einstellungen und dein Name in den Partien, die du gespielt hast. Laufende Partien musst du zuerst aufgeben.
forgotten = Erledigt: Über dich ist nichts mehr gespeichert. Sicherungen von vorher enthalten es, bis sie gelöscht werden.

## Ablehnungen

button-unknown = Dieser Knopf wird nicht mehr verwendet. Tippe /zug im Kanal deiner Partie, um weiterzumachen.
our-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Bitte versuch es noch einmal.
form-given-back = Das hast du geschrieben, damit du es kopieren kannst:
refused-not-in-a-server = Das geht nur in einem Kanal eines Servers.
refused-not-a-member = Hier bin ich nicht Mitglied, deshalb kann hier keine Partie gespielt werden. Schreib mir eine Direktnachricht, dort geht /üben, oder spiele auf einem Server, auf den ich eingeladen wurde.
refused-deadline = „{ $text }“ kann keine Frist sein. Schreib eine Dauer von 1 Stunde bis 7 Tagen, wie „36h“ oder „3t“, oder „keine“; für einen gemeinsamen Abend 2 bis 15 Minuten, wie „5m“.
refused-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Wähle eins davon: { $games }.
refused-permissions = Mir fehlen Rechte in diesem Kanal: { $missing }. Wer ihn verwaltet, kann sie mir geben.
refused-own-permissions = Dir fehlen Rechte in diesem Kanal: { $missing }. Wer ihn verwaltet, kann sie dir geben.
refused-no-thread-here = Hier kann kein Thread eröffnet werden. Tippe /spielen in einem gewöhnlichen Textkanal.
# $channels is a mention of a forum.
refused-no-tag = Jeder Post in { $channels } braucht einen Tag, und keiner, den ich dort verwenden darf, heißt „{ $game }“. Wer den Kanal verwaltet, kann einen hinzufügen.
refused-lobby-closed = Dieser Tisch ist geschlossen. Tippe /spielen, um einen neuen zu eröffnen.
refused-not-a-moderator = Das kann nur, wer hier Nachrichten verwalten darf.
refused-not-a-manager = Die Einstellungen des Servers kann nur ändern, wer ihn verwalten darf.
refused-no-board-on-it = Diese Nachricht zeigt kein Brett von mir. Wähle ein Brett, das ich gepostet habe, oder drücke darunter „Brett vorlesen“.
refused-no-match-here = In diesem Kanal wird keine Partie gespielt. Tippe /spielen, um einen Tisch zu eröffnen.
refused-no-such-step =
    { $count ->
        [one] Einen Schritt { $step } gibt es nicht: Diese Partie hatte bisher einen Schritt. Wähle 1.
       *[other] Einen Schritt { $step } gibt es nicht: Diese Partie hatte bisher { $count } Schritte. Wähle eine Zahl von 1 bis { $count }.
    }
refused-not-started = Die Partie in diesem Kanal hat noch nicht begonnen. Drück „Mitspielen“ auf ihrer Karte, oder bitte den Host, sie zu beginnen.
refused-not-a-player = Du sitzt nicht an diesem Tisch.
refused-resigned = Du hast diese Partie aufgegeben und wirst nichts mehr gefragt. Mit /brett kannst du zusehen.
refused-only-players = An diesem Tisch sitzen nur { $players }. Du kannst mit /brett zusehen oder mit /spielen einen eigenen Tisch eröffnen.
refused-nobody-absent = An diesem Tisch ist niemand verschwunden, also ist kein Platz zu übernehmen.
refused-join-first = Drück zuerst „Mitspielen“ und wähle dann, was du mitbringst.
refused-draft-has-changed = Deine Antwort hat sich geändert, seit dieses Feld gezeigt wurde. Sieh sie dir noch einmal an, bevor du sie endgültig machst.
refused-no-match-by-dm = Hier läuft keine Partie. Tippe /üben, um eine gegen Computer zu spielen.
refused-alone-here = Dazu braucht es andere Leute, und hier spielst du allein mit Computern. /aufgeben beendet deine Partie.
refused-play-by-dm = Ein Tisch für mehrere braucht den Kanal eines Servers. Hier kannst du allein spielen: Tippe /üben.
