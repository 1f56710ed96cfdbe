### Einen Tisch finden: /suchen und /meiden.

command-seek-name = suchen
command-seek-description = Einen Tisch suchen: Ich schlage dir einen vor, sobald genug Leute zusammenpassen
command-seek-game-name = spiel
command-seek-game-description = Welches Spiel; ohne eines siehst du, was du suchst und was fehlt
command-seek-players-name = plätze
command-seek-players-description = Wie viele mitspielen, mit dir (sonst so viele, wie das Spiel vorsieht)
command-seek-pace-name = tempo
command-seek-pace-description = Wie lange alle für einen Zug haben (sonst einen Tag oder drei Tage)
command-seek-computers-name = computer
command-seek-computers-description = Wann Computer die leeren Plätze haben dürfen (sonst nie)
seek-choose-day = Ein Tag für einen Zug
seek-choose-days = Drei Tage für einen Zug
seek-choose-evening = Ein gemeinsamer Abend, mit Minuten für einen Zug
seek-choose-after-0 = Sofort
seek-choose-after-6 = Nach sechs Stunden
seek-choose-after-24 = Nach einem Tag
seek-choose-after-72 = Nach drei Tagen
command-block-name = meiden
command-block-description = Wähle, mit wem du nicht am Tisch sitzen willst; niemand erfährt es
command-block-other-name = person
command-block-other-description = Mit wem; ohne jemanden siehst du, wen du gewählt hast

## Was jemand sucht

seek-pace =
    { $pace ->
        [day] ein Tag für einen Zug
        [days] drei Tage für einen Zug
        [day-days] ein Tag oder drei Tage für einen Zug
       *[evening] ein gemeinsamer Abend
    }
seek-what = Du suchst einen Tisch für **{ $game }** zu { $players } ({ $paces }).
seek-missing =
    { $count ->
        [0] Niemand fehlt: Gleich wird ein Tisch zu { $players } vorgeschlagen.
        [one] Für { $game } zu { $players } ({ $pace }) fehlt noch jemand.
       *[other] Für { $game } zu { $players } ({ $pace }) fehlen noch { $count }.
    }
seek-computers = Ab { $due } dürfen Computer die leeren Plätze haben.
seek-until = Das gilt bis { $due }, höchstens eine Woche.
seek-how = Sobald genug Leute zusammenpassen, schreibe ich dir direkt. Niemand sitzt am Tisch, ohne zuzusagen. Wer mit wem sitzt, hängt auch davon ab, was andere wünschen. Suche noch einmal, um deinen Wunsch zu ändern.
seek-how-in-channel = Sobald genug Leute zusammenpassen, rufe ich dich in diesem Kanal, weil dich Direktnachrichten nicht erreichen. Niemand sitzt am Tisch, ohne zuzusagen. Wer mit wem sitzt, hängt auch davon ab, was andere wünschen. Suche noch einmal, um deinen Wunsch zu ändern.
seek-newcomer = Du hast { $game } noch nicht gespielt: Inzwischen kannst du es lernen oder üben.
seek-nothing = Du suchst hier keinen Tisch. Tippe /suchen mit einem Spiel, damit dir einer vorgeschlagen wird.
button-seek-end = Nicht mehr suchen
button-seek-learn = Dieses Spiel lernen
refused-seek-players = { $game } ist für { $least } bis { $most } Leute. Wähle eine Zahl, für die es ist.
refused-seek-computers = Kein Computer spielt { $game }. Suche ohne Computer.
refused-seek-opens = Dein Tisch für { $game } wird gerade eröffnet. Schau in den Kanal.

## Ein Tisch, der vorgeschlagen wird

seek-proposed = Ein Tisch für { $game }
seek-where = In { $server }
seek-with = Mit dir: { $names }.
seek-size = { $players } am Tisch, { $pace }.
seek-beside-computers =
    { $count ->
        [one] Ein Computer hat einen der Plätze.
       *[other] Computer haben { $count } der Plätze.
    }
seek-awake =
    { $count ->
        [2] Ihr seid beide wach: { $spans }.
       *[other] Ihr seid alle wach: { $spans }.
    }
seek-said-yes =
    { $yes ->
        [one] { $yes } von { $people } hat zugesagt.
       *[other] { $yes } von { $people } haben zugesagt.
    }
seek-asked = Er wird eröffnet, sobald alle zugesagt haben. Antworte bis { $due }; danach wird statt deiner jemand anderes gefragt.
seek-yes = Du hast zugesagt. Der Tisch wird eröffnet, sobald alle es haben; macht jemand Platz, wird der nächste Mensch gefragt, und deine Zusage gilt weiter.
seek-opened = Dein Tisch für { $game } ist offen: { $channel }.
seek-fell = Der Tisch für { $game } kommt nicht zustande: Zu wenige sind übrig. Du suchst weiter einen.
seek-no = Du hast am Tisch für { $game } Platz gemacht. /suchen sagt, was du suchst.
seek-slept = Du hast nicht geantwortet, darum wurde für den Tisch von { $game } jemand anderes gefragt. Tippe /suchen, um wieder zu suchen.
seek-nowhere = Der Tisch für { $game } konnte nirgends eröffnet werden, weil in keinem eurer Kanäle ihr alle und ich schreiben dürfen. Tippe /suchen in einem anderen Kanal.
seek-over = Du suchst in { $channel } keinen Tisch für { $game } mehr: Die Zeit dafür ist um, und keiner ist zustande gekommen.
seek-renewed = Du suchst in { $channel } wieder einen Tisch für { $game }. /suchen sagt dort, was noch fehlt.
button-seek-again = Wieder suchen
button-seek-yes = Mitspielen
button-seek-no = Platz machen
button-seek-see = Den Tisch ansehen
button-seek-go = Zum Tisch gehen
seek-called = { $name }, ein Tisch für { $game } wartet auf deine Antwort.
seek-called-open = { $name }, dein Tisch für { $game } ist offen: { $channel }.
seek-called-over = { $name }, du suchst keinen Tisch für { $game } mehr: Die Zeit dafür ist um.
seek-thread = Ein Tisch für { $game }
seek-gathered = Ein Tisch für { $game } wartet auf deine Antwort.

## Die Liste der Tische

seek-listed =
    { $count ->
        [one] Jemand sucht einen Tisch zu { $players } ({ $paces }).
       *[other] { $count } Leute suchen einen Tisch zu { $players } ({ $paces }).
    }
seek-list-how = Tippe /suchen, um ebenfalls einen Tisch zu suchen.
button-seek-too = Auch { $game } suchen
button-seek-join = Bei { $name } mitspielen: { $game }

## Mit wem man nicht am Tisch sitzen will

block-title = Mit wem du nicht am Tisch sitzen willst
block-nobody = Niemand.
block-more =
    { $count ->
        [one] Eine Person mehr ist nicht aufgeführt.
       *[other] { $count } mehr sind nicht aufgeführt.
    }
block-how = Tische, die /suchen vorschlägt, setzen euch nie zusammen, und niemand erfährt je, warum. An Tische, die Leute selbst eröffnen, dürfen sich alle setzen.
block-done = { $name } und du werdet von jetzt an nicht mehr durch Vorschläge zusammengesetzt.
menu-block-end = Wähle, mit wem du wieder am Tisch sitzen darfst
refused-block-yourself = Dich selbst kannst du nicht wählen. Wähle jemand anderen.
refused-block-too-many = Du hast { $most } Leute genannt, mehr gehen nicht. Nimm erst mit /meiden jemanden zurück.

## Was gespeichert ist

privacy-seek = Leute, mit denen du nicht am Tisch sitzen willst: { $blocked }.

# Roles that are called for open seats

button-seat-roles = Rollen für freie Plätze
seat-roles-about = Wo jemand einen Tisch für ein Spiel eröffnet, ruft seine Karte die Rolle des Spiels: für jeden Tisch einmal, und höchstens einmal in der Stunde. Wähle Rollen, die Leute von sich aus annehmen, damit niemand gerufen wird, ohne darum gebeten zu haben.
seat-roles-none = Es gibt noch keine Rolle zur Wahl: Lege in Discords Einstellungen des Servers eine an, die alle @erwähnen dürfen.
seat-roles-nobody = { $game }: Niemand wird gerufen
seat-roles-role = { $game }: { $role }
