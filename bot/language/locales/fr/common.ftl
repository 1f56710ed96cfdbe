### The house style is in en/common.ftl. For French besides:
###
###   We say "tu", as Discord itself does, and name people without guessing their gender: no agreement with { $name } or
###   with whoever reads ("{ $name } a perdu le duel", not "{ $name } est battu"; "personne d’autre ne voit", not "toi seul").
###   Buttons and commands are infinitives, what stands above a menu speaks to the player: Jouer des cartes, Choisis un lieu.
###   A no-break space (U+00A0) stands before : ; ! ? and inside « ». The apostrophe is ’.
###   The words of a game are those of its French rulebook.

language-name = Français

list-semicolon = {" ; "}
entry = { $what } : { $text }

## What every game's rules may answer

not-asked = Le plateau a changé : cette question n’est plus posée. Regarde le plateau et rouvre ton tour.
another-question = Ce n’est pas ce qui est demandé. Rouvre ton tour.
not-on-the-menu = Ce choix n’est pas possible ici. Rouvre ton tour et choisis dans le menu.
nothing-typed-here = Rien ne s’écrit ici. Utilise les boutons et les menus.
sealed-for-good = Cette réponse ne peut plus être reprise. Tu peux la remplacer tant que tout le monde n’a pas répondu.
not-sealed = Cette réponse n’est pas scellée. Tu peux la changer telle quelle.
unknown-option = Ce jeu n’a pas de réglage « { $option } ».
unknown-option-value = Le réglage « { $option } » ne peut pas être « { $value } ». Choisis parmi : { $allowed }.
stored-by-other-rules = Cette partie suit la version { $version } des règles, qui n’est plus lisible.
not-a-record = Ce fichier n’est pas le relevé d’une partie : { $reason }.
record-closed = Ce relevé n’ouvre pas ce qu’a apporté la place { $seat } : il ne peut pas être rejoué.
record-proof-differs = Ce que ce relevé ouvre de la place { $seat } n’est pas ce dont la preuve a été faite.
# Stands for the name of whoever has asked to be forgotten.
somebody = Quelqu’un
