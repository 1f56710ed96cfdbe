### Les ordinateurs à une table : /entraînement, et leurs places avant la partie.

## Practice

command-practice-name = entraînement
command-practice-description = Jouer contre l’ordinateur ; la partie commence aussitôt
command-practice-game-name = jeu
command-practice-game-description = À quel jeu jouer
command-practice-level-name = niveau
command-practice-level-description = La force des ordinateurs (sans indication, celle de gentils débutants)
command-practice-players-name = joueurs
command-practice-players-description = À combien jouer, toi compris (sans indication, autant que le jeu le permet)
computers-level1 = Niveau 1 : joue comme un gentil débutant
computers-level2 = Niveau 2 : joue avec bon sens
computers-level3 = Niveau 3 : joue bien
computers-level4 = Niveau 4 : réfléchit le plus, pour qui veut se faire battre
practice-begins =
    { $count ->
        [one] { $name } joue à { $game } contre un ordinateur de niveau { $level }. Il n’y a pas de délai, et rien n’est en jeu.
       *[other] { $name } joue à { $game } contre { $count } ordinateurs de niveau { $level }. Il n’y a pas de délai, et rien n’est en jeu.
    }
practice-goes-on = On continue à partir d’une position d’une partie : ce qui y est caché est tiré de nouveau.
practice-how = Appuie sur « Jouer mon coup » sous le plateau. Ce qui te sera demandé ensuite apparaîtra tout seul. Pour arrêter, tape /abandonner : la partie se termine aussitôt.
computers-busy = Les ordinateurs sont très occupés : ils répondent dans { $time } environ.
practice-again = La partie suivante commence ci-dessous.
refused-no-practice-here = Aucun fil ne peut être ouvert ici. Tape /entraînement dans un salon textuel ordinaire, ou dans un message privé que tu m’écris.

## In the lobby

button-computers = Placer des ordinateurs
lobby-computer = ordinateur, niveau { $level }
lobby-counts-not = Avec un ordinateur à la table, la partie ne compte pour rien.
computers-title = Les ordinateurs à cette table
computers-none = Aucun ordinateur n’est encore assis ici.
computers-how = Un ordinateur sait ce que saurait une personne à sa place, et joue selon les mêmes règles.
menu-add-computer = Placer un ordinateur : de quelle force ?
menu-remove-computer = Choisis l’ordinateur à retirer
menu-terms = Choisis ce qui vaut à cette table
terms-hints = Tout le monde peut demander ce que ferait un ordinateur.
terms-absent = Un ordinateur remplace aussitôt qui a disparu.
terms-no-undo = Rien de ce qui est joué ne se reprend.
