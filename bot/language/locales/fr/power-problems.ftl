## La table

power-problem-seats = Power se joue de deux à quatre, pas à { $players }.
power-problem-over = La partie est finie.
power-problem-has-left = Ce joueur a déjà abandonné.
power-problem-no-such-corner = Il n’y a pas de coin « { $text } ». Écris vert, bleu, jaune ou rouge, ou rien du tout.
power-problem-no-share-of-booty =
    { $army } n’a pas de part à ce butin. Choisis une de tes armées qui l’a gagné.

## Ce qui a été écrit

power-problem-unreadable = « { $text } » est illisible. Écris la pièce, le départ et l’arrivée, comme dans D S12 IW.
power-problem-number-apart = Les chiffres d’un nombre sont séparés dans « { $text } ». Écris-les ensemble.
power-problem-other-letters =
    { $letters ->
        [fr] « { $text } » est en lettres anglaises, et cette feuille en lettres françaises. Voulais-tu dire { $meant } ?
       *[en] « { $text } » est en lettres françaises, et cette feuille en lettres anglaises. Voulais-tu dire { $meant } ?
    }
power-problem-which-letters = « { $text } » attend : cette feuille est-elle en lettres françaises ou anglaises ? Écris FR ou EN sur sa première ligne.
power-problem-missing-sign = Un échange a son signe, E ou X, devant le lieu. Par « { $text } », voulais-tu dire { $meant } ?
power-problem-did-you-mean = « { $text } » est illisible. Voulais-tu dire { $meant } ?
power-problem-beside = { $meant } est compris, « { $text } » à côté ne l’est pas. Écris l’ordre seul.
power-problem-two-readings = « { $text } » peut vouloir dire { $one } ou { $another }. Écris lequel des deux.
power-problem-which-army = « { $text } » peut être un ordre pour { $first } ou pour { $second }. Écris { $letter }: ou { $another }: devant.
power-problem-neither-army = Ni { $first } ni { $second } n’a là ce que demande « { $text } ». Si tu y tiens, écris { $letter }: ou { $another }: devant.
power-problem-one-piece-a-line = « { $text } » déplace plusieurs pièces. Écris une ligne pour chacune.
power-problem-power-moves = Un Power ne se déplace jamais. Il reste dans la réserve jusqu’à ce qu’il soit échangé.
power-problem-no-such-place = Il n’y a pas de lieu « { $text } » sur le plateau.
power-problem-too-long =
    { $most ->
        [one] Une ligne compte un seul caractère.
       *[other] Une ligne compte { $most } caractères au plus.
    }
power-problem-no-such-number =
    { $most ->
        [one] Une ligne ne peut nommer qu’une seule pièce.
       *[other] Une ligne peut nommer { $most } pièces semblables au plus.
    }
power-problem-nothing-spent = Cet échange ne dit pas ce qui est donné.

## La feuille

power-problem-unfinished = Cette ligne n’est pas finie. Si tu ne la complètes pas, elle est laissée de côté.
power-problem-too-many-lines =
    { $most ->
        [one] Une armée n’obéit qu’à une ligne par manche.
       *[other] Une armée obéit à { $most } lignes par manche, et celle-ci est de trop.
    }
power-problem-paper =
    { $most ->
        [one] Une feuille n’a de place que pour une ligne.
       *[other] Une feuille a de la place pour { $most } lignes.
    }
power-problem-not-your-army = { $army } n’obéit pas à l’auteur de cette feuille.

## Les déplacements

power-problem-none-there = { $army } n’a pas de { $piece } sur { $place }.
power-problem-anothers = Le { $piece } sur { $place } est à { $other }, et non à { $army }.
power-problem-your-others = Le { $piece } sur { $place } est à { $other }, et non à { $army }. Pour le commander, écris { $letter }: devant.
power-problem-ordered-already =
    { $count ->
        [one] Le seul { $piece } sur { $place } a déjà son ordre.
       *[other] Les { $pieces } sur { $place } ont déjà leurs ordres.
    }
power-problem-made-now = Le { $piece } sur { $place } vient d’être fait. Il pourra se déplacer à la prochaine manche.
power-problem-moved-already = Chaque { $piece } sur { $place } s’est déjà déplacé dans cette manche.
power-problem-too-far =
    { $range ->
        [one] { $target } est à { $steps } secteurs, et un { $piece } n’avance que d’un secteur.
       *[other] { $target } est à { $steps } secteurs, et un { $piece } avance de { $range } au plus.
    }
power-problem-must-stop = Le chemin vers { $target } passe par { $place }, où un { $piece } doit s’arrêter. Il pourra continuer à la prochaine manche.
power-problem-closed-place = Un { $piece } ne peut pas entrer sur { $place }.
power-problem-missile-moves = Un méga-missile ne se déplace pas. Il peut seulement être lancé.
power-problem-stays = Cette pièce est déjà sur { $place }. Un déplacement demande un autre secteur.
power-problem-into-reserve = Aucun ordre ne ramène une pièce dans une réserve.
power-problem-other-reserve = { $place } n’est pas la réserve de { $army }.
power-problem-reserve-to-hq = De la réserve, une pièce ne peut aller que sur { $place }.

## Les échanges

power-problem-power-lies-in-reserve = Les Power sont dans la réserve et ne s’échangent que là.
power-problem-too-little-power = Cela coûte { $wanted } Power, et la réserve en a { $held }.
power-problem-too-few-there =
    { $held ->
        [0] Il n’y a pas de { $piece } sur { $place }.
       *[other] Il faut { $wanted } × { $piece } sur { $place }, et il y en a { $held }.
    }
power-problem-wrong-merger = Un { $piece } se fait avec exactement { $count } × { $small } sur un même secteur.
power-problem-bought-with-power = Un { $piece } ne s’obtient que contre des Power.
power-problem-wrong-price = Un { $piece } coûte exactement { $price } Power, pas { $paid }.
power-problem-missile-too-weak = Ces pièces valent { $worth }, et un méga-missile en demande { $least }.
power-problem-missile-of-missiles = Un méga-missile ne vaut rien et ne peut pas entrer dans un autre.

## Les missiles et les mercenaires

power-problem-no-missile-there = Il n’y a pas de méga-missile sur { $place }.
power-problem-mercenaries-clash =
    { $pieces ->
        [one] Plusieurs joueurs ont donné des ordres au seul { $piece } mercenaire sur { $place }, et tous sont annulés.
       *[other] Plusieurs joueurs ont donné plus d’ordres que n’en peuvent exécuter les { $pieces } mercenaires ({ $piece }) sur { $place } ; tout est annulé.
    }

## Au début : qui n’a pas apporté ce que le jeu demande

power-entry-missing = { $name } doit encore choisir un coin.
