### Wann jemand nicht gestört werden möchte.

command-time-name = zeit
command-time-description = Deine Zeitzone und die Stunden, in denen du nicht gestört werden möchtest
command-time-zone-name = zone
command-time-zone-description = Eine Stadt mit deiner Uhrzeit
command-time-quiet-name = ruhezeit
command-time-quiet-description = Deine Ruhezeit, wie 22:30 – 6:15, höchstens zehn Stunden lang; keine für keine Ruhezeit
time-title = Deine Zeit
time-zone = Bei dir ist es { $zone }.
time-zone-lost = Ich weiß nicht mehr, welche Zeitzone deine war. Wähle sie neu: Bis dahin gilt deine Ruhezeit { $quiet } nicht.
time-quiet-none = Du hast keine Ruhezeit.
time-quiet = Deine Ruhezeit ist { $quiet }.
time-shown = Deine Tische kennen sie: In dieser Zeit wird für dich nichts fällig, frühestens an ihrem Ende.
time-hidden = Deine Tische kennen sie nicht: Nachrichten klingeln dann nicht, aber was fällig ist, bleibt fällig.
time-since = Deine Tische zählen sie ab { $due }; bis dahin gilt deine Ruhezeit von vorher.
time-how = In der Ruhezeit klingelt keine Nachricht von mir, höchstens zehn Stunden am Tag. Sie gilt nicht an Tischen, an denen an einem Abend gespielt wird, und was du daran änderst, gilt für Fristen nach einem Tag. Eine Stadt, die nicht in der Liste ist, kannst du tippen: /zeit.
time-how-typed = Auch beliebige Stunden kannst du dort tippen, wie 22:30 – 6:15.
menu-zone = Wähle deine Zeitzone
menu-quiet = Wähle deine Ruhezeit
menu-quiet-end = Wähle, wann deine Ruhezeit endet
quiet-from = Ab { $time }
quiet-until = Bis { $time }
time-no-quiet = Keine Ruhezeit
button-show-quiet = Meinen Tischen mitteilen
button-hide-quiet = Für mich behalten
refused-zone = „{ $zone }“ ist keine Zeitzone, die ich kenne. Wähle eine Stadt aus der Liste, wie Europe/Rome.
refused-zone-several = „{ $zone }“ kann mehrere Städte meinen. Wähle deine aus dem Menü, oder eine mit deiner Uhrzeit.
refused-quiet-without-zone = Wähle zuerst deine Zeitzone, damit ich weiß, wann deine Ruhezeit ist.
refused-quiet-length = Eine Ruhezeit dauert bis zu { $hours } Stunden am Tag. Wähle eine kürzere.
refused-quiet = Ich kann „{ $text }“ nicht als Ruhezeit lesen. Schreibe, von wann bis wann, wie { $example }, oder wähle aus den Menüs.
refused-quiet-too-long = Ich lese „{ $text }“ als { $quiet }, und eine Ruhezeit dauert bis zu { $hours } Stunden am Tag. Schreibe, von wann bis wann, wie { $example }.

command-away-name = abwesend
command-away-description = Einige Tage abwesend sein, oder wieder da: Was auf dich wartet, ruht, und die anderen wissen es
command-away-days-name = tage
command-away-days-description = Für wie viele Tage von jetzt an, oder länger als bisher; 0, wenn du wieder da bist
away-title = Abwesend
away-there = { $server }: Du bist da. Du kannst noch { $left } Tage abwesend sein; der Server erlaubt { $allowance } im Jahr.
away-until = { $server }: Du bist bis { $due } abwesend. Du kannst noch { $left } Tage abwesend sein; der Server erlaubt { $allowance } im Jahr.
away-how = Solange du abwesend bist, wird für dich nichts fällig, und nichts antwortet von selbst für dich, auch nicht in Reaktionsfenstern; deine Tische sehen, bis wann. Was du im Voraus festgelegt hast, wird befolgt. Ein angefangener Tag zählt ganz. Tische, an denen an einem Abend gespielt wird, warten nicht.
menu-away = Für wie viele Tage?
menu-away-longer = Wie viele Tage länger?
button-back = Ich bin wieder da
refused-away-days = Wähle eine Anzahl von Tagen, zum Beispiel /abwesend 5.
refused-away-nowhere = Du spielst zurzeit in keiner Partie eines Servers. Verwende /abwesend auf dem Server, auf dem du abwesend sein wirst.
refused-away-too-long = Das ist länger, als du abwesend sein kannst: In { $server } bleiben dir { $days } Tage, { $allowance } sind dort im Jahr erlaubt.

command-notify-name = benachrichtigungen
command-notify-description = Wie ich dich rufe: bei jeder Frage, gesammelt oder einmal am Tag; und wann ich dich erinnere
notify-title = Wie ich dich rufe
notify-how = Gesammelt klingelt nicht jede Frage: Zu deinen Stunden sagt eine Nachricht alles, was noch auf dich wartet, und alles andere kommt ohne Ton. Die Erinnerung klingelt trotzdem. In der Ruhezeit (/zeit) klingelt nichts. Niemand sonst erfährt, was du wählst.
notify-how-without-zone = Gesammelt klingelt nicht jede Frage: Zu deinen Stunden sagt eine Nachricht alles, was noch auf dich wartet, und alles andere kommt ohne Ton. Die Erinnerung klingelt trotzdem. Die Stunden sind die von UTC, bis du mit /zeit deine Zeitzone wählst. Niemand sonst erfährt, was du wählst.
menu-notify-when = Wann soll ich dich rufen?
menu-notify-lead = Wann soll ich dich erinnern?
notify-each = Bei jeder Frage
notify-every = Gesammelt, alle { $hours } Stunden
notify-daily = Einmal am Tag, um { $time }
notify-lead-usual = Wenn ein Viertel der Zeit bleibt
notify-lead = { $length } vor der Frist
notify-lead-never = Nie
button-calls = Benachrichtigungen
button-less = Weniger davon
gathered =
    { $count ->
        [one] { $count } Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
