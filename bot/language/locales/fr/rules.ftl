### Les règles à lire : pages, ce qu’on y trouve, mots.

command-rules-name = règles
command-rules-description = Lire les règles
command-rules-game-name = jeu
command-rules-game-description = Quel jeu (par défaut celui de ce salon)
command-rules-word-name = mot
command-rules-word-description = Un mot à chercher dans les règles
button-page-back = Page précédente
button-page-on = Page suivante
button-page-read = Lire « { $page } »
menu-page = Choisis une page
# On the panel of a decision: opens the rules by which it is made.
button-why = Pourquoi ?
rules-why = Pourquoi ? Les règles de { $game } à ce sujet
rules-why-more = Les pages en disent plus.
# $word is free text.
rules-found = Ce que les règles disent de « { $word } »
rules-more =
    { $count ->
        [one] { $count } autre passage le contient ; un mot plus long en trouve moins.
       *[other] { $count } autres passages le contiennent ; un mot plus long en trouve moins.
    }
# $word is free text.
rules-nothing-found = Les règles de { $games } ne disent rien de « { $word } ». Essaie un autre mot ou le début d’un mot, ou choisis une page dans le menu.
command-glossary-name = glossaire
command-glossary-description = Chercher un mot des règles, dans n’importe quelle langue
command-glossary-word-name = mot
command-glossary-word-description = Le mot, ou son début
menu-word = Chercher un mot
# A word of the rules in another language, after that language's name.
word-elsewhere = { $language } : { $word }
# $word is free text.
refused-no-such-word = Aucun mot des règles ne s’appelle « { $word } ». Tape le début d’un mot et choisis dans la liste, ou regarde la page « Les mots » des règles.
