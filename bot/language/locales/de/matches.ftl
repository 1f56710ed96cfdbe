### Was eine laufende Partie zu sagen hat: warum ein Wunsch nicht erfüllt werden kann, und was außerhalb der Regeln geschieht.

## Der Warteraum

refused-channel-has-lobby = In diesem Kanal ist schon ein Tisch für { $game } offen (Partie { $match }). Setz dich dazu, oder eröffne deinen in einem Thread oder einem anderen Kanal.
refused-channel-has-match = In diesem Kanal läuft eine Partie { $game } (Partie { $match }). Eröffne deinen Tisch in einem Thread oder einem anderen Kanal.
refused-channel-not-allowed = In diesem Kanal können keine Partien begonnen werden. Dieser Server erlaubt sie in { $channels }.
refused-too-many-lobbies = Du hast { $most } Tische eröffnet, an denen noch keine Partie begonnen hat, und mehr darf niemand haben. Beginne eine dieser Partien, oder schließe erst einen dieser Tische.
refused-too-many-lobbies-here = Neben diesem Kanal gibt es { $most } Tische, an denen noch keine Partie begonnen hat, und für mehr ist kein Platz. Setz dich an einen davon, oder warte, bis eine Partie begonnen hat.
refused-game-not-offered = Das Spiel „{ $game }“ wird zurzeit nicht angeboten. Wähle mit /spielen ein anderes.
refused-deadline-range = Die Zeit für jeden Zug ist 2 bis 15 Minuten für Leute, die beisammensitzen, sonst 1 Stunde bis 7 Tage, oder unbegrenzt. Wähle eine solche Dauer.
refused-already-at-table = Du sitzt schon an diesem Tisch.
refused-table-full = Der Tisch ist voll: Er hat { $most } Plätze. Eröffne mit /spielen einen weiteren, in einem Thread oder einem anderen Kanal.
refused-host-only = Das kann nur { $host } als Host. Frag nach, oder eröffne einen eigenen Tisch.
refused-no-match-before = Niemand hier hat in der letzten Partie dieses Kanals gespielt, oder das war nicht { $game }. Lost die Plätze aus, oder lass sie, wie sie sind.
refused-kick-stranger = Diese Person sitzt nicht an diesem Tisch.
refused-kick-yourself = Du kannst dich nicht selbst entfernen. Drück „Aufstehen“, um aufzustehen, oder gib eine Partie mit /aufgeben auf.
refused-hints-later = Hinweise gibt es für alle oder niemanden, also werden sie ausgemacht, bevor sich jemand dazusetzt. Schließ diesen Tisch und eröffne einen anderen, oder spielt ohne.
refused-no-computers = Für { $game } gibt es noch keine Computer.
refused-no-such-count = Dieses Spiel ist für { $players } Personen.
refused-no-such-level =
    { $fewer ->
        [0] Bei { $game } spielen Computer bis Stufe { $level }. Wähle diese oder eine niedrigere.
       *[other] In einer Partie mit { $count } Plätzen spielen Computer { $game } bis Stufe { $level }. Wähle diese oder eine niedrigere, oder höchstens { $fewer } Plätze.
    }
refused-practises-already = Du übst { $game } schon, in { $link }. Beende diese Partie oder gib sie mit /aufgeben auf, dann beginne eine andere.
refused-too-few =
    { $least ->
        [one] Die Partie braucht { $least } Person.
       *[other] Die Partie braucht mindestens { $least } Personen, und { $now } sitzen hier. Warte, bis jemand dazukommt.
    }
refused-not-all-chosen = Die Partie kann beginnen, wenn alle gewählt haben.
refused-entry-unreadable = Was du mitbringst, kann nicht gelesen werden. Wähle es noch einmal.
refused-has-begun = Die Partie hat schon begonnen. Wer mitspielt, drückt „Dein Zug“, alle anderen können mit /brett zusehen.

## Die Partie

refused-no-such-match = Es gibt keine Partie { $match }. Deine Partien zeigt dir /partien.
refused-not-set-aside = Diese Partie wurde nicht beiseitegelegt.
refused-match-over = Diese Partie ist vorbei. Drück „Noch einmal spielen“ unter ihrem letzten Brett, um eine weitere zu beginnen.
refused-match-not-over = Diese Partie ist noch nicht vorbei. Danach kann ihr Protokoll geöffnet werden, und dieselben Leute können noch einmal spielen.
refused-never-begun = Diese Partie hat nie begonnen, also gibt es kein Protokoll davon.
refused-not-your-view = Auf diese Partie kannst du so zurückblicken, wie du oder wie alle sie gesehen haben; so, wie andere sie gesehen haben, erst wenn sie vorbei ist und die anderen es erlauben.
refused-paused = Diese Partie wartet: Ich kann in ihrem Kanal nicht schreiben, oder ihr Thread ist gesperrt. Sie geht weiter, sobald das behoben ist; es geht keine Zeit verloren. Du kannst sie trotzdem mit /aufgeben verlassen, oder ihr beendet sie gemeinsam mit /beenden. Gibt es ihren Kanal nicht mehr, tippe /partien in dem Kanal, in dem sie weitergehen soll.
refused-has-place = Diese Partie hat ihren Platz: { $channels }.
refused-other-server = Diese Partie kann nur in einem Kanal von { $server } weitergehen.
refused-no-beliefs = Am Ende der Partie saß kein Computer auf diesem Platz, also ist niemand zu fragen.
refused-rests = Diese Partie ruht bis { $due }, wie ihr ausgemacht habt. Wer mitspielt, kann sie mit /pause früher weitergehen lassen.
refused-rest-length = Eine Partie ruht 1, 3, 7 oder 14 Tage, und 5 bis 60 Minuten an einem Abendtisch. Wähle eine der angebotenen Längen.
refused-rest-again = Diese Partie hat geruht, und seitdem wurde nicht gespielt. Nach dem nächsten Zug kann sie wieder ruhen.
refused-rest-often =
    { $most ->
        [0] Partien dieses Servers ruhen nicht.
        [1] Diese Partie hat schon einmal geruht und kann es nicht noch einmal.
       *[other] Diese Partie hat schon { $most }-mal geruht und kann es nicht noch einmal.
    }
refused-rest-days =
    { $most ->
        [1] Auf diesem Server dauert eine Pause höchstens einen Tag. Wähle eine kürzere.
       *[other] Auf diesem Server dauert eine Pause höchstens { $most } Tage. Wähle eine kürzere.
    }
refused-set-aside = Diese Partie { $game } ist stehen geblieben und wurde beiseitegelegt. Nichts davon ist gelöscht; wer den Bot betreibt, kann sie weiterlaufen lassen.
refused-broke-down = In den Regeln dieses Spiels ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal; scheitert es wieder, wird die Partie beiseitegelegt.
refused-stored-by-other-rules = Diese Partie { $game } wurde nach früheren Regeln gespielt, die nicht mehr gelesen werden können. Sie wurde beiseitegelegt, und nichts davon ist gelöscht.
refused-board-has-changed = Das Brett hat sich geändert: Danach wird nicht mehr gefragt. Sieh dir das Brett an und öffne deinen Zug noch einmal.
refused-nothing-to-decide = Im Moment wirst du nichts gefragt. Du erfährst es, wenn du an der Reihe bist.
refused-incomplete = Deine Auswahl ist noch nicht vollständig. Beantworte die übrigen Fragen und bestätige dann.
refused-too-many-chosen = Hier kannst du höchstens { $most } wählen, auf allen Seiten zusammen. Nimm erst etwas anderes heraus.
refused-answer-unreadable = Deine Auswahl kann nicht gelesen werden. Öffne deinen Zug noch einmal und wähle neu.
refused-plan-unreadable = Deine Anweisung kann nicht gelesen werden. Wähle sie noch einmal.
refused-text-too-long = Der Text ist zu lang. Schreib höchstens { $most } Zeichen.

## Zeit, und festgefahrene Partien

refused-no-extensions = In { $game } kann eine Frist nicht verlängert werden.
refused-no-deadline = Dieser Tisch hat keine Frist: Lass dir Zeit.
refused-nothing-to-extend = Im Moment wirst du nichts gefragt, dessen Frist verlängert werden könnte.
refused-extensions-used =
    { $most ->
        [one] Eine Frist kann einmal in einer Partie verlängert werden, und das hast du getan.
       *[other] Eine Frist kann { $most }-mal in einer Partie verlängert werden, und das hast du getan.
    }
refused-claim-of-many = Den Sieg beanspruchen kann man nur in einer Partie zu zweit. Hier kann jemand mit /einspringen einen verlassenen Platz übernehmen, oder alle einigen sich mit /beenden.
refused-claim-too-early =
    { $misses ->
        [one] { $name } ist nicht abwesend. Du kannst den Sieg beanspruchen, sobald ein Zug versäumt wurde.
       *[other] { $name } ist nicht abwesend. Du kannst den Sieg beanspruchen, sobald { $misses } Züge in Folge versäumt wurden.
    }
refused-claim-computer = { $name } ist ein Computer und verschwindet nie. Spiel weiter, oder gib die Partie mit /aufgeben auf.
refused-held-another-seat = Du hattest in dieser Partie einen anderen Platz und kennst seine Geheimnisse, also kannst du diesen nicht übernehmen.
refused-seat-promised = { $name } übernimmt diesen Platz schon, sobald sein Zug zu Ende ist.
refused-last-person = An diesem Tisch ist niemand mehr, der weiterspielen könnte. Gib die Partie mit /aufgeben auf.
refused-no-hints = An diesem Tisch fragt niemand nach Hinweisen: Mit anderen Leuten müssen sie vor der Partie ausgemacht werden. Gegen Computer allein sind sie frei.
refused-resign-first = Du spielst in einer Partie, die nicht vorbei ist. Gib sie mit /aufgeben auf, dann können deine Daten gelöscht werden.

## Mitteilungen im Kanal

notice-lobby-expired = Der Tisch stand lange unverändert offen und ist jetzt geschlossen. Tippe /spielen, um einen neuen zu eröffnen.
notice-absent = { $name } hat drei Züge in Folge versäumt. Mit /einspringen kann jemand Neues den Platz übernehmen, oder die anderen geben ihn einem Computer. Mit /beenden können sie die Partie beenden.
notice-absent-of-two = { $name } hat drei Züge in Folge versäumt. Die Gegenseite kann mit /beanspruchen den Sieg beanspruchen oder den Platz mit /einspringen einem Computer geben. Ebenso kann jemand Neues ihn übernehmen.
notice-gone = { $name } hat den Server verlassen. Mit /einspringen kann jemand Neues den Platz übernehmen, oder die anderen geben ihn einem Computer. Mit /beenden können sie die Partie beenden.
notice-replaced = { $name } übernimmt den Platz von { $old }.
notice-successor = { $new } übernimmt von { $name }, sobald der Zug dieses Platzes zu Ende ist.
notice-computer-plays = { $name }, ein Computer, spielt von jetzt an für { $old }. Wer hier noch keinen anderen Platz hatte, kann mit /einspringen übernehmen.
notice-leaves-to-computer = { $name } möchte den Platz einem Computer überlassen. Dem müssen alle anderen zustimmen; oder jemand anders übernimmt mit /einspringen.
notice-votes-computer = { $name } möchte, dass ein Computer für { $absent } spielt. Dem müssen alle anderen zustimmen.
notice-nobody-left = An diesem Tisch sind nur noch Computer, also ist die Partie zu Ende. Niemand hat gewonnen.
notice-hints =
    { $count ->
        [one] { $name } hat um { $count } Hinweis gebeten.
       *[other] { $name } hat um { $count } Hinweise gebeten.
    }
notice-extended = { $name } hat die Frist bis { $due } verlängert.
notice-saved-time = Die Zeit von { $name } ist um; durch frühere Antworten gesparte Zeit reicht bis { $due }.
notice-agrees = { $name } möchte die Partie ohne Sieg beenden. Dem müssen alle anderen zustimmen, hier oder mit /beenden.
notice-agreed = Alle haben zugestimmt, die Partie zu beenden. Niemand hat gewonnen.
notice-claimed = { $name } beansprucht den Sieg, da { $other } verschwunden ist.
notice-abandoned = Lange hat niemand gespielt, also endet die Partie als verlassen. Niemand hat gewonnen.
notice-aborted = { $by } hat die Partie abgebrochen. Niemand hat gewonnen.
notice-rests = Die Partie ruht bis { $due }: Alle haben zugestimmt. Wer mitspielt, kann sie mit /pause früher weitergehen lassen.
notice-rest-ended = Die Partie geht weiter, da { $name } es möchte. Während sie ruhte, ging keine Zeit verloren.
notice-away = { $name } ist bis { $due } abwesend. So lange ruht die Zeit für diesen Platz.
notice-back = { $name } ist wieder da, und die Zeit für diesen Platz läuft weiter.
notice-votes-rest =
    { $days ->
        [0] { $name } möchte die Partie { $minutes } Minuten ruhen lassen. Dem müssen alle anderen zustimmen.
        [one] { $name } möchte die Partie { $days } Tag ruhen lassen. Dem müssen alle anderen zustimmen.
       *[other] { $name } möchte die Partie { $days } Tage ruhen lassen. Dem müssen alle anderen zustimmen.
    }
notice-set-aside = Partie { $match } ist stehen geblieben und wurde beiseitegelegt. Nichts davon ist gelöscht: Wer den Bot betreibt, kann sie weiterlaufen lassen. Bis dahin ist dieser Kanal frei für eine andere Partie.
notice-taken-up = Partie { $match }, die beiseitegelegt war, geht weiter. Alle haben die volle Zeit für das, was jetzt gefragt ist.
notice-maintenance = Ein Wort von denen, die diesen Bot betreiben: { $text }
notice-maintenance-at = Ab { $due } ist der Bot eine Weile weg. Niemand verliert dadurch Zeit: Was für eine Antwort übrig war, ist es danach noch. Ein Wort von denen, die ihn betreiben: { $text }
notice-resumed = Die Partie geht weiter. Während sie wartete, ging keine Zeit verloren: „Dein Zug“ zeigt, bis wann du antworten kannst.

## Mitteilungen als Direktnachricht

notice-seat-lost = { $name } hat deinen Platz in Partie { $match } ({ $game }) übernommen, weil du verschwunden warst.
notice-place-gone = Den Kanal von Partie { $match } ({ $game }) gibt es nicht mehr, also ist die Partie zu Ende. Niemand hat gewonnen.
notice-place-lost = Den Kanal von Partie { $match } ({ $game }) gibt es nicht mehr, also wartet die Partie; es geht keine Zeit verloren. Tippe /partien in dem Kanal von { $server }, in dem sie weitergehen soll. Tut das sieben Tage lang niemand, endet sie.
notice-goes-on-at = { $name } lässt die Partie in { $channel } weitergehen.
notice-channel-silent = Sieben Tage lang konnte ich im Kanal von Partie { $match } ({ $game }) nicht schreiben, also endet die Partie als verlassen. Niemand hat gewonnen.
notice-resigned = { $name } hat aufgegeben. Der Kanal zeigt das Brett, sobald ich dort schreiben kann.
refused-too-late-to-reopen = Die Zeit für diese Antwort ist vorbei, also kann sie nicht mehr zurückgenommen werden. Ersetzen kannst du sie noch.
refused-nothing-sealed = Von dir liegt keine versiegelte Antwort vor, also gibt es nichts zurückzunehmen.
refused-undo-never = In diesem Spiel wird nichts Offenes zurückgenommen. Versiegeltes kannst du ersetzen, bis alle geantwortet haben.
refused-undo-off = An diesem Tisch wird nichts zurückgenommen, was gespielt ist.
refused-nothing-to-undo = Von dir kann im Moment nichts zurückgenommen werden. Eine offene Antwort kann es, bis etwas gezogen, aufgedeckt oder geheim beantwortet wird.
refused-undo-gone = Das kann nicht mehr zurückgenommen werden, oder es ist schon geschehen. Sieh dir das Brett an.
refused-undo-often = Du hast in diesem Zug { $most }-mal zurückgenommen, was du gespielt hattest, und öfter geht es nicht. Was du zuletzt gespielt hast, gilt. Sobald jemand anderes gezogen hat, können die anderen mit /zurücknehmen zustimmen, dass es zurückkommt.
notice-undo-asked = { $name } möchte zurücknehmen, mit dem, was darauf gefolgt ist: { $what } Dem müssen alle anderen zustimmen.
poll-agreed-by =
    { $count ->
        [one] { $names } stimmt zu.
       *[other] { $names } stimmen zu.
    }
poll-unanswered =
    { $count ->
        [one] { $names } hat nicht geantwortet.
       *[other] { $names } haben nicht geantwortet.
    }
button-poll-agree = Zustimmen
# What has become of a question to all.
poll-closed =
    { $became ->
        [agreed] Alle haben zugestimmt.
        [over] Die Partie ist zu Ende, also wird niemand mehr gefragt.
       *[gone] Dazu kann es nicht mehr kommen, also wird niemand mehr gefragt.
    }
