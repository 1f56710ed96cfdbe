### Ce qu’une partie a à dire : pourquoi un souhait ne peut pas être exaucé, et ce qui arrive hors des règles.

## The lobby

refused-channel-has-lobby = Une table de { $game } est déjà ouverte dans ce salon (partie { $match }). Prends-y place, ou ouvre la tienne dans un fil ou un autre salon.
refused-channel-has-match = Une partie de { $game } se joue dans ce salon (partie { $match }). Ouvre ta table dans un fil ou un autre salon.
refused-channel-not-allowed = On ne peut pas commencer de partie dans ce salon. Ce serveur les permet dans { $channels }.
refused-too-many-lobbies = Tu as ouvert { $most } tables où aucune partie n’a encore commencé, et personne ne peut en avoir plus. Commence d’abord une de ces parties, ou ferme une de ces tables.
refused-too-many-lobbies-here = Il y a à côté de ce salon { $most } tables où aucune partie n’a encore commencé, et pas de place pour d’autres. Prends place à l’une d’elles, ou attends qu’une partie ait commencé.
refused-game-not-offered = Le jeu « { $game } » n’est pas proposé en ce moment. Choisis-en un autre avec /jouer.
refused-deadline-range = Le temps pour chaque coup va de 2 à 15 minutes autour d’une même table, de 1 heure à 7 jours sinon, ou n’a pas de limite. Choisis une de ces durées.
refused-already-at-table = Tu es déjà à cette table.
refused-table-full = La table est complète : elle a { $most } places. Ouvres-en une autre avec /jouer dans un fil ou un autre salon.
refused-host-only = Seul l’hôte { $host } peut faire cela. Demande-lui, ou ouvre ta propre table.
refused-no-match-before = Personne ici n’a joué la dernière partie de ce salon, ou ce n’était pas { $game }. Tire les places au sort, ou laisse-les comme elles sont.
refused-kick-stranger = Cette personne n’est pas à cette table.
refused-kick-yourself = Tu ne peux pas te retirer ainsi. Appuie sur « Quitter la table » pour te lever, ou abandonne une partie avec /abandonner.
refused-hints-later = Les conseils valent pour tout le monde ou personne, on s’accorde donc avant que quelqu’un d’autre prenne place. Ferme cette table et ouvres-en une autre, ou joue sans conseils.
refused-no-computers = Aucun ordinateur ne joue encore à { $game }.
refused-no-such-count = Ce jeu se joue à { $players }.
refused-no-such-level =
    { $fewer ->
        [0] À { $game }, les ordinateurs jouent jusqu’au niveau { $level }. Choisis celui-là ou un autre plus bas.
       *[other] Dans une partie à { $count }, les ordinateurs jouent à { $game } jusqu’au niveau { $level }. Choisis celui-là ou un autre plus bas, ou { $fewer } joueurs au plus.
    }
refused-practises-already = Tu t’entraînes déjà à { $game }, dans { $link }. Termine cette partie ou abandonne-la avec /abandonner, puis commences-en une autre.
refused-too-few =
    { $least ->
        [one] Il faut { $least } personne pour cette partie.
       *[other] Il faut au moins { $least } personnes pour cette partie, et il y en a { $now } ici. Attends que quelqu’un prenne place.
    }
refused-not-all-chosen = La partie peut commencer quand tout le monde aura choisi.
refused-entry-unreadable = Ce que tu apportes ne peut pas être lu. Choisis-le encore une fois.
refused-has-begun = La partie a déjà commencé. Qui y joue appuie sur « Jouer mon coup », les autres peuvent regarder avec /plateau.

## The match

refused-no-such-match = Il n’y a pas de partie { $match }. Tu trouves tes parties avec /parties.
refused-not-set-aside = Cette partie n’a pas été mise de côté.
refused-match-over = Cette partie est terminée. Appuie sur « Rejouer » sous son dernier plateau pour une nouvelle partie.
refused-match-not-over = Cette partie n’est pas terminée. On pourra en ouvrir le relevé et prendre sa revanche quand elle le sera.
refused-never-begun = Cette partie n’a jamais commencé : il n’y en a pas de relevé.
refused-not-your-view = On peut revoir cette partie telle que tu l’as vue ou telle que tout le monde l’a vue ; telle que d’autres l’ont vue, seulement une fois qu’elle est terminée et s’ils l’acceptent.
refused-no-beliefs = Aucun ordinateur n’avait cette place à la fin de la partie, il n’y a donc personne à interroger.
refused-paused = Cette partie attend : je ne peux pas écrire dans son salon, ou son fil est verrouillé. Elle continue dès que c’est réglé ; aucun temps n’est perdu. Tu peux quand même l’abandonner avec /abandonner, ou vous pouvez la terminer ensemble avec /terminer. Si son salon n’existe plus, tape /parties dans le salon où elle doit continuer.
refused-has-place = Cette partie a sa place : { $channels }.
refused-other-server = Cette partie ne peut continuer que dans un salon du serveur { $server }.
refused-rests = Cette partie fait une pause jusqu’au { $due }, comme convenu. Chaque joueur peut la reprendre plus tôt avec /pause.
refused-rest-length = Une pause dure 1, 3, 7 ou 14 jours, et de 5 à 60 minutes lors d’une soirée ensemble. Choisis une des durées proposées.
refused-rest-again = Cette partie a fait une pause, et rien n’a été joué depuis. Elle pourra en refaire une après le prochain coup.
refused-rest-often =
    { $most ->
        [0] Les parties de ce serveur ne font pas de pause.
        [1] Cette partie a déjà fait une pause et ne peut plus en faire.
       *[other] Cette partie a déjà fait { $most } pauses et ne peut plus en faire.
    }
refused-rest-days =
    { $most ->
        [1] Sur ce serveur, une pause dure un jour au plus. Choisis-en une plus courte.
       *[other] Sur ce serveur, une pause dure { $most } jours au plus. Choisis-en une plus courte.
    }
refused-set-aside = Cette partie de { $game } est en panne et a été mise de côté. Rien n’en est effacé ; qui fait tourner le bot peut la faire reprendre.
refused-broke-down = Quelque chose s’est mal passé dans les règles de ce jeu, et rien n’a changé. Essaie encore ; si cela échoue de nouveau, la partie est mise de côté.
refused-stored-by-other-rules = Cette partie de { $game } s’est jouée sous d’anciennes règles, qu’on ne peut plus lire. Elle a été mise de côté, et rien n’en est effacé.
refused-board-has-changed = Le plateau a changé : cela n’est plus demandé. Regarde le plateau et rouvre ton tour.
refused-nothing-to-decide = Rien ne t’est demandé maintenant. Tu l’apprendras quand ce sera ton tour.
refused-incomplete = Ton choix n’est pas complet. Réponds aux questions qui restent, puis confirme.
refused-too-many-chosen = On peut en choisir au plus { $most } ici, toutes pages confondues. Retires-en d’abord un autre.
refused-answer-unreadable = Ton choix ne peut pas être lu. Rouvre ton tour et choisis encore une fois.
refused-plan-unreadable = Tes consignes permanentes ne peuvent pas être lues. Choisis-les encore une fois.
refused-text-too-long = Le texte est trop long. Écris au plus { $most } caractères.

## Time, and stuck matches

refused-no-extensions = À { $game }, un délai ne peut pas être prolongé.
refused-no-deadline = Cette table n’a pas de délai : prends ton temps.
refused-nothing-to-extend = Rien ne t’est demandé maintenant dont le délai pourrait être prolongé.
refused-extensions-used =
    { $most ->
        [one] On peut prolonger un délai une fois par partie, et tu l’as déjà fait.
       *[other] On peut prolonger un délai { $most } fois par partie, et tu l’as déjà fait.
    }
refused-claim-of-many = On ne peut réclamer la victoire que dans une partie à deux. Ici, quelqu’un peut prendre la place de qui a disparu avec /remplacer, ou tout le monde s’accorde avec /terminer.
refused-claim-too-early =
    { $misses ->
        [one] { $name } n’a pas disparu. Tu pourras réclamer la victoire après { $misses } tour manqué.
       *[other] { $name } n’a pas disparu. Tu pourras réclamer la victoire après { $misses } tours manqués de suite.
    }
refused-claim-computer = { $name } est un ordinateur et ne disparaît jamais. Continue à jouer, ou abandonne la partie avec /abandonner.
refused-held-another-seat = Tu as déjà occupé une autre place dans cette partie et tu en connais les secrets, tu ne peux donc pas prendre celle-ci.
refused-seat-promised = { $name } prend déjà cette place, dès que son tour se termine.
refused-last-person = Personne d’autre ne pourrait continuer à cette table. Abandonne la partie avec /abandonner.
refused-no-hints = À cette table, personne ne demande de conseils : à plusieurs, il faut s’accorder avant la partie. Contre des ordinateurs seulement, ils sont libres.
refused-resign-first = Tu joues dans une partie qui n’est pas terminée. Abandonne-la avec /abandonner, puis tes données pourront être effacées.

## Notices in the channel. $name, $other, $old and $by are names.

notice-lobby-expired = La table est restée longtemps ouverte sans changement ; elle est maintenant fermée. Tape /jouer pour en ouvrir une autre.
notice-absent = { $name } a manqué trois tours de suite. Avec /remplacer, quelqu’un d’autre peut prendre sa place, ou les autres peuvent la laisser à un ordinateur. Avec /terminer, ils peuvent terminer la partie.
notice-absent-of-two = { $name } a manqué trois tours de suite. L’autre peut réclamer la victoire avec /réclamer, ou laisser la place à un ordinateur avec /remplacer. Quelqu’un d’autre peut aussi la prendre ainsi.
notice-gone = { $name } a quitté le serveur. Avec /remplacer, quelqu’un d’autre peut prendre sa place, ou les autres peuvent la laisser à un ordinateur. Avec /terminer, ils peuvent terminer la partie.
notice-replaced = { $name } remplace { $old }.
# $new is a name.
notice-successor = { $new } remplace { $name } dès que son tour se termine.
notice-computer-plays = { $name }, un ordinateur, remplace désormais { $old }. Quiconque n’a occupé aucune autre place ici peut prendre la suite avec /remplacer.
notice-leaves-to-computer = { $name } voudrait laisser sa place à un ordinateur. Il faut l’accord de tous les autres ; ou quelqu’un d’autre prend la place avec /remplacer.
# $absent is the name of whoever is absent.
notice-votes-computer = { $name } voudrait qu’un ordinateur remplace { $absent }. Il faut l’accord de tous les autres.
notice-nobody-left = Il ne reste que des ordinateurs à cette table, la partie est donc terminée, sans vainqueur.
notice-hints =
    { $count ->
        [one] { $name } a demandé { $count } conseil.
       *[other] { $name } a demandé { $count } conseils.
    }
notice-extended = { $name } a prolongé le délai jusqu’au { $due }.
notice-saved-time = { $name } a épuisé son temps ; le temps gagné par ses réponses précédentes dure jusqu’au { $due }.
notice-agrees = { $name } voudrait terminer la partie sans vainqueur. Il faut l’accord de tous les autres, ici ou avec /terminer.
notice-agreed = Tout le monde s’est accordé pour terminer la partie. Elle n’a pas de vainqueur.
notice-claimed = { $name } réclame la victoire, car { $other } a disparu.
notice-abandoned = Personne n’a joué depuis longtemps : la partie s’arrête là, abandonnée. Elle n’a pas de vainqueur.
notice-aborted = { $by } a arrêté la partie. Elle n’a pas de vainqueur.
notice-set-aside = La partie { $match } est en panne et a été mise de côté. Rien n’en est effacé : qui fait tourner le bot peut la faire reprendre. D’ici là, ce salon est libre pour une autre partie.
notice-taken-up = La partie { $match }, qui avait été mise de côté, reprend. Chacun dispose de tout son temps pour ce qui est demandé maintenant.
notice-maintenance = Un mot de qui fait tourner ce bot : { $text }
notice-maintenance-at = À partir de { $due }, le bot s’absente un moment. Personne n’y perd de temps : ce qui restait pour répondre reste après. Un mot de qui le fait tourner : { $text }
notice-resumed = La partie continue. Pendant l’attente, aucun temps n’a été perdu : « Jouer mon coup » montre jusqu’à quand tu peux répondre.
notice-rests = La partie fait une pause jusqu’au { $due } : tout le monde est d’accord. Chaque joueur peut la reprendre plus tôt avec /pause.
notice-rest-ended = La partie reprend, car { $name } le souhaite. Aucun temps n’a été perdu pendant la pause.
notice-away = { $name } est en absence jusqu’au { $due }. D’ici là, le temps de cette place s’arrête.
notice-back = { $name } est de retour, et le temps de cette place reprend.
# $days, $minutes and $count are numbers, $due is a moment.
notice-votes-rest =
    { $days ->
        [0] { $name } voudrait que la partie fasse une pause de { $minutes } minutes. Il faut l’accord de tous les autres.
        [one] { $name } voudrait que la partie fasse une pause de { $days } jour. Il faut l’accord de tous les autres.
       *[other] { $name } voudrait que la partie fasse une pause de { $days } jours. Il faut l’accord de tous les autres.
    }

## Notices by direct message

notice-seat-lost = { $name } a pris ta place dans la partie { $match } de { $game }, car tu avais disparu.
notice-place-gone = Le salon de la partie { $match } de { $game } n’existe plus : la partie s’arrête là. Elle n’a pas de vainqueur.
notice-place-lost = Le salon de la partie { $match } de { $game } n’existe plus : la partie attend, aucun temps n’est perdu. Tape /parties dans le salon du serveur { $server } où elle doit continuer. Si personne ne le fait pendant sept jours, elle s’arrête.
notice-goes-on-at = { $name } fait continuer la partie dans { $channel }.
notice-channel-silent = Pendant sept jours, je n’ai pas pu écrire dans le salon de la partie { $match } de { $game } : la partie s’arrête là, abandonnée. Elle n’a pas de vainqueur.
notice-resigned = { $name } abandonne. Le salon montrera le plateau dès que je pourrai y écrire.
refused-too-late-to-reopen = Le temps pour cette réponse est passé, elle ne peut donc plus être reprise. Tu peux encore la remplacer.
refused-nothing-sealed = Tu n’as pas de réponse scellée, il n’y a donc rien à reprendre.
refused-undo-never = Dans ce jeu, rien de ce qui est ouvert ne se reprend. Ce qui est scellé peut être remplacé jusqu’à la dernière réponse.
refused-undo-off = À cette table, rien de ce qui est joué ne se reprend.
refused-nothing-to-undo = Tu n’as rien à reprendre pour l’instant. Une réponse ouverte peut l’être tant que rien n’est pioché, montré ni répondu en secret.
refused-undo-gone = Cela ne peut plus être repris, ou l’a déjà été. Regarde le plateau.
refused-undo-often = Tu as repris ton coup { $most } fois dans ce tour, et ce ne peut être plus. Ton dernier coup reste. Dès que quelqu’un d’autre a joué, les autres peuvent accepter avec /reprendre que tu le reprennes.
notice-undo-asked = { $name } voudrait reprendre son coup, avec ce qui l’a suivi : { $what } Il faut l’accord de tous les autres.
poll-agreed-by =
    { $count ->
        [one] { $names } accepte.
       *[other] { $names } acceptent.
    }
poll-unanswered =
    { $count ->
        [one] { $names } n’a pas répondu.
       *[other] { $names } n’ont pas répondu.
    }
button-poll-agree = Accepter
# What has become of a question to all.
poll-closed =
    { $became ->
        [agreed] Tout le monde a accepté.
        [over] La partie est terminée : personne n’est plus consulté.
       *[gone] Cela ne peut plus se faire : personne n’est plus consulté.
    }
