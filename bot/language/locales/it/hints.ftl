hints-answer = Io sceglierei questo: { $answer }.
hints-either = Farei altrettanto volentieri questo: { $answer }.
hints-belief = **{ $when }**: mi davo il { $chance }% (prima: { $before }%).
button-beliefs =
    { $count ->
        [one] Chiedere che cosa credeva il computer
       *[other] Chiedere che cosa credevano i computer
    }
beliefs-whose = Chi deve dire che cosa credeva nei momenti decisivi di questa partita?
beliefs-of = Ecco che cosa credeva { $name } quando la partita è cambiata, da ciò che quel posto poteva sapere allora:
beliefs-none = { $name } ha creduto più o meno lo stesso dall’inizio alla fine: in questa partita nulla è stato decisivo.
