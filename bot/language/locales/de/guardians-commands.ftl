### Die Befehle von Guardians: Decks, Karten, die Lektion; und was sie ablehnen.

command-deck-name = deck
command-deck-description = Deine Decks für Guardians: ansehen, schreiben, importieren, exportieren. Nur du siehst sie
command-deck-file-name = datei
command-deck-file-description = Eine Textdatei mit einem Deck: eine Karte je Zeile, wie „3 Bogenschütze“
command-card-name = karte
command-card-description = Eine Karte von Guardians ansehen und was sie tut, in einfachen Worten
command-card-name-name = name
command-card-name-description = Welche Karte

## Die Sammlung

deck-only-you = Nur du siehst das.
deck-shelf-title = Deine Decks
deck-shelf-none = Du hast noch kein eigenes Deck. Kopiere ein Startdeck und ändere es, schreib eins, oder importiere eine Datei.
deck-shelf-full = Du hast { $most } Decks, und mehr geht nicht. Lösche eins, um Platz zu schaffen.
deck-menu-open = Wähle ein Deck zum Öffnen
deck-button-write = Deck schreiben
deck-button-import = Datei importieren
deck-button-show = Karten ansehen
deck-button-export = Exportieren
deck-button-copy = Kopieren
deck-button-edit = Ändern
deck-button-rename = Umbenennen
deck-button-delete = Löschen
deck-button-delete-yes = Endgültig löschen
deck-button-keep = Behalten
deck-button-shelf = Alle meine Decks ansehen
deck-button-library = Meine Decks öffnen
deck-button-back = Zurück zum Deck
deck-button-drop = Unlesbares weglassen
deck-button-places = Als Stellen der Liste lesen
deck-button-counts = Als Anzahlen lesen
deck-menu-mend = Wähle die Karte, die du meinst
deck-mend-option = { $card } nehmen
deck-mend-about = statt „{ $text }“
deck-size =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
deck-state-starter = Startdeck
deck-state-ready = fertig
deck-state-wrong =
    { $count ->
        [one] etwas stimmt nicht
       *[other] { $count } Dinge stimmen nicht
    }
deck-led-by = Angeführt von { $card }.
deck-strongholds = Festungen: { $cards }.
deck-ready = Mit diesem Deck kannst du spielen.
deck-not-ready = Mit diesem Deck kannst du noch nicht spielen:
deck-more-problems =
    { $count ->
        [one] und noch eins
       *[other] und noch { $count }
    }
deck-ready-without-limits = An Tischen ohne Deckgrenzen kannst du damit spielen.
deck-nothing-to-show = Noch ist keine Karte darin.
deck-exported = Hier ist das Deck als Text. Der Bot liest ihn wieder ein.
deck-copied = Das ist deine Kopie; sie heißt { $deck }. Ändere sie, wie du magst.
deck-kept-gone = Das Deck, das du geändert hast, gibt es nicht mehr: Es wurde inzwischen umbenannt oder gelöscht. Was du geschrieben hast, ist als { $deck } aufgehoben.
deck-kept-apart = Das Deck wurde anderswo geändert, während du geschrieben hast. Beide sind aufgehoben: Was du geschrieben hast, heißt { $deck }.
deck-left-out = Diese Zeilen sind weggelassen.
deck-other-name = Die Liste nennt sich { $other }, und du hast sie { $deck } genannt: So heißt sie jetzt.
deck-deleted = { $deck } ist gelöscht.
deck-delete-question = Möchtest du { $deck } wirklich löschen? Das lässt sich nicht rückgängig machen. Eine Partie, die damit gespielt wird, geht weiter.
deck-default-name = Mein Deck

## Formulare

deck-form-write = Ein Deck schreiben
deck-form-rename = Das Deck umbenennen
deck-form-import = Ein Deck importieren
deck-field-name = Name des Decks
deck-field-text = Karten, eine je Zeile
deck-field-text-about = Anzahl und Name, wie „3 Bogenschütze“; auch Guardian und Festungen. Kommentare beginnen mit #.
deck-field-file = Eine Textdatei
deck-field-file-about = Eine Karte je Zeile, wie „3 Bogenschütze“. Unlesbares wird genannt, der Rest behalten.

## Das Deck für eine Partie

deck-choose-ask = Welches Deck bringst du mit? Niemand sonst sieht es. Du kannst es ändern, bis die Partie beginnt.
deck-choose-menu = Wähle dein Deck
deck-by-lot = Ein Startdeck, durch das Los
deck-by-lot-about = für eine erste Partie
deck-starter-about = Startdeck
deck-chosen = Du bringst { $deck } mit. Niemand sonst sieht es. Du kannst es ändern, bis die Partie beginnt.
deck-refused = { $deck } kann an diesem Tisch so nicht gespielt werden. Bring es in Ordnung und drück dann noch einmal den Knopf am Tisch.

## Was abgelehnt wird

refused-no-such-deck = Ein solches Deck hast du nicht mehr. Tippe /deck, um alle deine Decks zu sehen.
refused-starter-deck = Ein Startdeck bleibt, wie es ist. Kopiere es und ändere die Kopie.
refused-deck-has-changed = Das Deck hat sich inzwischen geändert. Öffne es noch einmal.
refused-deck-name-taken = Ein Deck namens { $deck } gibt es schon. Wähle einen anderen Namen.
refused-deck-without-name = Ein Deck braucht einen Namen.
refused-too-many-decks = Du hast { $most } Decks, und mehr geht nicht. Lösche eins, um Platz zu schaffen.
refused-deck-too-long-for-form = Dieses Deck ist zu lang für das Formular. Exportiere es, ändere die Datei und importiere sie wieder.
refused-file-too-large = Diese Datei ist zu groß für ein Deck. Schick eine mit höchstens { $most } kB.
refused-file-no-text = Diese Datei ist kein Text. Schick eine Textdatei mit einer Karte je Zeile.
refused-file-gone = Die Datei { $file } lässt sich nicht mehr abrufen. Bitte häng sie noch einmal an.
refused-deck-empty = Hier steht nichts. Schreib eine Karte je Zeile, mit ihrer Anzahl: 3 Bogenschütze.
refused-deck-too-long = Ein Deck hat höchstens { $most } Zeichen.
refused-no-such-card = Keine Karte heißt { $card }, und keine heißt so ähnlich. Tippe den Anfang eines Namens und wähle aus der Liste.
refused-which-card = Keine Karte heißt { $card }. Vielleicht meinst du { $names }.

## Die Lektion

guardians-learn-welcome =
    Du spielst hier eine Runde Guardians, nach den echten Regeln, mit dem Deck Bone and Ember. Niemand sonst sieht es, es geht um nichts, und keine Uhr läuft.

    {""}**Worum es geht.** Du führst eine Armee verdeckter Kreaturen durch sechs umkämpfte Länder. Wer fünf gegnerische Schilde zerbricht, alle sechs Länder hält oder den gegnerischen Guardian besiegt, hat gewonnen.

    {""}**Deine Aufgabe.** Ein gegnerischer Schild steht direkt vor deinem Land. Stell eine Armee auf, marschiere, gewinne den Kampf und nimm das Land. Was immer du gefragt wirst, wird erklärt. *Mach es für mich* zeigt dir einen guten Zug; die Knöpfe und Menüs sind die einer echten Partie.
guardians-learn-organise =
    {""}**1 · Stell deine Armee auf.** Das sind deine sieben Karten: vier Kreaturen, ein Schild, ein Gelände, eine Bestechung. Kreaturen liegen verdeckt auf einer deiner drei Festungen, und **nur was ein Schild deckt, kann marschieren**. Ein Feld fasst 30 Punkte Stapelvitalität (rot, wo Rot steht, sonst schwarz).
    Drück den Vorschlag für eine **starke Mitte**: Er legt alle vier Kreaturen auf deine mittlere Festung und deckt sie. Sieh dir dann *Anweisungen* an und versiegle.
guardians-learn-organise-orders =
    {""}**Anweisungen.** Manche Karten können außerhalb von Kämpfen gespielt werden: bei den Dominanzkarten, gegen einen Flug, bei der Geländebelegung. Dort wird auf niemanden gewartet; **deine Anweisungen antworten sofort**. *Vorsichtig* spielt keine deiner Karten, *Kühn* jede, die dir etwas nützt, und du kannst Ausnahmen nennen.
    Wo du selbst antworten willst, lass die Partie auf dich warten: Alle erfahren es, und es gilt von der nächsten Runde an. Eine Karte dafür hast du jetzt nicht. Lass es bei *Vorsichtig* und versiegle.
guardians-learn-march =
    {""}**2 · Marschiere.** Beide haben eine Dominanzkarte gezeigt. Deine ist höher, also handelst du zuerst. Wenn du an der Reihe bist, drehst du einen Schild, und er darf bis zu zwei Felder weit ziehen.
    Das Land vor deiner Festung gehört dir und hat ein Gelände, also kannst du hindurchgehen. Auf dem nächsten steht die Gegenseite. **Zieh mit deinem Schild nach C2**: Das ist ein Angriff. Mit dem Marsch kann schon ein Kampfplan gehen; lass es diesmal bei *Kampf: frag mich*.
guardians-learn-sheet =
    {""}**3 · Dein Kampfplan.** **Beide Seiten versiegeln vorher alles, was sie tun werden, dann wird der Kampf auf einmal ausgetragen.** Dein Plan ist schon ausgefüllt. Zwei der drei, die dort stehen, haben alle gesehen: Marschall 11 und Hauptmann 10. Ein Feld fasst 30 Punkte, also hat die dritte Kreatur höchstens 9. Wenn beide mit der stärksten eröffnen,
    - trifft dein **Eisenfürst** 10 auf den Marschall und wird besiegt: Sterbliche haben einen Bonus gegen Elementare;
    - trifft dein **Teufelshund** 6 auf den Hauptmann, der bestechlich ist. Sieh dir *Bestechung* an;
    - trifft dein **Skelettdiener** 5 auf die dritte Kreatur und braucht vielleicht Hilfe. Sieh dir *Schüsse und Kanalisieren* an.
    Am Ende wird die Grundvitalität aller zusammengezählt, die nicht besiegt sind, und der Angriff braucht **mehr** als die Verteidigung.
guardians-learn-sheet-bribery =
    {""}**Bestechung.** Der Hauptmann hat ein Laster, das du bedienen kannst: Du hast Babes. Eine bestochene Kreatur geht sofort heim und **kämpft nicht und zählt nicht**; deine Karte ist dann weg. Gegen eine starke lohnt es sich, gegen eine, die du sowieso besiegst, ist es verschwendet. Wird dein Hund 6 den Hauptmann 10 besiegen?
    Dein Plan besticht ab 5, wenn du verlieren würdest, und ab 9 immer. Lass es so oder wähle etwas anderes. Sieh dir dann *Schüsse und Kanalisieren* an.
guardians-learn-sheet-modifiers =
    {""}**Schüsse und Kanalisieren.** Der Diener hat 5 und 1 mehr gegen Sterbliche: 6. Die dritte Kreatur hat höchstens 9, und ein Ritter hat neben einem Marschall 2 mehr. Ein Schuss deines Grimmigen Schädels brächte 3 dazu.
    {""}**Kanalisieren** bringt 5 dazu: Für einen Kraftstein leiht dein Guardian 9, aber nur einer Kreatur mit grünem Balken wie dem Diener, und nicht mehr als ihre eigene Grundvitalität. Du hast sieben Steine, und keiner kommt zurück.
    Wie viele erlaubst du in jedem Duell? Ausgegeben wird nur, was nötig ist, und nichts, wo es nicht reichen würde. Versiegle dann den Plan.
guardians-learn-fought = {""}**Der Kampf ist vorbei und gewonnen.** Das hat dein Plan getan:
guardians-learn-did-bribe = - **Bestechung:** Eine gegnerische Kreatur ging heim, statt zu kämpfen. Sie zählt nicht, und deine Karte ist weg.
guardians-learn-did-no-bribe = - **Bestechung:** keine. Jede gegnerische Kreatur hat gekämpft.
guardians-learn-did-stone = - **Kanalisieren:** Dein Guardian lieh Vitalität, wo das ein Duell gedreht hat, und sonst nirgends.
guardians-learn-did-no-stone = - **Kanalisieren:** keins. Du hast noch alle sieben Steine.
guardians-learn-did-strike = - **Nebenangriff:** Als die Gegenseite keine Kreatur mehr in der Hand hatte, griff eine von deinen noch einmal an, und die Vitalität deiner Kreatur, die vorher gegen das Ziel gekämpft hatte, kam dazu. Das Ziel hatte nur seine bloße Vitalität.
guardians-learn-did-no-strike = - **Nebenangriff:** keiner, der gewinnen konnte.
guardians-learn-settle =
    {""}
    {""}**4 · Nimm das Land.** Das gegnerische Gelände unter deinem Schild ist weg. **Kein Schild bleibt auf einem Land ohne Gelände**: Lege das aus deinem Gehege, zahle einen Stein für eine verdeckte Karte oder gib eine Kreatur auf. Lege das Gebirge.
guardians-learn-other = Die Regeln brauchen hier eine Antwort von dir. Die Knöpfe bieten alles, was erlaubt ist; *Mach es für mich* trifft eine gute Wahl.
guardians-learn-end-stone =
    {""}**Das war eine Runde Guardians, und ein gut angelegter Stein.** Der Guardian leiht 9, aber niemand empfängt mehr als die eigene Vitalität; es hat gereicht. Fang noch einmal an, wenn du wissen willst, was ohne ihn geschieht.
guardians-learn-end-won =
    {""}**Das war eine Runde Guardians, gewonnen ohne einen einzigen Stein.** Von selbst kommen sie nie zurück: Das zählt in einer langen Partie.
guardians-learn-end-lost-stone =
    {""}**Verloren, weil ein Stein fehlte.** Die Gegenseite hält C2. Wo einer deiner Kreaturen ein paar Punkte fehlten, wurde ihr nichts geliehen: Sie wurde besiegt, und die gegnerische, die sie besiegt hat, zählte bis zum Ende. Der Angriff braucht mehr als die Verteidigung; selbst ein Unentschieden reicht nicht. Von deinen sieben Steinen wäre einer für einen Schild gut angelegt gewesen. Was dein Plan getan hat:
guardians-learn-end-lost-bribe =
    {""}**Verloren, weil eine Bestechung fehlte.** Die Gegenseite hält C2. Die Babes blieben in deinem Depot, und die Kreatur, die sie genommen hätte, kämpfte und zählte. Was dein Plan getan hat:
guardians-learn-end-lost-bribe-stone =
    {""}**Verloren, und nichts ausgegeben.** Die Gegenseite hält C2. Weder eine Bestechung noch ein Stein hat deinen Kreaturen gegen stärkere geholfen. Beides behältst du und bist nicht weitergekommen: Ein Plan, der nichts ausgibt, ist für Kämpfe, die du sowieso gewinnst oder nicht gewinnen kannst. Was dein Plan getan hat:
guardians-learn-end-lost =
    {""}**Dieser Kampf ist verloren.** Die Gegenseite hält C2. Du hast bestochen und kanalisiert, aber nicht, wo es darauf ankam, oder es trafen andere aufeinander, als gedacht war. Sieh dir die Summen oben an: Wer wurde von wem besiegt, und mit welchem Unterschied? Was dein Plan getan hat:
guardians-learn-end-early =
    {""}**Die Runde ist vorbei, und niemand hat gekämpft.** Das kommt vor, und in einer echten Partie brächte dir die nächste Runde neue Karten. Lege die starke Mitte, marschiere nach C2 und versiegle deinen Plan. *Mach es für mich* hilft bei jedem Schritt.
guardians-learn-end-again =
    {""}
    Fang noch einmal an, wenn du magst. `/regeln` erzählt das ganze Spiel, `/spielen` eröffnet einen Tisch.
guardians-learn-end-next =
    {""}
    Die nächste Runde beginnt mit neuen Karten. Wie viele, sagt dein Guardian: Es kommt darauf an, wer mehr Länder hält und wer die niedrigere Dominanz hatte. In einer echten Partie hast du an drei Festungen zu denken, an Kreaturen *unter* ihnen, die kanalisieren, an Flieger, Zauber und Kommandokarten, und an eine Gegenseite, die ihren Plan ebenso gestaltet. Ein Tisch kann Kriegsrat halten: Dann können beide ihre Pläne einmal ändern, sobald die ersten zwei Kreaturen bekannt sind.

    `/spielen` eröffnet einen Tisch, `/deck` zeigt beide Startdecks, `/karte` erklärt jede Karte, und die Regelseiten sagen den Rest.
