### Trouver une table : /chercher et /éviter.

command-seek-name = chercher
command-seek-description = Chercher une table : je t’en propose une dès qu’assez de gens vont ensemble
command-seek-game-name = jeu
command-seek-game-description = Quel jeu ; sans jeu, tu vois ce que tu cherches et ce qui manque
command-seek-players-name = joueurs
command-seek-players-description = À combien jouer, toi compris (sans indication, autant que le jeu le permet)
command-seek-pace-name = rythme
command-seek-pace-description = Le temps de chacun pour un tour (sans indication, un jour ou trois jours)
command-seek-computers-name = ordinateurs
command-seek-computers-description = Quand des ordinateurs peuvent avoir les places vides (sinon jamais)
seek-choose-day = Un jour par tour
seek-choose-days = Trois jours par tour
seek-choose-evening = Une soirée ensemble, avec quelques minutes par tour
seek-choose-after-0 = Tout de suite
seek-choose-after-6 = Après six heures
seek-choose-after-24 = Après un jour
seek-choose-after-72 = Après trois jours
command-block-name = éviter
command-block-description = Choisir avec qui tu ne veux pas être à table ; personne ne l’apprend
command-block-other-name = personne
command-block-other-description = Avec qui ; sans personne, tu vois qui tu as choisi

## Ce que quelqu’un cherche

seek-pace =
    { $pace ->
        [day] un jour par tour
        [days] trois jours par tour
        [day-days] un jour ou trois jours par tour
       *[evening] une soirée ensemble
    }
seek-what = Tu cherches une table de **{ $game }** à { $players }, { $paces }.
seek-missing =
    { $count ->
        [0] Personne ne manque : une table à { $players } va être proposée.
        [one] Il manque encore une personne pour { $game } à { $players }, { $pace }.
       *[other] Il manque encore { $count } personnes pour { $game } à { $players }, { $pace }.
    }
seek-computers = À partir du { $due }, des ordinateurs peuvent avoir les places vides.
seek-until = Cela vaut jusqu’au { $due }, une semaine au plus.
seek-how = Dès qu’assez de gens vont ensemble, je t’écris directement. Personne n’est mis à table sans dire oui. Qui joue avec qui dépend aussi de ce que souhaitent les autres. Cherche de nouveau pour changer ton souhait.
seek-how-in-channel = Dès qu’assez de gens vont ensemble, je t’appelle dans ce salon, puisque les messages privés ne t’atteignent pas. Personne n’est mis à table sans dire oui. Qui joue avec qui dépend aussi de ce que souhaitent les autres. Cherche de nouveau pour changer ton souhait.
seek-newcomer = Tu n’as pas encore joué à { $game } : en attendant, tu peux l’apprendre ou t’entraîner.
seek-nothing = Tu ne cherches aucune table ici. Tape /chercher avec un jeu pour qu’une table te soit proposée.
button-seek-end = Ne plus chercher
button-seek-learn = Apprendre ce jeu
refused-seek-players = { $game } se joue de { $least } à { $most }. Choisis un nombre qui convient.
refused-seek-computers = Aucun ordinateur ne joue à { $game }. Cherche sans ordinateurs.
refused-seek-opens = Ta table de { $game } s’ouvre à l’instant. Regarde dans le salon.

## Une table qui est proposée

seek-proposed = Une table de { $game }
seek-where = Sur { $server }
seek-with = Avec toi : { $names }.
seek-size = À { $players }, { $pace }.
seek-beside-computers =
    { $count ->
        [one] Un ordinateur a une des places.
       *[other] Des ordinateurs ont { $count } des places.
    }
seek-awake =
    { $count ->
        [2] Vous êtes tous deux debout : { $spans }.
       *[other] Tout le monde est debout : { $spans }.
    }
seek-said-yes = Oui déjà dits : { $yes } sur { $people }.
seek-asked = Elle s’ouvre dès que tout le monde a dit oui. Réponds avant le { $due } ; ensuite, la personne suivante est invitée à ta place.
seek-yes = Tu as dit oui. La table s’ouvre dès que tout le monde l’a fait ; si quelqu’un laisse sa place, la personne suivante est invitée et ton oui demeure.
seek-opened = Ta table de { $game } est ouverte : { $channel }.
seek-fell = La table de { $game } ne se fait pas : il reste trop peu de monde. Tu en cherches toujours une.
seek-no = Tu as laissé ta place à la table de { $game }. /chercher dit ce que tu cherches.
seek-slept = Tu n’as pas répondu ; la personne suivante a été invitée à la table de { $game }. Tape /chercher pour chercher de nouveau.
seek-nowhere = La table de { $game } n’a pu s’ouvrir nulle part, car dans aucun de vos salons vous tous et moi ne pouvons écrire. Tape /chercher dans un autre salon.
seek-over = Tu ne cherches plus de table de { $game } dans { $channel } : le temps est écoulé, et aucune ne s’est faite.
seek-renewed = Tu cherches de nouveau une table de { $game } dans { $channel }. /chercher y dit ce qui manque.
button-seek-again = Chercher de nouveau
button-seek-yes = Prendre place
button-seek-no = Laisser ma place
button-seek-see = Regarder la table
button-seek-go = Aller à la table
seek-called = { $name }, une table de { $game } attend ta réponse.
seek-called-open = { $name }, ta table de { $game } est ouverte : { $channel }.
seek-called-over = { $name }, tu ne cherches plus de table de { $game } : le temps est écoulé.
seek-thread = Une table de { $game }
seek-gathered = Une table de { $game } attend ta réponse.

## La liste des tables

seek-listed =
    { $count ->
        [one] Une personne cherche une table à { $players }, { $paces }.
       *[other] { $count } personnes cherchent une table à { $players }, { $paces }.
    }
seek-list-how = Tape /chercher pour chercher une table, toi aussi.
button-seek-too = Chercher aussi { $game }
button-seek-join = Rejoindre { $name } : { $game }

## Avec qui on ne veut pas être à table

block-title = Avec qui tu ne veux pas être à table
block-nobody = Personne.
block-more =
    { $count ->
        [one] Une autre personne n’est pas dans la liste.
       *[other] { $count } autres ne sont pas dans la liste.
    }
block-how = Les tables que propose /chercher ne vous réunissent jamais, et personne n’apprend jamais pourquoi. Aux tables que les gens ouvrent eux-mêmes, tout le monde peut prendre place.
block-done = Désormais, { $name } et toi n’êtes plus mis à la même table par une proposition.
menu-block-end = Choisis avec qui tu peux de nouveau être à table
refused-block-yourself = Tu ne peux pas te choisir. Choisis quelqu’un d’autre.
refused-block-too-many = Tu as nommé { $most } personnes, le maximum. Reprends d’abord quelqu’un avec /éviter.

## Ce qui est gardé

privacy-seek = Personnes avec qui tu ne veux pas être à table : { $blocked }.

# Roles that are called for open seats

button-seat-roles = Rôles pour les places libres
seat-roles-about = Quand quelqu’un ouvre une table pour un jeu, sa carte appelle le rôle du jeu : une fois par table, et une fois par heure au plus. Choisis des rôles que les gens prennent d’eux-mêmes, pour que personne ne soit appelé sans l’avoir demandé.
seat-roles-none = Il n’y a encore aucun rôle à choisir : crées-en un dans les paramètres Discord du serveur, que tout le monde peut @mentionner.
seat-roles-nobody = { $game } : personne n’est appelé
seat-roles-role = { $game } : { $role }
