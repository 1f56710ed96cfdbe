### Perché le regole di Verräter rifiutano un tavolo, o chi abbandona.

verraeter-problem-seats = Verräter si gioca in tre o in quattro, non in { $players }.
verraeter-problem-over = La partita è finita.
verraeter-problem-has-left = Chi sedeva qui ha già abbandonato la partita.

