### I film delle partite.

command-film-name = film
command-film-description = Guardare questa partita, o il suo ultimo round, in un film
command-film-part-name = parte
command-film-part-description = Che cosa mostra il film (di norma tutta la partita fin qui)
command-film-match = tutta la partita
command-film-round = l’ultimo round
button-film-show = Mostrare a tutti
refused-film-in-work = Il tuo film è ancora in lavorazione. Chiedi il prossimo quando sarà arrivato.
refused-film-too-short = Questa partita è appena iniziata: un film non mostrerebbe ancora nulla. Chiedilo dopo il primo round.
refused-film-earlier-rules = Questa partita non si può rigiocare con le regole di oggi, quindi non ne esiste un film. /cronologia racconta che cosa è successo.
film-opened = Il film mostra anche le carte nascoste di { $names } nel corso della partita.
film-closed =
    { $decks ->
        [yes] Di { $names } mostra solo ciò che hanno visto tutti. Mostrerà di più quando avrete aperto tutti i mazzi, sotto “Ottenere la registrazione”, e chi li aveva in mano avrà scelto “Mostrare a tutti ciò che ho visto” in /rivedere.
       *[no] Di { $names } mostra solo ciò che hanno visto tutti. Mostrerà di più quando ogni persona interessata avrà scelto “Mostrare a tutti ciò che ho visto” in /rivedere.
    }
