### Die Seite, die eine Partie aufbewahrt.

page-player = Platz { $seat }
page-step = Schritt { $step } von { $steps }
page-first = Zum ersten Schritt gehen
page-back = Einen Schritt zurückgehen
page-on = Einen Schritt weitergehen
page-last = Zum letzten Schritt gehen
page-choose = Einen Schritt wählen
page-board-text = Das Brett in Worten
page-held = Was verdeckt war
page-as-public = Die Partie, wie alle sie gesehen haben
page-as-all = Die Partie, wie alle sie gesehen haben, und neben jedem Brett, was da noch verdeckt war
page-as-seat = Die Partie, wie { $name } sie gesehen hat
page-fingerprint = Der SHA-256 des Startwerts in diesem Protokoll ist { $digest }. Ist er der Fingerabdruck unter dem ersten Brett der Partie, dann standen die Mischungen vor dem ersten Zug fest.
page-fingerprint-same = Der SHA-256 des Startwerts in diesem Protokoll ist der Fingerabdruck, den du angegeben hast, { $digest }: Die Mischungen standen vor dem ersten Zug fest.
page-fingerprint-differs = Der SHA-256 des Startwerts in diesem Protokoll ist { $digest } und nicht der Fingerabdruck, den du angegeben hast, { $fingerprint }. Das ist nicht der Startwert jener Partie.
page-fingerprint-unreadable = Der Startwert in diesem Protokoll ist keine hexadezimale Zahl, er hat also keinen Fingerabdruck.
page-proofs = Was dieses Protokoll öffnet, stimmt mit seinen Nachweisen überein.
page-replayed = Alle seine Zeilen sind nachgespielt und folgen den heutigen Regeln.
page-breaks-off = Zeile { $line } dieses Protokolls kann nach den heutigen Regeln nicht gespielt werden, die Schritte enden deshalb davor. { $reason }
page-no-steps = Dieses Protokoll lässt sich nicht Schritt für Schritt ansehen. { $reason } Darunter steht, was es enthält.
page-log = Das Protokoll Zeile für Zeile
page-closed = Diese Antwort ist geschlossen
page-leaves = Dieser Platz verlässt die Partie
page-reopens = Dieser Platz nimmt eine versiegelte Antwort zurück
page-undoes = Dieser Platz nimmt Zeile { $line } und alles seither zurück
page-unreadable = Was dort steht, kann nicht gelesen werden: { $reason }.
