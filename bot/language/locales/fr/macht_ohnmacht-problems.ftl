## La table

macht_ohnmacht-problem-seats = Macht & Ohnmacht se joue à deux, pas à { $players }.
macht_ohnmacht-problem-over = La partie est finie.

## Le tour

macht_ohnmacht-problem-no-action-left =
    { $actions ->
        [one] Tu as déjà fait ta seule action de ce tour. Termine ton tour.
       *[other] Tu as déjà fait tes { $actions } actions de ce tour. Termine ton tour.
    }
macht_ohnmacht-problem-action-due =
    { $actions ->
        [one] Tu ne peux pas terminer ton tour avant ton action. Recruter est toujours possible.
       *[other] Tu ne peux pas encore terminer ton tour : de tes { $actions } actions, il en reste une à faire. Recruter est toujours possible.
    }
macht_ohnmacht-problem-not-displayed = Cette tuile n’est pas proposée : { $tile }. Prends une tuile face visible.
macht_ohnmacht-problem-no-such-region = Cette province n’existe pas. Choisis-en une dans le menu.
macht_ohnmacht-problem-opposing-region =
    { $region } est sous le contrôle de ton adversaire. Choisis une province vide ou à toi.
macht_ohnmacht-problem-region-full =
    { $region } compte déjà plus de { $most } de tes pions. Une tuile Influence peut encore la renforcer.
macht_ohnmacht-problem-no-active-piece = Tu n’as pas de pion actif ({ $kind }) dans ta réserve.

## Les tuiles

macht_ohnmacht-problem-no-tile = Aucune tuile n’est nommée. Choisis une des tiennes.
macht_ohnmacht-problem-hourglass-empty =
    Le cycle serait fini avant cette tuile, car le sablier serait vide. Retire-la de la suite.
macht_ohnmacht-problem-not-held = Tu n’as pas cette tuile : { $tile }. Choisis-en une qui est devant toi.
macht_ohnmacht-problem-not-its-use = Cette tuile ne s’utilise pas ainsi : { $tile }.
macht_ohnmacht-problem-stock-empty = Ton stock n’a aucun des pions que cette tuile apporte.
macht_ohnmacht-problem-other-marker =
    { $region } porte un autre marqueur ({ $marker }). Cette tuile agit sur une province qui porte celui-ci : { $wanted }.
macht_ohnmacht-problem-not-opposing =
    Ton adversaire ne contrôle pas { $region }. Choisis une de ses provinces.
macht_ohnmacht-problem-no-majority =
    Tu ne peux pas renverser { $region } : { $attack } contre { $defence }. Il manque { $missing } à ton attaque.
macht_ohnmacht-problem-no-neighbours = { $region } et { $other } ne sont pas voisines dans ce cycle ({ $cycle }).
macht_ohnmacht-problem-same-region =
    Les pions vont d’une province à une autre, et { $region } n’en est qu’une. Choisis-en une autre.
macht_ohnmacht-problem-no-coast = { $region } n’est pas côtière. Choisis une province côtière.
macht_ohnmacht-problem-one-way =
    Le déplacement maritime ne va que dans un sens. Choisis ce qui quitte la première province.
macht_ohnmacht-problem-too-few-there =
    { $held ->
        [0] Il n’y a aucun de ces pions ({ $kind }) en { $region }, et tu en veux { $wanted }.
       *[other] Il n’y a que { $held } de ces pions ({ $kind }) en { $region }, et tu en veux { $wanted }.
    }
macht_ohnmacht-problem-nothing-moves = Rien ne bougerait. Choisis au moins un pion.

## Les enchères

macht_ohnmacht-problem-bid = Mise de 0 à { $most } : c’est le nombre de pions actifs dans ta réserve.
macht_ohnmacht-problem-rebellion =
    { $most ->
        [one] Une rébellion retire un pion.
       *[other] Une rébellion retire de un à { $most } pions.
    }
macht_ohnmacht-problem-same-marker = { $region } porte déjà ce marqueur : { $marker }. Choisis-en un autre.
macht_ohnmacht-problem-no-spare = Ce marqueur n’est pas à côté de la carte : { $marker }. Choisis-en un qui s’y trouve.

## La retraite

macht_ohnmacht-problem-no-refuge =
    Aucun pion ne peut battre en retraite vers { $region }. Choisis une province vide ou à toi, voisine
    dans ce cycle ({ $cycle }) de celle-ci : { $other }.
macht_ohnmacht-problem-no-list = Ta liste de provinces est vide. Choisis-en au moins une, ou une autre consigne de retraite.
macht_ohnmacht-problem-no-wish = Choisis aussi la province pour la rébellion ou le changement de marqueur, ou une autre consigne.
