### Ce que le bot n’a pas le droit de faire sur un serveur, et la préparation : /diagnostic et /configurer.

command-doctor-name = diagnostic
command-doctor-description = Ce que je n’ai pas le droit de faire sur ce serveur, et où appuyer
command-setup-name = configurer
command-setup-description = Préparer ce serveur : langue, salons, qui ouvre des tables, la liste des tables

doctor-title = Ce que j’ai le droit de faire sur ce serveur
doctor-lacks = Dans { $channel }, il me manque : { $missing }. Ouvre les paramètres du salon, appuie sur « Permissions », choisis mon rôle et autorise cela.
doctor-locked = { $channel } : le fil est verrouillé. Ouvre son menu et déverrouille-le.
doctor-gone = { $channel } : le salon n’existe plus. Ce qui s’y trouvait continue ailleurs : une partie par /jouer, une liste ou l’ordre scellé du jour par /configurer.
doctor-well =
    { $count ->
        [one] Rien ne me gêne dans ce salon.
       *[other] Rien ne me gêne dans les { $count } salons où il y a quelque chose de moi, celui-ci compris.
    }
doctor-more = J’ai regardé { $count } salons ; il y en a d’autres.
button-look-again = Regarder encore

setup-title = La préparation de ce serveur
setup-list = La liste des tables se trouve dans { $channels }.
setup-list-none = La liste des tables n’est nulle part. Tape /configurer dans un salon que tout le monde lit, et appuie sur « Mettre la liste des tables ici ».
setup-daily = L’ordre scellé du jour est demandé dans { $channels }.
setup-daily-none = L’ordre scellé du jour est désactivé.
button-setup = Préparation
button-settings = Changer les réglages du serveur
button-tables-put = Mettre la liste des tables ici

settings-openers = Les membres qui ont { $openers }, et ceux qui gèrent le serveur, peuvent ouvrir des tables.
settings-openers-all = Tout le monde peut ouvrir des tables.
menu-openers = Choisis le rôle qui peut ouvrir des tables (aucun : tous)
refused-not-an-opener = Sur ce serveur, seuls les membres qui ont { $openers } ouvrent des tables. Tu peux rejoindre toutes les tables, et /entraînement dans mes messages privés est ouvert à tous.
