### L’ordre scellé du jour : une position pour tout un serveur, chacun y répond en secret, et tout s’ouvre un jour plus tard.

command-daily-name = ordre-du-jour
command-daily-description = Répondre à l’ordre scellé du jour, et voir où tu en es

# Sur un serveur

button-daily-settings = Ordre scellé du jour
daily-settings = L’ordre scellé du jour
daily-about = Une fois par jour, je publie une position de l’un des jeux : tout le monde répond en privé, et un jour plus tard, j’ouvre toutes les réponses et je dis ce qu’elles valaient.
daily-off = Il est désactivé ici.
daily-on = Dans { $channels }, je pose ma question chaque jour à { $time } ({ $place }).
daily-next = Le prochain arrive { $due }.
daily-stopped-gone = J’ai arrêté : le salon n’existe plus, ou n’accepte plus rien de moi. Choisis un salon ci-dessous.
daily-stopped-help = J’ai arrêté : pendant tout un jour, je n’ai rien pu publier dans le salon. Laisse-moi y écrire et y joindre des fichiers, et choisis-le ci-dessous.
button-daily-on = Activer ici
button-daily-off = Désactiver
menu-daily-hour = Choisis l’heure, selon ton horloge
menu-daily-channel = Choisis le salon
refused-daily-channel = Je ne peux rien publier dans { $channels }. Laisse-moi voir ce salon, y écrire et y joindre des fichiers, ou choisis-en un autre.

# La question

daily-title = L’ordre scellé du jour · { $game }
daily-seat = Aujourd’hui, tout le monde joue à la place où se tient { $name }, et voit ce qui n’est connu que là.
daily-until = Réponds en privé avant { $due }. J’ouvre alors toutes les réponses à la fois ; d’ici là, personne n’apprend qui a répondu, ni quoi.
daily-closed = Les réponses sont ouvertes.
button-daily-answer = Répondre en secret
button-daily-minute = Le jeu en une minute
button-daily-learn = Apprendre ce jeu
button-daily-practise = S’exercer à partir d’ici
button-daily-opened = Voir le résultat

# Ta réponse

daily-panel = Ordre scellé du jour · { $game } · s’ouvre { $due }
daily-replaceable = Tu peux changer ta réponse jusqu’à l’ouverture.
daily-signed = À l’ouverture, ta réponse porte ton nom : comme la plus audacieuse, comme seule de son genre, et dans le tableau de la semaine.
daily-unsigned = Tes réponses ne portent pas de nom. Signe-les si tu veux que ton nom soit dit à l’ouverture et dans le tableau de la semaine.
button-daily-sign = Signer mes réponses
button-daily-unsign = Ne plus signer
refused-daily-none = Aucun ordre scellé du jour n’a encore été donné ici. Les membres qui peuvent gérer le serveur l’activent dans /réglages.
refused-daily-unknown = Cet ordre du jour n’est pas de ce serveur, ou date de trop longtemps. /ordre-du-jour montre le dernier.
refused-daily-late = Cet ordre du jour est fermé : son temps est écoulé, et les réponses reçues s’ouvrent. /ordre-du-jour montre le dernier.
refused-daily-other-rules = Depuis cette question, les règles de son jeu ont changé ici, personne ne peut donc plus y répondre. Une autre arrive demain.

# Le résultat

daily-opened = Le résultat · { $game }
daily-broken = Cet ordre du jour n’a pas pu être ouvert, aucune réponse ne compte donc.
daily-answered =
    { $count ->
        [0] Personne n’a répondu.
        [one] Il y a eu une réponse.
       *[other] Il y a eu { $count } réponses, { $ways ->
            [one] toutes les mêmes.
           *[other] de { $ways } façons différentes.
        }
    }
daily-line =
    { $count ->
        [0] { $answer } : personne. L’ordinateur { $share } %, { $points } points
        [one] { $answer } : une personne. L’ordinateur { $share } %, { $points } points
       *[other] { $answer } : { $count } personnes. L’ordinateur { $share } %, { $points } points
    }
daily-boldest = Le plus d’audace : { $names }, avec « { $answer } ». L’ordinateur donne cette réponse dans { $share } % des cas, et elle a { $points } points.
daily-alone =
    { $count ->
        [one] Sans personne d’autre avec la même réponse : { $names }.
       *[other] Chaque fois sans personne d’autre avec la même réponse : { $names }.
    }
daily-nameless =
    { $count ->
        [one] quelqu’un
       *[other] { $count } personnes
    }
daily-others =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
daily-points = La meilleure réponse a 100 points. Pour chaque pour cent de chances de gagner qu’une réponse abandonne, elle a 5 points de moins. Un ordinateur fort a jugé d’après ce que sait { $name }.
button-daily-mine = Que valait la mienne ?
daily-mine = Ta réponse : { $answer }. Elle a { $points } points.
daily-mine-best = L’ordinateur préfère : { $answer }.
daily-mine-none = Tu n’as pas répondu à celui-ci.
daily-mine-alone = Personne d’autre ne répond ici en même temps, donc ta réponse n’en rencontre aucune : les points sont une moyenne sur de nombreux mondes qui conviennent à ce que sait { $name }.
button-daily-worlds = Voir ce qui en découle
daily-worlds = Trois mondes qui conviennent à ce que sait { $name }. Aux autres places, un ordinateur fort a répondu, en secret et en même temps ; voici ce qui découle de ta réponse :
daily-world =
    { $count ->
        [one] Monde { $worlds }
       *[other] Mondes { $worlds }
    }
daily-streak =
    { $count ->
        [0] Tu n’as pas répondu au dernier.
        [one] Tu as répondu au dernier.
       *[other] Tu as répondu à { $count } de suite.
    }
daily-week = Cette semaine
daily-week-line =
    { $count ->
        [one] { $name } : { $points } points en une réponse
       *[other] { $name } : { $points } points en { $count } réponses
    }
daily-week-none = Parmi ceux qui signent, personne n’a encore de points.

daily-picture-title = Le résultat
daily-picture-people = vous
daily-picture-computer = l’ordinateur
daily-picture-points = points
daily-picture-bold = le plus d’audace
daily-picture-alt = Le résultat, réponse par réponse. { $answered ->
    [0] Personne n’a répondu.
    [one] Il y a eu une réponse.
   *[other] Il y a eu { $answered } réponses.
    }

privacy-daily =
    { $count ->
        [0] Tu n’as répondu à aucun ordre scellé du jour.
        [one] Tu as répondu à un ordre scellé du jour.
       *[other] Tu as répondu à { $count } ordres scellés du jour.
    }
