### Was der Bot auf einem Server nicht darf, und die Einrichtung: /diagnose und /einrichten.

command-doctor-name = diagnose
command-doctor-description = Was ich auf diesem Server nicht darf, und was zu drücken ist
command-setup-name = einrichten
command-setup-description = Diesen Server einrichten: Sprache, Kanäle, wer Tische eröffnet, die Liste der Tische

doctor-title = Was ich auf diesem Server darf
doctor-lacks = In { $channel } fehlt mir: { $missing }. Öffne die Einstellungen des Kanals, drücke „Berechtigungen“, wähle meine Rolle und erlaube das.
doctor-locked = { $channel }: Der Thread ist gesperrt. Öffne sein Menü und entsperre ihn.
doctor-gone = { $channel }: Den Kanal gibt es nicht mehr. Was dort stand, geht anderswo weiter: eine Partie mit /spielen, eine Liste oder der versiegelte Tagesbefehl mit /einrichten.
doctor-well =
    { $count ->
        [one] In diesem Kanal steht mir nichts im Weg.
       *[other] In den { $count } Kanälen, in denen etwas von mir steht, steht mir nichts im Weg, auch in diesem nicht.
    }
doctor-more = Ich habe { $count } Kanäle angesehen; es gibt mehr.
button-look-again = Noch einmal nachsehen

setup-title = Die Einrichtung dieses Servers
setup-list = Die Liste der Tische steht in { $channels }.
setup-list-none = Die Liste der Tische steht nirgends. Tippe /einrichten in einem Kanal, den alle lesen, und drücke „Liste der Tische hierher“.
setup-daily = Der versiegelte Tagesbefehl wird in { $channels } gegeben.
setup-daily-none = Der versiegelte Tagesbefehl ist ausgeschaltet.
button-setup = Einrichtung
button-settings = Einstellungen des Servers ändern
button-tables-put = Liste der Tische hierher

settings-openers = Tische eröffnet, wer { $openers } hat oder den Server verwalten darf.
settings-openers-all = Alle dürfen Tische eröffnen.
menu-openers = Wähle die Rolle, die Tische eröffnen darf (keine: alle)
refused-not-an-opener = Auf diesem Server eröffnet nur Tische, wer { $openers } hat. An jeden Tisch kannst du dich setzen, und /üben in meinen Direktnachrichten steht allen offen.
