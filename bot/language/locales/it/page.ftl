### La pagina che conserva una partita.

page-player = Posto { $seat }
page-step = Passo { $step } di { $steps }
page-first = Andare al primo passo
page-back = Andare indietro di un passo
page-on = Andare avanti di un passo
page-last = Andare all’ultimo passo
page-choose = Scegliere un passo
page-board-text = Il tabellone a parole
page-held = Ciò che era nascosto
page-as-public = La partita come l’hanno vista tutti
page-as-all = La partita come l’hanno vista tutti, e accanto a ogni tabellone ciò che allora era nascosto
page-as-seat = La partita come l’ha vista { $name }
page-fingerprint = Lo SHA-256 del seme di questa registrazione è { $digest }. Se è l’impronta sotto il primo tabellone della partita, i mescolamenti erano fissati prima della prima mossa.
page-fingerprint-same = Lo SHA-256 del seme di questa registrazione è l’impronta che hai dato, { $digest }: i mescolamenti erano fissati prima della prima mossa.
page-fingerprint-differs = Lo SHA-256 del seme di questa registrazione è { $digest }, e non l’impronta che hai dato, { $fingerprint }. Questo non è il seme di quella partita.
page-fingerprint-unreadable = Il seme di questa registrazione non è un numero esadecimale: non ha impronta.
page-proofs = Ciò che questa registrazione apre corrisponde alle sue prove.
page-replayed = Tutte le sue righe sono state rigiocate e seguono le regole di oggi.
page-breaks-off = La riga { $line } di questa registrazione non si può giocare con le regole di oggi: i passi finiscono prima. { $reason }
page-no-steps = Questa registrazione non si può seguire passo per passo. { $reason } Qui sotto c’è ciò che contiene.
page-log = La registrazione riga per riga
page-closed = Questa risposta è chiusa
page-leaves = Questo posto lascia la partita
page-reopens = Questo posto riprende una risposta sigillata
page-undoes = Questo posto ritira la riga { $line } e tutto ciò che è seguito
page-unreadable = Ciò che vi si trova non si può leggere: { $reason }.
