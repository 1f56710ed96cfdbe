### Der Hausstil steht in en/common.ftl. Für Deutsch außerdem:
###
###   Wir sagen „du“, wie Discord selbst, und nennen Personen mit Namen, ohne ihr Geschlecht zu raten: kein „er“ oder „sie“ für
###   { $name }, kein „Spieler“ und „Gegner“ für Menschen, wo es anders geht: wer, niemand, alle, die Gegenseite, das Gegenüber.
###   Knöpfe sind Infinitive („Karten spielen“), was über einem Menü steht, spricht mit dem Menschen davor („Wähle einen Ort“).
###   Anführungszeichen sind „ und “, Gedankenstriche – mit Leerzeichen, zwischen Zahlen ohne.
###   Ein Name oder Begriff steht, wo er keine Endung braucht: im Nominativ oder Akkusativ ohne Artikel.
###   In Bildern sind Wörter kurz: dort gibt es keine Silbentrennung.
###   Die Wörter eines Spiels sind die seiner deutschen Ausgabe, soweit sie bekannt sind: docs/words.

language-name = Deutsch

list-semicolon = {"; "}
entry = { $what }: { $text }

## Was die Regeln jedes Spiels antworten können

not-asked = Das Brett hat sich geändert: Danach wird nicht mehr gefragt. Sieh dir das Brett an und öffne deinen Zug noch einmal.
another-question = Das passt nicht zu dem, was gefragt ist. Öffne deinen Zug noch einmal.
not-on-the-menu = Das kann hier nicht gewählt werden. Öffne deinen Zug noch einmal und wähle aus dem Menü.
nothing-typed-here = Hier gibt es nichts zu schreiben. Nimm die Knöpfe und Menüs.
sealed-for-good = Diese Antwort kann nicht mehr zurückgenommen werden. Du kannst sie ersetzen, bis alle geantwortet haben.
not-sealed = Diese Antwort ist nicht versiegelt. Du kannst sie so ändern, wie sie ist.
unknown-option = Dieses Spiel hat keine Einstellung „{ $option }“.
unknown-option-value = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Wähle eins davon: { $allowed }.
stored-by-other-rules = Diese Partie wurde unter Version { $version } der Regeln gespeichert, die nicht mehr gelesen werden kann.
not-a-record = Diese Datei ist nicht das Protokoll einer Partie: { $reason }.
record-closed = Dieses Protokoll öffnet nicht, was Platz { $seat } mitgebracht hat, und kann deshalb nicht nachgespielt werden.
record-proof-differs = Was dieses Protokoll von Platz { $seat } öffnet, ist nicht das, woraus der Nachweis gemacht wurde.
# Stands for the name of whoever has asked to be forgotten.
somebody = Jemand
