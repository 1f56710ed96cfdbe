### Perché le regole di Verräter rifiutano una risposta. $land, $role e $family contengono nomi; $place è il numero del
### territorio nell’anello, da 1 a 12.

## Il tavolo

verraeter-problem-seats = Verräter si gioca in tre o in quattro, non in { $players }.
verraeter-problem-over = La partita è finita.
verraeter-problem-has-left = Chi sedeva qui ha già abbandonato la partita.

## I territori

verraeter-problem-no-such-land = Non c’è nessun territorio numero { $place }. Scegline uno da 1 a 12.
verraeter-problem-occupied = Il territorio { $place } ({ $land }) ha già un edificio. Scegli un territorio che non ne ha.
verraeter-problem-not-own-land =
    Il territorio { $place } ({ $land }) non è controllato dalla tua famiglia ({ $family }). A questo tavolo il primo granaio va su un territorio della propria famiglia.
verraeter-problem-no-such-border = Non c’è nessun confine numero { $place }. Scegline uno dal menu.
verraeter-problem-same-family =
    I due territori sono controllati dalla stessa famiglia ({ $family }). Scegli due vicini controllati da famiglie diverse.

## Le carte

verraeter-problem-not-offered = Tra le carte azione che puoi prendere non c’è questa: { $role }. Scegline una che c’è.
verraeter-problem-too-many-cards =
    { $most ->
        [one] In un conflitto puoi giocare una carta provviste, non { $count }.
       *[other] In un conflitto puoi giocare { $most } carte provviste, non { $count }.
    }
verraeter-problem-too-few-cards =
    { $least ->
        [one] A questo tavolo devi giocare almeno una carta provviste.
       *[other] A questo tavolo devi giocare almeno { $least } carte provviste.
    }
verraeter-problem-card-not-held =
    { $held ->
        [0] Non hai carte provviste di valore { $card }.
        [one] Hai una sola carta provviste di valore { $card }, non { $wanted }.
       *[other] Hai solo { $held } carte provviste di valore { $card }, non { $wanted }.
    }

## Gli edifici

verraeter-problem-all-built =
    { $most ->
        [one] Hai già il tuo unico edificio. Puoi solo trasformare un granaio in emporio.
       *[other] Hai già tutti e { $most } gli edifici. Puoi solo trasformare un granaio in emporio.
    }
verraeter-problem-all-posts =
    { $most ->
        [one] Hai già il tuo unico emporio. Puoi costruire solo granai.
       *[other] Hai già { $most } empori, e di più non sono permessi. Puoi costruire solo granai.
    }
verraeter-problem-no-granary-there = Non hai nessun granaio sul territorio { $place } ({ $land }). Scegline uno tuo.
verraeter-problem-no-way-back = Un granaio può diventare solo un emporio. Scegli un emporio.
