### Le regole da leggere: pagine, quel che vi si trova, parole.

command-rules-name = regole
command-rules-description = Leggere le regole
command-rules-game-name = gioco
command-rules-game-description = Quale gioco (di norma quello di questo canale)
command-rules-word-name = parola
command-rules-word-description = Una parola da cercare nelle regole
button-page-back = Pagina precedente
button-page-on = Pagina successiva
button-page-read = Leggere “{ $page }”
menu-page = Scegli una pagina
# On the panel of a decision: opens the rules by which it is made.
button-why = Perché?
rules-why = Perché? Le regole di { $game } su questo
rules-why-more = Le pagine ne dicono di più.
# $word is free text.
rules-found = Che cosa dicono le regole di “{ $word }”
rules-more =
    { $count ->
        [one] La contiene un altro passo; una parola più lunga ne trova meno.
       *[other] La contengono altri { $count } passi; una parola più lunga ne trova meno.
    }
# $word is free text.
rules-nothing-found = Le regole di { $games } non dicono nulla di “{ $word }”. Prova con un’altra parola o con l’inizio di una parola, o scegli una pagina dal menu.
command-glossary-name = glossario
command-glossary-description = Cercare una parola delle regole, in qualsiasi lingua
command-glossary-word-name = parola
command-glossary-word-description = La parola, o il suo inizio
menu-word = Cerca una parola
# A word of the rules in another language, after that language's name.
word-elsewhere = { $language }: { $word }
# $word is free text.
refused-no-such-word = Nessuna parola delle regole si chiama “{ $word }”. Scrivi l’inizio di una parola e scegli dalla lista, o guarda la pagina “Le parole” delle regole.
