### Ce que le bot dit de lui-même : récits sous les plateaux, messages privés, rappels.

over-without-winner = La partie s’est terminée sans vainqueur.
button-move = Jouer mon coup
button-hand = Voir ma main
button-hint = Que ferais-tu ?
button-as-hinted = Faire cela
button-board-text = Lire le plateau
button-rules = Ouvrir les règles
button-rematch = Rejouer
button-record = Obtenir le relevé
button-fair = En quoi c’est équitable
button-choose = Faire mon choix
button-change = Changer ma réponse
button-change-one = Changer ma réponse : { $duty }
button-to-table = Aller à la table
button-last-board = Aller au dernier plateau

account-folded = *Le récit complet est dans le fichier ci-dessous.*
account-goes-on = *La suite du récit est dans `/historique`.*

clock-moved = { $name } n’a pas répondu à temps : la pendule a joué pour { $name }.
taken-back =
    { $followed ->
        [yes] { $name } a repris son coup, avec tout ce qui s’est passé depuis : { $what }
       *[no] { $name } a repris son coup : { $what }
    }
taken-back-often =
    { $followed ->
        [yes] { $name } a repris son coup { $count } fois (voir `/historique`), la dernière avec tout ce qui s’était passé depuis : { $what }
       *[no] { $name } a repris son coup { $count } fois (voir `/historique`), la dernière fois : { $what }
    }

waiting =
    { $due ->
        [none]
            { $count ->
                [one] { $names } doit { $duty }.
               *[other] { $names } doivent { $duty }.
            }
       *[other]
            { $count ->
                [one] { $names } doit { $duty }, au plus tard le { $due }.
               *[other] { $names } doivent { $duty }, au plus tard le { $due }.
            }
    }
called =
    { $count ->
        [one] { $names }, à toi : { $duty }.
       *[other] { $names }, à vous : { $duty }.
    }
waiting-late =
    { $count ->
        [one] { $names } doit { $duty }. Le délai était le { $due } ; l’horloge répondra dès qu’elle le pourra.
       *[other] { $names } doivent { $duty }. Le délai était le { $due } ; l’horloge répondra dès qu’elle le pourra.
    }
waiting-away = { $name } doit { $duty }. Cela attend jusqu’au { $due } : { $name } est en absence.
waiting-free =
    { $name } n’est plus à cette table. La personne qui prend la place avec /remplacer doit { $duty } ; d’ici là, ce n’est à personne de jouer.{ $due ->
        [none] {""}
       *[other] {" "}Après le { $due }, c’est l’horloge qui répond.
    }
waiting-rests = La partie fait une pause jusqu’au { $due }, comme convenu.
waiting-answered =
    { $count ->
        [one] { $names } a répondu ; personne ne le voit encore.
       *[other] { $names } ont répondu ; personne ne le voit encore.
    }
waiting-since = Demandé { $since }.
window-until = Elle se ferme au plus tard { $due }.
later-quiet = Jusqu’au { $due } : { $name } a ses heures calmes.
later-hidden = Jusqu’au { $due } : { $name } cache ses heures calmes.
later-prolonged = Jusqu’au { $due } : { $name } a prolongé son délai.
later-saved = Jusqu’au { $due } : { $name } dépense du temps économisé.
later-window = C’est repoussé pour des heures calmes.
question-closed =
    { $became ->
        [player] Tu as répondu : { $duty }.
        [computer] Un ordinateur a répondu pour toi : { $duty }.
        [clock] Le temps était écoulé, l’horloge a répondu pour toi : { $duty }.
        [plan] Tes consignes permanentes ont répondu : { $duty }.
        [forced] Il n’y avait qu’une réponse possible, elle a été donnée pour toi : { $duty }.
       *[gone] Ce n’est plus demandé : { $duty }.
    }
# Les derniers mots d’un message privé, pour quelqu’un qui ne joue plus dans la partie.
letter-end =
    { $why ->
        [resigned] Tu as abandonné cette partie.
       *[computer] Un ordinateur joue désormais à ta place. Avec `/remplacer` dans le salon, tu peux la reprendre.
    }

direct-header = { $game } · partie { $match } · { $server } · { $channel }
direct-header-here = { $game } · partie { $match }
place-direct-messages = messages privés
answer-by = Merci de répondre au plus tard le { $due }.
answer-until = Merci de répondre au plus tard le { $due }. Ensuite, la pendule répond à ta place.
answer-late = Ta réponse était attendue au plus tard le { $due }. La pendule va répondre à ta place.
reminder = Ton coup à { $game } dans { $channel } est encore attendu. Merci de répondre au plus tard le { $due } ; ensuite, la pendule répond à ta place.
reminder-in-channel = { $name }, ton coup est encore attendu. Merci de répondre au plus tard le { $due } ; ensuite, la pendule répond à ta place.
still-replaceable = Tu peux changer ta réponse tant que tout le monde n’a pas répondu.
given-ahead = Tu as répondu d’avance :
orders-stand = Ces consignes valent pour le reste de la partie, sauf si elles disent autre chose. Tu peux les changer ou les retirer à tout moment. Chaque fois qu’elles répondent pour toi, tu l’apprends, et personne d’autre.
orders-followed = Tes consignes permanentes ont répondu pour toi :
clock-followed = Faute de réponse à temps, la pendule a répondu pour toi :
order-followed = Tu devais { $duty }. { $answer }

welcome = Tu es à la table de { $game } dans { $channel }. Ce que personne d’autre ne doit savoir arrive ici, et tu peux y faire tes choix secrets.
dm-closed = Je ne peux pas t’écrire : tes messages privés sont fermés. Tu peux jouer quand même : appuie sur « Jouer mon coup » dans le salon, la réponse n’est visible que par toi. Pour recevoir des messages, ouvre le menu du serveur, puis « Paramètres de confidentialité », et autorise les messages privés.
dm-throttled = Discord ne me laisse pas ouvrir de message privé pour l’instant. Appuie sur « Jouer mon coup » dans le salon : la réponse n’est visible que par toi.
permission-missing-see = Je ne vois plus le salon { $channel }, la partie y attend donc. Il faut me laisser le voir et y écrire de nouveau.
permission-missing-send = Je n’ai pas le droit d’écrire dans { $channel }, la partie y attend donc. Il faut me permettre d’envoyer des messages, de joindre des fichiers et de voir les anciens messages.
permission-missing-connect = Je n’ai pas le droit de me connecter à { $channel } et ne peux donc pas y écrire : la partie y attend. Il faut me permettre de me connecter.
thread-locked = Le fil { $channel } est verrouillé, la partie y attend donc. Quelqu’un qui gère les fils peut le déverrouiller.
threads-at-limit = Le serveur a autant de fils ouverts que Discord en permet, { $channel } ne peut donc pas être rouvert et la partie y attend. Il faut fermer un fil dont personne n’a besoin.
seed-published = Partie { $match } · empreinte des mélanges : `{ $digest }…`
seed-opened = Tous les mélanges viennent de la graine `{ $seed }`, fixée avant le premier coup : son SHA-256 est l’empreinte donnée sous le premier plateau. Appuie sur « Obtenir le relevé » pour les vérifier.
