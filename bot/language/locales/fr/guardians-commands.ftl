### Les commandes de Guardians : paquets, cartes, leçon ; et ce qu’elles refusent.

command-deck-name = paquet
command-deck-description = Tes paquets pour Guardians : voir, écrire, importer, exporter. Personne d’autre ne les voit
command-deck-file-name = fichier
command-deck-file-description = Un fichier texte avec un paquet : une carte par ligne, comme « 3 Archer »
command-card-name = carte
command-card-description = Voir une carte de Guardians et ce qu’elle fait, en clair
command-card-name-name = nom
command-card-name-description = Quelle carte

## La bibliothèque

deck-only-you = Personne d’autre ne voit ceci.
deck-shelf-title = Tes paquets
deck-shelf-none = Tu ne gardes encore aucun paquet à toi. Copie un paquet de départ et change-le, écris-en un, ou importe un fichier.
deck-shelf-full = Tu gardes { $most } paquets, et plus n’est pas possible. Supprimes-en un pour faire de la place.
deck-menu-open = Choisis un paquet à ouvrir
deck-button-write = Écrire un paquet
deck-button-import = Importer un fichier
deck-button-show = Voir les cartes
deck-button-export = L’exporter
deck-button-copy = Le copier
deck-button-edit = Le changer
deck-button-rename = Le renommer
deck-button-delete = Le supprimer
deck-button-delete-yes = Le supprimer pour de bon
deck-button-keep = Le garder
deck-button-shelf = Voir tous mes paquets
deck-button-library = Ouvrir mes paquets
deck-button-back = Revenir au paquet
deck-button-drop = Retirer ce qui est illisible
deck-button-places = Y lire les rangs de la liste
deck-button-counts = Y lire les nombres d’exemplaires
deck-menu-mend = Choisis la carte que tu voulais
deck-mend-option = Prendre { $card }
deck-mend-about = au lieu de « { $text } »
deck-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
deck-state-starter = paquet de départ
deck-state-ready = prêt
deck-state-wrong =
    { $count ->
        [one] une chose ne va pas
       *[other] { $count } choses ne vont pas
    }
deck-led-by = Mené par { $card }.
deck-strongholds = Forteresses : { $cards }.
deck-ready = Ce paquet est prêt à jouer.
deck-not-ready = Ce paquet ne peut pas encore être joué :
deck-more-problems =
    { $count ->
        [one] et encore une
       *[other] et encore { $count }
    }
deck-ready-without-limits = Il peut être joué aux tables sans limites de paquets.
deck-nothing-to-show = Il ne contient encore aucune carte.
deck-exported = Voici le paquet sous forme de texte. Le bot sait le relire.
deck-copied = Voici ta copie, appelée { $deck }. Change-la comme tu veux.
deck-kept-gone = Le paquet que tu as changé n’existe plus : il a été renommé ou supprimé entre-temps. Ce que tu as écrit est gardé sous le nom { $deck }.
deck-kept-apart = Le paquet a été changé ailleurs pendant que tu écrivais. Les deux sont gardés : ce que tu as écrit s’appelle { $deck }.
deck-left-out = Ces lignes sont laissées de côté.
deck-other-name = La liste se nomme { $other }, et tu l’as appelée { $deck } : c’est son nom maintenant.
deck-deleted = { $deck } est supprimé.
deck-delete-question = Veux-tu vraiment supprimer { $deck } ? Il ne pourra pas être récupéré. Une partie jouée avec lui continue.
deck-default-name = Mon paquet

## Les formulaires

deck-form-write = Écrire un paquet
deck-form-rename = Renommer le paquet
deck-form-import = Importer un paquet
deck-field-name = Nom du paquet
deck-field-text = Les cartes, une par ligne
deck-field-text-about = Un nombre et un nom, comme « 3 Archer » ; Guardian et forteresses aussi. Remarques après #.
deck-field-file = Un fichier texte
deck-field-file-about = Une carte par ligne, comme « 3 Archer ». L’illisible est nommé, le reste est gardé.

## Le paquet pour une partie

deck-choose-ask = Quel paquet apportes-tu ? Personne d’autre ne le voit. Tu peux changer d’avis jusqu’au début de la partie.
deck-choose-menu = Choisis ton paquet
deck-by-lot = Un paquet de départ, tiré au sort
deck-by-lot-about = pour une première partie
deck-starter-about = paquet de départ
deck-chosen = Tu apportes { $deck }. Personne d’autre ne le voit. Tu peux changer d’avis jusqu’au début de la partie.
deck-refused = { $deck } ne peut pas être joué à cette table tel qu’il est. Corrige-le, puis appuie de nouveau sur le bouton à la table.

## Ce qui est refusé

refused-no-such-deck = Tu n’as plus de paquet de ce nom. Tape /paquet pour voir tous tes paquets.
refused-starter-deck = Un paquet de départ reste comme il est. Copie-le, et change la copie.
refused-deck-has-changed = Le paquet a changé entre-temps. Ouvre-le de nouveau.
refused-deck-name-taken = Il y a déjà un paquet appelé { $deck }. Choisis un autre nom.
refused-deck-without-name = Un paquet a besoin d’un nom.
refused-too-many-decks = Tu gardes { $most } paquets, et plus n’est pas possible. Supprimes-en un pour faire de la place.
refused-deck-too-long-for-form = Ce paquet est trop long pour le formulaire. Exporte-le, change le fichier, et importe-le de nouveau.
refused-file-too-large = Ce fichier est trop grand pour un paquet. Envoie-en un de { $most } ko au plus.
refused-file-no-text = Ce fichier n’est pas un texte. Envoie un fichier texte avec une carte par ligne.
refused-file-gone = Le fichier { $file } n’est plus accessible. Joins-le encore une fois.
refused-deck-empty = Rien n’est écrit ici. Écris une carte par ligne, avec son nombre : 3 Archer.
refused-deck-too-long = Un paquet compte { $most } caractères au plus.
refused-no-such-card = Aucune carte ne s’appelle { $card }, ni rien d’approchant. Tape le début d’un nom et choisis dans la liste.
refused-which-card = Aucune carte ne s’appelle { $card }. Tu veux peut-être dire { $names }.

## La leçon

guardians-learn-welcome =
    Tu joues ici un tour de Guardians, selon les vraies règles, avec le paquet Bone and Ember. Personne d’autre ne le voit, il n’y a rien à perdre, et aucune pendule ne tourne.

    {""}**De quoi il s’agit.** Tu mènes une armée de créatures face cachée à travers six contrées disputées. Qui brise cinq boucliers adverses, tient les six contrées ou bat le Guardian adverse a gagné.

    {""}**Ta tâche.** Un bouclier adverse se tient juste devant ta contrée. Dispose une armée, marche, gagne le combat et prends la contrée. Tout ce qui t’est demandé est expliqué. *Le faire pour moi* te montre un bon coup ; les boutons et les menus sont ceux d’une vraie partie.
guardians-learn-organise =
    {""}**1 · Dispose ton armée.** Voici tes sept cartes : quatre créatures, un bouclier, un terrain, une corruption. Les créatures se posent face cachée sur une de tes trois forteresses, et **seul ce qu’un bouclier couvre peut marcher**. Un espace contient 30 points de vitalité d’empilement (le chiffre rouge s’il y en a un, sinon le noir).
    Appuie sur **Poser un centre fort** : cela pose les quatre créatures sur ta forteresse du milieu et les couvre. Regarde ensuite *Consignes*, puis scelle.
guardians-learn-organise-orders =
    {""}**Consignes.** Certaines cartes se jouent hors des combats : aux dominantes, contre un vol, aux terrains. On n’y attend personne ; **tes consignes répondent aussitôt**. *Prudence* ne joue aucune de tes cartes, *Audace* toutes celles qui te servent, et tu peux nommer des exceptions.
    Là où tu veux répondre toi-même, fais-toi attendre : tout le monde l’apprend, et cela vaut dès le prochain tour. Tu n’as pas de telle carte à présent. Reste à *Prudence*, et scelle.
guardians-learn-march =
    {""}**2 · Marche.** Chacun a dévoilé une dominante. La tienne est la plus forte : tu commences. À ton tour, tu tournes un bouclier, et il peut avancer de deux espaces au plus.
    La contrée devant ta forteresse est à toi et a un terrain, tu peux donc la traverser. Sur la suivante se tient l’adversaire. **Déplace ton bouclier en C2** : c’est une attaque. Une feuille de combat peut partir avec la marche ; cette fois, laisse *Combat : me demander*.
guardians-learn-sheet =
    {""}**3 · Ta feuille de combat.** **Chaque camp scelle d’avance tout ce qu’il fera, puis le combat se joue d’un trait.** Ta feuille est déjà remplie. Tout le monde a vu deux des trois qui se tiennent là : Maréchal 11 et Capitaine 10. Un espace contient 30 points, le troisième en a donc 9 au plus. Si chacun envoie d’abord le plus fort,
    - ton **Seigneur du Fer** 10 rencontre le Maréchal et il est battu : les mortels ont un bonus contre les élémentaux ;
    - ton **Chien démoniaque** 6 rencontre le Capitaine, qui peut être corrompu. Regarde *Corruption* ;
    - ton **Suppôt squelettique** 5 rencontre le troisième, et aura peut-être besoin d’aide. Regarde *À distance et influence*.
    À la fin on additionne la vitalité de base des créatures non battues, et l’attaquant doit avoir **plus**.
guardians-learn-sheet-bribery =
    {""}**Corruption.** Le Capitaine a un vice que tu peux servir : tu as une corruption charnelle. Une créature corrompue rentre aussitôt, **ne combat pas et ne compte pas** ; ta carte est alors dépensée. Cela en vaut la peine contre une créature forte, et c’est du gâchis contre une créature que tu bats de toute façon. Ton Chien, 6, battra-t-il le Capitaine, 10 ?
    Ta feuille corrompt 5 ou plus si tu vas perdre, 9 ou plus toujours. Laisse-la ainsi, ou choisis autre chose. Regarde ensuite *À distance et influence*.
guardians-learn-sheet-modifiers =
    {""}**À distance et influence.** Le Suppôt a 5, plus 1 contre les mortels : 6. Le troisième a 9 au plus, et un chevalier a 2 de plus à côté d’un Maréchal. Un tir de ton Crâne Grimaçant ajouterait 3.
    {""}**L’influence** ajoute 5 : pour une pierre de pouvoir, ton Guardian prête 9, mais seulement à une créature à barre verte comme le Suppôt, et jamais plus que sa propre vitalité de base. Tu as sept pierres, et aucune ne revient.
    Combien en permets-tu dans chaque confrontation ? Seul le nécessaire est dépensé, et rien là où cela ne suffirait pas. Puis scelle la feuille.
guardians-learn-fought = {""}**Le combat est fini, et gagné.** Voici ce qu’a fait ta feuille :
guardians-learn-did-bribe = - **Corruption :** une créature adverse est rentrée au lieu de combattre. Elle ne compte pas, et ta carte est dépensée.
guardians-learn-did-no-bribe = - **Corruption :** aucune. Toutes les créatures adverses ont combattu.
guardians-learn-did-stone = - **Influence :** ton Guardian a prêté de la vitalité là où cela renversait une confrontation, et nulle part ailleurs.
guardians-learn-did-no-stone = - **Influence :** aucune. Tes sept pierres sont toujours à toi.
guardians-learn-did-strike = - **Attaque secondaire :** quand l’adversaire n’avait plus de créature en main, une des tiennes a encore attaqué, augmentée de la vitalité de ta créature qui avait affronté sa cible. La cible n’avait que sa vitalité nue.
guardians-learn-did-no-strike = - **Attaque secondaire :** aucune ne pouvait gagner.
guardians-learn-settle =
    {""}
    {""}**4 · Prends la contrée.** Le terrain adverse sous ton bouclier a disparu. **Aucun bouclier ne reste sur une contrée sans terrain** : pose celui de ton enclos, paie une pierre pour une carte face cachée, ou sacrifie une créature. Pose les Montagnes.
guardians-learn-other = Les règles attendent ici une réponse. Les boutons proposent tout ce qui est permis ; *Le faire pour moi* fait un bon choix.
guardians-learn-end-stone =
    {""}**C’était un tour de Guardians, et une pierre bien dépensée.** Le Guardian prête 9, mais nul ne reçoit plus que sa propre vitalité ; cela a suffi. Recommence si tu veux voir ce qui arrive sans elle.
guardians-learn-end-won =
    {""}**C’était un tour de Guardians, gagné sans une seule pierre.** Elles ne reviennent jamais d’elles-mêmes : dans une longue partie, cela compte.
guardians-learn-end-lost-stone =
    {""}**Perdu, faute d’une pierre.** L’adversaire tient C2. Là où il manquait quelques points à une de tes créatures, rien ne lui a été prêté : elle a été battue, et son vainqueur a compté jusqu’au bout. L’attaquant doit avoir plus que le défenseur ; l’égalité ne suffit pas. De tes sept pierres, une aurait valu un bouclier. Ce qu’a fait ta feuille :
guardians-learn-end-lost-bribe =
    {""}**Perdu, faute d’une corruption.** L’adversaire tient C2. Ta corruption charnelle est restée à l’entrepôt, et celui qui l’aurait acceptée a combattu et compté. Ce qu’a fait ta feuille :
guardians-learn-end-lost-bribe-stone =
    {""}**Perdu, sans rien dépenser.** L’adversaire tient C2. Ni corruption ni pierre n’a aidé tes créatures contre de plus fortes. Tu gardes l’une et l’autre, et tu n’as pas avancé : une feuille qui ne dépense rien convient aux combats que tu gagnes de toute façon, ou que tu ne peux pas gagner. Ce qu’a fait ta feuille :
guardians-learn-end-lost =
    {""}**Ce combat est perdu.** L’adversaire tient C2. Tu as corrompu et influencé, mais pas là où il le fallait, ou ce ne sont pas les créatures prévues qui se sont rencontrées. Regarde les sommes ci-dessus : qui a été battu par qui, et de combien ? Ce qu’a fait ta feuille :
guardians-learn-end-early =
    {""}**Le tour est fini, et personne n’a combattu.** Cela arrive, et dans une vraie partie, le tour suivant t’apporterait de nouvelles cartes. Pose le centre fort, marche en C2 et scelle ta feuille. *Le faire pour moi* aide à chaque étape.
guardians-learn-end-again =
    {""}
    Recommence si tu veux. `/règles` explique tout le jeu, `/jouer` ouvre une table.
guardians-learn-end-next =
    {""}
    Le tour suivant commence par de nouvelles cartes. Combien, ton Guardian le dit : cela dépend de qui tient le plus de contrées et de qui avait la dominante la plus faible. Dans une vraie partie, tu as trois forteresses à surveiller, des créatures *dessous* qui influencent, des créatures volantes, des sorts et des cartes de commandement, et un adversaire qui travaille sa feuille lui aussi. Une table peut tenir un conseil, où chacun peut changer sa feuille une fois les deux premières créatures connues.

    `/jouer` ouvre une table, `/paquet` montre les deux paquets de départ, `/carte` explique n’importe quelle carte, et les pages de règles disent le reste.
