### Warum die Regeln von Verräter einen Tisch ablehnen, oder jemanden, der aufgibt.

verraeter-problem-seats = Verräter ist für drei oder vier, nicht für { $players }.
verraeter-problem-over = Die Partie ist vorbei.
verraeter-problem-has-left = Diese Seite hat schon aufgegeben.

