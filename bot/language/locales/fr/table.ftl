### Le salon d’attente, les verbes d’une table, les réglages d’un serveur : commandes, boutons, réponses.

## Commands

command-play-name = jouer
command-play-description = Ouvrir une table pour un jeu dans ce salon
command-play-game-name = jeu
command-play-game-description = À quel jeu jouer
command-play-deadline-name = délai
command-play-deadline-description = Temps pour chaque coup : 1 à 168 heures, 1 à 7 jours, ou aucun
command-board-name = plateau
command-board-description = Voir le plateau de la partie de ce salon
command-hand-name = main
command-hand-description = Voir ce que tu as en main, sans que personne d’autre le voie
command-move-name = coup
command-move-description = Jouer ton coup
command-rules-name = règles
command-rules-description = Lire les règles
command-rules-game-name = jeu
command-rules-game-description = Quel jeu (par défaut celui de ce salon)
command-history-name = historique
command-history-description = Lire ce qui s’est passé dans cette partie
command-matches-name = parties
command-matches-description = Voir toutes tes parties et ce qui t’attend
command-resign-name = abandonner
command-resign-description = Quitter pour de bon la partie de ce salon
command-abort-name = arrêter
command-abort-description = Arrêter la partie de ce salon (pour la modération)
command-end-name = terminer
command-end-description = Accepter de terminer cette partie sans vainqueur
command-claim-name = réclamer
command-claim-description = Réclamer la victoire quand le seul adversaire a disparu
command-extend-name = prolonger
command-extend-description = Prolonger ton délai, si le jeu le permet
command-replace-name = remplacer
command-replace-description = Prendre la place d’un joueur qui a disparu
command-settings-name = réglages
command-settings-description = Langue, délai et salons de ce serveur
command-privacy-name = confidentialité
command-privacy-description = Voir ce qui est gardé sur toi, et l’effacer

## Lengths of time

length-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
length-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
length-none = sans délai

## The lobby

button-join = Prendre place
button-leave = Quitter la table
button-start = Commencer la partie
button-lobby-settings = Changer les réglages
button-cancel = Fermer la table
button-thread = Jouer dans un fil à part
lobby-host = { $name } (hôte)
lobby-free-seat = *libre*
lobby-dm-closed = pas de messages privés ; joue ici par réponses privées
lobby-not-ready = doit encore choisir
lobby-deadline = Temps pour chaque coup : { $length }
lobby-needs =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
lobby-settings-title = Les réglages de la table pour { $game }
lobby-ended-running = La partie a commencé.
lobby-ended-finished = Cette partie est terminée.
lobby-ended-aborted = Cette partie a été arrêtée.
lobby-ended-abandoned = Cette partie a été abandonnée.
lobby-ended-agreed = Cette partie s’est terminée d’un commun accord.
lobby-ended-expired = Personne n’est venu pendant un jour, cette table a donc été fermée. Tape /jouer pour en ouvrir une autre.
lobby-ended-cancelled = L’hôte a fermé cette table. Tape /jouer pour en ouvrir une autre.
lobby-ended-set-aside = Cette partie a été mise de côté à cause d’un défaut du programme.
menu-deadline = Choisis le temps pour chaque coup
menu-option = Choisis un réglage à changer
menu-kick = Choisis la personne à retirer
menu-seats = Redistribue les places
seats-before = Comme à la dernière partie ici
seats-drawn = Les tirer au sort
channel-occupied-lobby = Il y a déjà ici une table pour { $game } (partie { $match }) : { $players }. Prends-y place, ou joue dans un fil à part.
channel-occupied-running = On joue déjà ici à { $game } (partie { $match }) : { $players }. Un salon ne contient qu’une partie ; la tienne peut avoir un fil à part.
thread-name = { $game } · { $host }
thread-opened = La table est dans { $thread }.
rematch-opened = La nouvelle table est ci-dessous. Qui veut rejouer appuie sur « Prendre place » ; dans les réglages, tu peux garder les places et les couleurs de la dernière partie, ou les tirer au sort.

## At the table

button-start-over = Recommencer
button-reopen = Reprendre mon choix
button-standing = Donner des consignes permanentes
button-type = Taper au clavier
button-earlier = Avant
button-further = Suite
button-later = Après
button-history = Lire l’historique
button-page-back = Page précédente
button-page-on = Page suivante
button-move-in = Jouer à { $game } (partie { $match })
menu-page = Choisis une page
nothing-asked = Rien ne t’est demandé pour l’instant.
nothing-asked-over = Cette partie est terminée.
history-title = { $game } : ce qui s’est passé, le plus récent d’abord (page { $page } sur { $pages })
history-empty = Il ne s’est encore rien passé.
history-by-orders = Tes consignes permanentes ont répondu pour toi.
record = La graine de la partie { $match } est `{ $seed }`. Son SHA-256 est `{ $digest }`, l’empreinte publiée au début : les mélanges étaient donc fixés avant le premier coup. Le fichier contient tous les coups ; `python -m bot.games replay` les rejoue.
record-keeps-closed = Ce que chacun a apporté y reste fermé, comme les actions qui en disent quelque chose : le relevé ouvre ce qui est à toi et à tous ceux qui l’acceptent, et contient l’empreinte de tout. Il peut être rejoué quand tout est ouvert.
button-open-entry = Ouvrir ce que j’ai apporté
entry-opened = Désormais, le relevé de la partie { $match } montre à tous ce que tu as apporté.
matches-asked =
    { $due ->
        [none] { $table } : tu dois { $duty }.
       *[other] { $table } : tu dois { $duty }, au plus tard le { $due }.
    }
matches-quiet = { $table } : rien ne t’est demandé pour l’instant.
matches-lobby = { $table } : la partie n’a pas encore commencé.
matches-none = Tu n’es à aucune table. Tape /jouer dans un salon pour en ouvrir une.
matches-nothing-asked = Aucune partie ne t’attend.

## Leaving, and what a stuck match needs

button-resign = Abandonner pour de bon
resign-question = Veux-tu vraiment abandonner cette partie de { $game } ? Tu ne pourras pas y revenir.
resigned = Tu as abandonné.
button-abort = Arrêter la partie
abort-question = Faut-il vraiment arrêter cette partie de { $game } ? Personne ne la gagne, et elle ne peut pas être reprise.
aborted = La partie a été arrêtée.
button-agree = Accepter de la terminer
end-question = Acceptes-tu de terminer cette partie de { $game } sans vainqueur ? Elle se termine dès que tous ceux qui sont encore là l’acceptent.
end-agreed = Tu acceptes de terminer la partie. Elle se termine dès que les autres l’acceptent aussi.
end-ended = Tout le monde est d’accord : la partie s’est terminée sans vainqueur.
claimed = Tu as gagné : ton adversaire a disparu.
extended = Tu as plus de temps : merci de répondre au plus tard le { $due }.
button-replace = Prendre la place de { $name }
replace-question =
    { $count ->
        [one] { $names } a disparu. Qui prend la place joue cette main jusqu’à la fin.
       *[other] { $names } ont disparu. Qui prend une place joue cette main jusqu’à la fin.
    }
replaced = La place est à toi, avec tous ses secrets.

## Permissions of the bot

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Settings and privacy

settings-title = Réglages de ce serveur
settings-language = Langue dans les salons : { $language }
settings-language-auto = celle du serveur
settings-deadline = Temps pour chaque coup, si l’hôte n’en choisit pas un autre : { $length }
settings-channels = On peut commencer des parties dans { $channels }.
settings-channels-all = On peut commencer des parties dans tous les salons.
menu-language = Choisis la langue dans les salons
menu-channels = Choisis les salons pour les parties (aucun : tous)
privacy-title = Ce qui est gardé sur toi
privacy-what = Pour chaque partie : ta place, le nom que tu portais, tes coups et leur heure. En plus : ta langue, si je peux t’écrire ou non, les paquets que tu as enregistrés, et où tu en es dans une leçon. Rien d’autre, et rien n’est transmis à personne.
privacy-kept =
    Parties en cours : { $running }. Parties terminées : { $ended }. Tables ouvertes : { $lobbies }. Paquets et leçons : { $documents }.
privacy-how-long = C’est gardé jusqu’à ce que tu l’effaces. Une partie terminée reste, mais ta place y perd son nom.
privacy-answers-by-dm = Les choix secrets t’arrivent en message privé.
privacy-answers-here = Les choix secrets ne t’arrivent que par réponses privées dans le salon.
button-answers-here = Me demander seulement dans le salon
button-answers-by-dm = M’écrire en message privé
button-forget = Effacer mes données
button-forget-all = Tout effacer
forget-question = Tout ce qui te concerne est effacé pour de bon : paquets enregistrés, leçons, réglages, et ton nom dans les parties que tu as jouées. Il faut d’abord abandonner les parties en cours.
forgotten = C’est fait : plus rien n’est gardé sur toi.

## Refusals

button-unknown = Ce bouton ne sert plus. Tape /coup dans le salon de ta partie pour continuer.
our-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu : essaie encore une fois.
refused-not-in-a-server = Cela ne marche que dans un salon d’un serveur.
refused-deadline = « { $text } » ne peut pas être un délai. Écris une durée de 1 heure à 7 jours, comme « 36h » ou « 3j », ou « aucun ».
refused-unknown-game = Il n’y a pas ici de jeu appelé « { $game } ». Choisis-en un : { $games }.
refused-permissions = Il me manque des permissions dans ce salon : { $missing }. Quelqu’un qui le gère peut me les donner.
refused-own-permissions = Il te manque des permissions dans ce salon : { $missing }. Quelqu’un qui le gère peut te les donner.
refused-no-thread-here = On ne peut pas ouvrir de fil ici. Tape /jouer dans un salon textuel ordinaire.
refused-lobby-closed = Cette table est fermée. Tape /jouer pour en ouvrir une autre.
refused-not-a-moderator = Seuls les membres qui peuvent gérer les messages ici peuvent arrêter une partie.
refused-not-a-manager = Seuls les membres qui peuvent gérer le serveur peuvent changer ses réglages.
refused-no-match-here = Aucune partie ne se joue dans ce salon. Tape /jouer pour ouvrir une table.
refused-not-started = La partie de ce salon n’a pas encore commencé. Appuie sur « Prendre place », ou demande à l’hôte de la commencer.
refused-not-a-player = Tu n’es pas à cette table.
refused-resigned = Tu as abandonné cette partie : plus rien ne t’y est demandé. Tu peux la regarder avec /plateau.
refused-only-players = À cette table, il n’y a que { $players }. Tu peux regarder avec /plateau, ou ouvrir ta propre table avec /jouer.
refused-nobody-absent = Personne n’a disparu à cette table, il n’y a donc pas de place à prendre.
refused-join-first = Appuie d’abord sur « Prendre place », puis choisis ce que tu apportes.
refused-draft-has-changed = Ta réponse a changé depuis l’affichage de ce panneau. Regarde-la encore avant de la rendre définitive.
