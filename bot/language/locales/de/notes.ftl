### Was jemand für sich selbst notiert.

command-note-name = notiz
command-note-description = Zu dieser Partie eine Notiz schreiben, die nur du liest
command-mark-name = vermerk
command-mark-description = Auf deinen eigenen Bildern vermerken, was du vermutest
button-notes = Notieren
button-note = Notiz schreiben
button-marks-clear = Alle Vermerke entfernen
notes-title = Deine Notizen
notes-private = Niemand sonst sieht, was du hier schreibst und vermerkst; deine Vermerke stehen nur auf deinen eigenen Bildern. Ein Vermerk verschwindet von selbst, sobald bekannt ist, worum es geht, oder seine Runde vorbei ist.
notes-folded = Deine Notiz: { $text }
notes-form = Deine Notiz
notes-form-about = Höchstens { $most } Zeichen. Leer gelassen wird die Notiz gelöscht.
notes-kept = Deine Notiz ist gespeichert.
notes-deleted = Deine Notiz ist gelöscht.
notes-changed-meanwhile = Die Notiz wurde anderswo geändert, während du geschrieben hast. Was du zuletzt geschrieben hast, ist aufgehoben; unten steht, was vorher dort stand.
notes-nothing-to-mark = Gerade gibt es nichts zu vermerken.
notes-mark = { $place }: { $word }
notes-marks = Du hast vermerkt: { $marks }.
notes-no-mark = Kein Vermerk
menu-mark-place = Wähle, wozu du eine Vermutung hast
menu-mark-word = { $place }: Wähle, was du vermutest
refused-mark-gone = Das lässt sich nicht mehr vermerken: Es ist inzwischen bekannt, oder seine Runde ist vorbei. Schreib /vermerk, um zu sehen, was sich vermerken lässt.
