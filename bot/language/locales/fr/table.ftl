### Le salon d’attente, les verbes d’une table, les réglages d’un serveur : commandes, boutons, réponses.

## Commands

command-play-name = jouer
command-play-description = Ouvrir une table pour un jeu dans ce salon
command-play-game-name = jeu
command-play-game-description = À quel jeu jouer
command-play-deadline-name = délai
command-play-deadline-description = Temps pour chaque coup : 1 heure à 7 jours, 2 à 15 minutes pour une soirée, ou aucun
command-board-name = plateau
command-board-description = Voir le plateau de la partie de ce salon
command-on-board = Lire ce plateau
board-of-now = Voici le plateau tel qu’il est maintenant.
board-of-before = La partie a continué depuis ce message. Voici son plateau tel qu’il est maintenant.
command-hand-name = main
command-hand-description = Voir ce que tu as en main, sans que personne d’autre le voie
command-move-name = coup
command-move-description = Jouer ton coup
command-history-name = historique
command-history-description = Lire ce qui s’est passé dans cette partie
command-history-word-name = mot
command-history-word-description = Où un nom ou un mot apparaît
command-replay-name = revoir
command-replay-description = Revoir cette partie, plateau après plateau
command-replay-step-name = étape
command-replay-step-description = Par quelle étape commencer, selon son numéro
command-matches-name = parties
command-matches-description = Voir toutes tes parties et ce qui t’attend
command-tables-name = tables
command-tables-description = Garder dans ce salon une liste des tables de ce serveur
command-resign-name = abandonner
command-resign-description = Quitter pour de bon la partie de ce salon
command-abort-name = arrêter
command-abort-description = Arrêter la partie de ce salon (pour la modération)
command-end-name = terminer
command-end-description = Accepter de terminer cette partie sans vainqueur
command-pause-name = pause
command-pause-description = Faire une pause, si tout le monde accepte, ou reprendre
command-claim-name = réclamer
command-claim-description = Réclamer la victoire quand le seul adversaire a disparu
command-extend-name = prolonger
command-extend-description = Prolonger ton délai, si le jeu le permet
command-undo-name = reprendre
command-undo-description = Reprendre ta dernière réponse ouverte, avec l’accord de qui a joué depuis
command-replace-name = remplacer
command-replace-description = Prendre la place d’un joueur qui a disparu, ou la laisser à un ordinateur
command-settings-name = réglages
command-settings-description = Langue, délai et salons de ce serveur
command-privacy-name = confidentialité
command-privacy-description = Voir ce qui est gardé sur toi, et l’effacer

## Lengths of time

length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
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
# $forum is the name of a channel.
button-post = Ouvrir un post dans { $forum }
lobby-host = { $name } (hôte)
lobby-free-seat = *libre*
lobby-dm-closed = pas de messages privés ; joue ici par réponses privées
lobby-not-ready = doit encore choisir
lobby-deadline = Temps pour chaque coup : { $length }
lobby-called = { $role } : il y a des places libres.
lobby-needs =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
lobby-needs-choice =
    { $count ->
        [one] La partie peut commencer quand { $names } aura choisi.
       *[other] La partie peut commencer quand { $names } auront choisi.
    }
lobby-settings-title = Les réglages de la table pour { $game }
lobby-ended-running = La partie a commencé.
lobby-ended-finished = Cette partie est terminée.
lobby-ended-aborted = Cette partie a été arrêtée.
lobby-ended-abandoned = Cette partie a été abandonnée.
lobby-ended-agreed = Cette partie s’est terminée d’un commun accord.
lobby-ended-expired = Longtemps, personne n’est venu, cette table a donc été fermée. Tape /jouer pour en ouvrir une autre.
lobby-ended-cancelled = L’hôte a fermé cette table. Tape /jouer pour en ouvrir une autre.
lobby-ended-set-aside = Cette partie a été mise de côté à cause d’un défaut du programme.
menu-deadline = Choisis le temps pour chaque coup
menu-preset = Tout régler d’un coup
menu-group = Choisis les réglages à changer
button-all-settings = Tous les réglages
settings-group-course = Le déroulement de la partie
settings-group-setup = La mise en place
settings-group-play = Le jeu
settings-group-end = Les points et la fin
settings-preset-rulebook = Comme dans la règle
settings-preset-first = Pour une première partie
settings-preset-quick = Une partie rapide
settings-preset-expert = Pour les experts
settings-preset-usual = Les réglages habituels.
menu-kick = Choisis la personne à retirer
menu-seats = Redistribue les places
seats-before = Comme à la dernière partie ici
seats-drawn = Les tirer au sort
channel-occupied-lobby =
    { $thread ->
        [yes] Il y a déjà ici une table pour { $game } (partie { $match }) : { $players }. Prends-y place, ou joue dans un fil à part.
        [post] Il y a déjà ici une table pour { $game } (partie { $match }) : { $players }. Prends-y place, ou ouvre un post à part.
       *[no] Il y a déjà ici une table pour { $game } (partie { $match }) : { $players }. Prends-y place.
    }
channel-occupied-running =
    { $thread ->
        [yes] On joue déjà ici à { $game } (partie { $match }) : { $players }. Un salon ne contient qu’une partie ; la tienne peut avoir un fil à part.
        [post] On joue déjà ici à { $game } (partie { $match }) : { $players }. Un salon ne contient qu’une partie ; la tienne peut avoir un post à part.
       *[no] On joue déjà ici à { $game } (partie { $match }) : { $players }. Un salon ne contient qu’une partie.
    }
thread-name = { $game } · { $host }
thread-opened = La table est dans { $thread }.
# The first message of a forum post, above the table.
post-begins = Une table pour { $game }. Ce qui s’y passe est écrit plus bas.
lobby-card-again = Sa carte avait disparu : la voici de nouveau, telle que la table est maintenant.
board-again = Son plateau avait disparu : le voici de nouveau, tel que la partie est maintenant.
play-place-gone = Ta partie { $match } de { $game } n’a plus de salon et attend. Fais-la continuer ici, ou ouvre une autre table.
rematch-opened = La nouvelle table est ci-dessous. Qui veut rejouer appuie sur « Prendre place » ; dans les réglages, tu peux garder les places et les couleurs de la dernière partie, ou les tirer au sort.

## At the table

button-start-over = Recommencer
button-reopen = Reprendre ma réponse
button-reopen-orders = Reprendre mes consignes
button-at-once = Les garder et répondre maintenant : { $answers }
button-standing = Donner des consignes permanentes
button-change-orders = Changer mes consignes
button-type = Taper au clavier
button-earlier = Avant
button-further = Suite
button-later = Après
button-history = Lire l’historique
button-replay = Revoir la partie
button-step-first = Début
button-step-back = Reculer
button-step-forward = Avancer
button-step-last = Fin
button-rounds-before = Tours précédents
button-rounds-after = Tours suivants
button-open-view = Montrer à tous ce que j’ai vu
button-history-file = Obtenir un fichier texte
menu-round = Va directement à un tour
menu-view = Choisis par quels yeux regarder
look-back-step =
    { $whose ->
        [everybody] Étape { $step } sur { $count }, telle que tout le monde l’a vue
        [you] Étape { $step } sur { $count }, telle que tu l’as vue
       *[seat] Étape { $step } sur { $count }, vue par { $name }
    }
look-back-as-everybody = Ce que tout le monde a vu
look-back-as = Vu par { $name }
look-back-other-rules = Cette partie a commencé avec d’autres règles ou d’autres cartes que celles d’aujourd’hui : on ne peut pas la revoir étape par étape. Voici son dernier plateau et ce qui a été raconté en dernier.
look-back-broken = Les règles d’aujourd’hui ne refont pas cette partie telle qu’elle a été jouée : on ne peut pas la revoir étape par étape. Voici son dernier plateau et ce qui a été raconté en dernier.
view-opened = Désormais, tout le monde peut revoir la partie { $match } telle que tu l’as vue.
view-opened-with-entries = Tu acceptes que tout le monde revoie la partie { $match } telle que tu l’as vue. Comme cela montre des cartes, il faut aussi que le relevé soit ouvert : chacun l’ouvre pour son propre paquet avec « Obtenir le relevé ».
button-move-in = Jouer à { $game } (partie { $match })
button-look-at = Voir { $game } (partie { $match })
button-go-on-here = Continuer ici
button-open-table = Ouvrir une autre table
nothing-asked = Rien ne t’est demandé pour l’instant.
nothing-asked-over = Cette partie est terminée.
thinking =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
panel-goes-on = Ce qui te sera demandé ensuite apparaîtra ici tout seul.
panel-stays = Plus rien n’apparaît ici tout seul. Appuie sur « Jouer mon coup » pour continuer.
panel-was-old = Il s’est passé quelque chose depuis que ce panneau a été affiché : ton appui n’a donc rien changé. Voici ce qui est demandé maintenant.
news-title = Depuis ton dernier passage
news-before =
    { $count ->
        [one] Une ligne de plus avant celles-ci.
       *[other] { $count } lignes de plus avant celles-ci.
    }
button-show-it = Montrer ce qui s’est passé
history-title = { $game } : ce qui s’est passé · { $round }
history-part = Partie { $number }
history-found =
    { $count ->
        [0] { $game } : « { $word } » n’apparaît pas dans l’historique
        [one] { $game } : « { $word } » apparaît dans une ligne
       *[other] { $game } : « { $word } » apparaît dans { $count } lignes
    }
history-file = Voici tout l’historique de la partie { $match }, pour autant que tu puisses le connaître.
history-file-title = { $game }, partie { $match }
history-empty = Il ne s’est encore rien passé.
history-by-orders = Tes consignes permanentes ont répondu pour toi.
fair = Tous les mélanges de la partie { $match } découlent d’un seul nombre, la graine, tirée avant le premier coup. Voici son SHA-256, l’empreinte entière dont le début est sous le premier plateau : `{ $digest }`. Personne ne peut en déduire la graine, et une autre graine en aurait une autre. Pour en avoir le cœur net, garde ces chiffres : la graine est ouverte à la fin, et « Obtenir le relevé » dit comment la vérifier.
record = La graine de la partie { $match } est `{ $seed }`. Son SHA-256 est `{ $digest }`, l’empreinte publiée au début : les mélanges étaient donc fixés avant le premier coup. Le fichier contient tous les coups ; `sealed-orders replay` les rejoue.
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
matches-place-gone = { $game } (partie { $match }) n’a plus de salon et attend. Tape /parties dans le salon où elle doit continuer, et appuie sur « Continuer ici ».
match-goes-on-here = La partie continue ici.
tables-put = La liste des tables est maintenant dans ce salon ; elle est mise à jour toutes les dix minutes au plus. Si tu n’en veux plus, supprime son message.
tables-title = Tables
tables-none = Aucune table n’est ouverte. Tape /jouer dans un salon pour en ouvrir une.
tables-more =
    { $count ->
        [one] Une autre table n’est pas dans cette liste.
       *[other] { $count } autres tables ne sont pas dans cette liste.
    }
tables-waiting = On attend { $names } depuis le { $since }.
tables-rests = En pause jusqu’au { $due }.
tables-free =
    { $count ->
        [0] Toutes les places sont prises : [la partie va commencer]({ $link }).
        [one] Une place est libre : [prendre place]({ $link }).
       *[other] { $count } places sont libres : [prendre place]({ $link }).
    }

## Leaving, and what a stuck match needs

button-resign = Abandonner pour de bon
resign-question = Veux-tu vraiment abandonner cette partie de { $game } ? Tu ne pourras pas y revenir.
resigned = Tu as abandonné.
button-hand-over = Laisser à un ordinateur
leaves-to-computer = Tu laisses ta place à un ordinateur, et on demande aux autres leur accord. D’ici là, tu peux revenir en jouant.
left-to-computer = Un ordinateur joue désormais à ta place. Si tu changes d’avis, reprends-la avec /remplacer.
button-abort = Arrêter la partie
abort-question = Faut-il vraiment arrêter cette partie de { $game } ? Personne ne la gagne, et elle ne peut pas être reprise.
aborted = La partie a été arrêtée.
button-agree = Accepter de la terminer
end-question = Acceptes-tu de terminer cette partie de { $game } sans vainqueur ? Elle se termine dès que tous ceux qui sont encore là l’acceptent.
end-agreed = Tu acceptes de terminer la partie. Elle se termine dès que les autres l’acceptent aussi.
end-ended = Tout le monde est d’accord : la partie s’est terminée sans vainqueur.
pause-question = Combien de temps la partie doit-elle faire une pause ? Pendant la pause, aucun délai ne court et rien n’est demandé. Les autres sont consultés dans le salon, et elle commence dès que tous acceptent ; chacun peut y mettre fin plus tôt.
pause-question-alone = Combien de temps la partie doit-elle faire une pause ? Pendant la pause, aucun délai ne court et rien n’est demandé. Elle commence tout de suite, et tu peux y mettre fin plus tôt.
pause-agreed = Tu acceptes. La pause commence dès que les autres acceptent aussi.
pause-begins = La partie fait une pause jusqu’au { $due }. Chacun peut la reprendre plus tôt avec /pause.
undo-asked = Les autres sont consultés dans le salon. Ta réponse te revient dès que tous acceptent.
undo-agreed = Tu acceptes. Le coup est repris dès que les autres acceptent aussi.
undo-done = Le coup est repris.
pause-goes-on = La partie fait une pause jusqu’au { $due }, comme convenu. Si tu préfères continuer maintenant, appuie sur le bouton.
button-go-on = Continuer maintenant
claimed = Tu as gagné : ton adversaire a disparu.
extended = Tu as plus de temps : merci de répondre au plus tard le { $due }.
button-replace = Remplacer { $name }
replace-question =
    { $count ->
        [one] { $names } : cette place est à prendre. Qui la prend joue cette main jusqu’à la fin.
       *[other] { $names } : ces places sont à prendre. Qui en prend une joue cette main jusqu’à la fin.
    }
replaced = La place est à toi, avec tous ses secrets.
replaces-soon = La place est à toi dès que son tour se termine. Tu apprendras alors ce que tu tiens et ce qu’on te demande.
button-stand-in = Laisser un ordinateur jouer pour { $name }
stand-in-question =
    { $count ->
        [one] { $names } ne joue plus. Si tout le monde accepte, un ordinateur continue avec ce que cette place peut savoir, jusqu’à ce que quelqu’un la prenne.
       *[other] { $names } ne jouent plus. Si tout le monde accepte, des ordinateurs continuent avec ce que ces places peuvent savoir, jusqu’à ce que quelqu’un les prenne.
    }
stand-in-agreed = Tu acceptes. Un ordinateur continue dès que les autres acceptent aussi.
stand-in-plays = Un ordinateur continue à cette place.

## Permissions of the bot

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages et créer des posts
permission-send-messages-in-threads = Envoyer des messages dans les fils et les posts
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-connect = Se connecter
permission-read-message-history = Voir les anciens messages

## Settings and privacy

settings-title = Réglages de ce serveur
settings-language = Langue dans les salons : { $language }
settings-language-auto = celle du serveur
settings-deadline = Temps pour chaque coup, si l’hôte n’en choisit pas un autre : { $length }
settings-channels = On peut commencer des parties dans { $channels }.
settings-channels-all = On peut commencer des parties dans tous les salons.
limit-quiet_hours =
    { $most ->
        [0] Rien n’est repoussé pour des heures calmes.
       *[other] Les tables attendent au plus { $most } heures par jour les heures calmes de chacun.
    }
limit-away_days =
    { $most ->
        [0] Personne ne peut s’absenter.
       *[other] Chacun peut s’absenter { $most } jours par an.
    }
limit-pauses =
    { $most ->
        [0] Les parties ne font pas de pause.
        [1] Une partie peut faire une pause.
       *[other] Une partie peut faire { $most } pauses.
    }
limit-pause_days =
    { $most ->
        [1] Une pause dure un jour au plus.
       *[other] Une pause dure { $most } jours au plus.
    }
menu-limit-quiet_hours = Choisis combien d’heures par jour les tables attendent qui dort
menu-limit-away_days = Choisis combien de jours par an chacun peut s’absenter
menu-limit-pauses = Choisis combien de pauses une partie peut faire
menu-limit-pause_days = Choisis combien de temps une pause peut durer
button-who-rests = Qu’est-ce qui est en pause ?
rests-agreed = { $table } : en pause jusqu’au { $due }, tout le monde est d’accord.
rests-for-channel = { $table } : attend que je puisse y écrire.
rests-away = { $table } : { $name } est en absence jusqu’au { $due }, et ce qui attend cette place s’arrête.
rests-nothing = Aucune partie de ce serveur n’est en pause, et personne n’est en absence.
menu-language = Choisis la langue dans les salons
menu-channels = Choisis les salons pour les parties (aucun : tous)
privacy-title = Ce qui est gardé sur toi
privacy-what =
    - Pour chaque partie : ta place, le nom que tu portais et celui de ton compte, tes coups, leur heure et leur durée, l’issue de la partie pour toi et ton plus bel exploit, jusqu’où tu as vu la partie, le nombre de conseils demandés, tes heures calmes si tes tables les connaissent, la fin de ton absence, ton invitation à la table ou ton retrait, et les notes et repères que tu as faits.
    - En plus : ta langue, ton fuseau horaire et tes heures calmes, comment je t’appelle, tes absences depuis un an, si je peux t’écrire ou non, tes points, qui peut voir si tu joues bien, les paquets que tu as enregistrés, où tu en es dans une leçon, ce que tu cherches avec /chercher, ce que tu as répondu aux propositions de la dernière semaine et aux ordres scellés du jour, avec qui tu ne veux pas être à table, et quels serveurs t’écartent de leurs tables.
    « Tout emporter » te donne tout cela. Rien n’est transmis à d’autres.
privacy-kept =
    Parties en cours : { $running }. Parties terminées : { $ended }. Tables ouvertes : { $lobbies }. Paquets et leçons : { $documents }. Parties avec tes notes : { $notes }.
privacy-how-long = C’est gardé jusqu’à ce que tu l’effaces. Une partie terminée reste, mais ta place y perd son nom, et l’issue aussi, car les points des autres en découlent. Avec qui d’autres ne veulent pas jouer leur appartient : si c’est toi, le numéro de ton compte y reste, sans nom.
privacy-answers-by-dm = Les choix secrets t’arrivent en message privé.
privacy-answers-here = Les choix secrets ne t’arrivent que par réponses privées dans le salon.
button-answers-here = Me demander seulement dans le salon
button-answers-by-dm = M’écrire en message privé
button-forget = Effacer mes données
button-forget-all = Tout effacer
forget-question = Tout ce qui te concerne est effacé pour de bon : paquets enregistrés, leçons, notes, réglages, et ton nom dans les parties que tu as jouées. Il faut d’abord abandonner les parties en cours.
forgotten = C’est fait : plus rien n’est gardé sur toi. Les sauvegardes faites avant le contiennent jusqu’à ce qu’on les supprime.

## Refusals

button-unknown = Ce bouton ne sert plus. Tape /coup dans le salon de ta partie pour continuer.
our-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu : essaie encore une fois.
form-given-back = Voici ce que tu as écrit, pour que tu puisses le copier :
refused-not-in-a-server = Cela ne marche que dans un salon d’un serveur.
refused-not-a-member = Je ne suis pas membre ici, on ne peut donc pas y jouer de partie. Écris-moi un message privé, où tu peux taper /entraînement, ou joue sur un serveur où l’on m’a fait venir.
refused-deadline = « { $text } » ne peut pas être un délai. Écris une durée de 1 heure à 7 jours, comme « 36h » ou « 3j », ou « aucun » ; pour une soirée ensemble, de 2 à 15 minutes, comme « 5m ».
refused-unknown-game = Il n’y a pas ici de jeu appelé « { $game } ». Choisis-en un : { $games }.
refused-permissions = Il me manque des permissions dans ce salon : { $missing }. Quelqu’un qui le gère peut me les donner.
refused-own-permissions = Il te manque des permissions dans ce salon : { $missing }. Quelqu’un qui le gère peut te les donner.
refused-no-thread-here = On ne peut pas ouvrir de fil ici. Tape /jouer dans un salon textuel ordinaire.
# $channels is a mention of a forum.
refused-no-tag = Chaque post de { $channels } doit avoir un tag, et aucun de ceux que je peux y employer ne s’appelle « { $game } ». Quelqu’un qui gère le salon peut en ajouter un.
refused-lobby-closed = Cette table est fermée. Tape /jouer pour en ouvrir une autre.
refused-not-a-moderator = Seuls les membres qui peuvent gérer les messages ici peuvent faire cela.
refused-not-a-manager = Seuls les membres qui peuvent gérer le serveur peuvent changer ses réglages.
refused-no-board-on-it = Ce message ne montre aucun plateau de ma part. Choisis un plateau que j’ai publié, ou appuie sur « Lire le plateau » en dessous.
refused-no-match-here = Aucune partie ne se joue dans ce salon. Tape /jouer pour ouvrir une table.
refused-no-match-by-dm = Aucune partie ne se joue ici. Tape /entraînement pour en jouer une contre l’ordinateur.
refused-alone-here = Pour cela, il faut d’autres personnes, et ici tu joues contre l’ordinateur, sans personne d’autre. /abandonner termine ta partie.
refused-play-by-dm = Une table à plusieurs demande le salon d’un serveur. Ici, tu peux jouer contre l’ordinateur : tape /entraînement.
refused-no-such-step =
    { $count ->
        [one] Il n’y a pas d’étape { $step } : cette partie n’a qu’une étape jusqu’ici. Choisis 1.
       *[other] Il n’y a pas d’étape { $step } : cette partie a { $count } étapes jusqu’ici. Choisis un nombre de 1 à { $count }.
    }
refused-not-started = La partie de ce salon n’a pas encore commencé. Appuie sur « Prendre place », ou demande à l’hôte de la commencer.
refused-not-a-player = Tu n’es pas à cette table.
refused-resigned = Tu as abandonné cette partie : plus rien ne t’y est demandé. Tu peux la regarder avec /plateau.
refused-only-players = À cette table, il n’y a que { $players }. Tu peux regarder avec /plateau, ou ouvrir ta propre table avec /jouer.
refused-nobody-absent = Personne n’a disparu à cette table, il n’y a donc pas de place à prendre.
refused-join-first = Appuie d’abord sur « Prendre place », puis choisis ce que tu apportes.
refused-draft-has-changed = Ta réponse a changé depuis l’affichage de ce panneau. Regarde-la encore avant de la rendre définitive.
