### Quello che ciascuno annota per sé.

command-note-name = nota
command-note-description = Scrivere su questa partita una nota che leggi solo tu
command-mark-name = segno
command-mark-description = Segnare sulle tue immagini del tabellone ciò che credi
button-notes = Annotare
button-note = Scrivere una nota
button-marks-clear = Togliere tutti i segni
notes-title = Le tue note
notes-private = Nessun altro vede ciò che scrivi e segni qui; i tuoi segni stanno solo sulle tue immagini. Un segno sparisce da solo quando la cosa è nota o il suo round è finito.
notes-folded = La tua nota: { $text }
notes-form = La tua nota
notes-form-about = Al massimo { $most } caratteri. Lascia vuoto per eliminare la nota.
notes-kept = La tua nota è conservata.
notes-deleted = La tua nota è eliminata.
notes-changed-meanwhile = La nota è stata modificata altrove mentre scrivevi. Ciò che hai scritto per ultimo è conservato; sotto c’è ciò che vi stava.
notes-nothing-to-mark = Ora non c’è niente da segnare.
notes-mark = { $place }: { $word }
notes-marks = Hai segnato: { $marks }.
notes-no-mark = Nessun segno
menu-mark-place = Scegli su che cosa hai un’idea
menu-mark-word = { $place }: scegli che cosa credi
refused-mark-gone = Questo non si può più segnare: ormai è noto, o il suo round è finito. Scrivi /segno per vedere che cosa si può segnare.
