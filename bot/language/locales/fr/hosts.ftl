### Qui s’assied où : tables sur invitation, /retirer, /écarter, /déplacer-table. Pour les hôtes et la modération.

command-remove-name = retirer
command-remove-description = Retirer quelqu’un de la table de ce salon, pour une raison que la table voit
command-keep-away-name = écarter
command-keep-away-description = Écarter quelqu’un de toutes les tables de ce serveur (pour la modération)
command-keep-away-other-name = personne
command-keep-away-other-description = Qui ; sans personne, tu vois qui est à l’écart
command-move-table-name = déplacer-table
command-move-table-description = Faire continuer la partie de ce salon dans un autre (pour la modération)
command-move-table-channel-name = salon
command-move-table-channel-description = Où elle continue

## Une table sur invitation

menu-challenge = Défier
challenge-question = Tu défies { $name }. La table s’ouvre dans ce salon, et vous deux seulement y prenez place.
menu-challenge-game = Choisis un jeu
challenge-opened = La table est ouverte. La personne que tu défies l’apprend si tu appuies sur « Appeler maintenant ».
refused-challenge = Défie quelqu’un d’autre : une autre personne de ce serveur.
menu-invite = Sur invitation seulement : choisis qui
button-call-invited = Appeler maintenant
invited-called = Les personnes invitées sont appelées.
lobby-closed = Sur invitation seulement : { $names }
notice-invited = { $people }, { $by } vous invite à une table de { $game }. Appuyez sur « Prendre place » sur sa carte dans { $channel }.
refused-invite-later = D’autres sont déjà à cette table, qui était ouverte à tout le monde. Ouvre une autre table sur invitation.
refused-all-called = Toutes les personnes invitées sont déjà appelées, ou assises ici.
refused-not-invited = Cette table est sur invitation. L’hôte peut t’inviter, ou tu en ouvres une avec /jouer.

## Retiré d’une table

remove-question-lobby = Choisis qui tu retires de cette table. La place redevient libre ; ensuite tu écris la raison, que la table voit.
remove-question-running = Choisis qui tu retires de cette partie. La place reste, et quelqu’un peut la prendre avec /remplacer ; ensuite tu écris la raison, que la table voit.
remove-form = Retirer de la table
remove-reason = Raison
remove-reason-about = La table et la personne retirée la lisent.
removed = C’est fait. La table le lit dans le salon, la personne retirée dans un message privé.
notice-removed =
    { $by } a retiré { $name } de la table : « { $reason } »{ $status ->
        [running] {" "}Avec /remplacer, quelqu’un d’autre peut prendre sa place.
       *[lobby] {""}
    }
notice-you-are-removed =
    On t’a retiré la place dans la partie { $match } de { $game } dans { $channel } : « { $reason } »{ $status ->
        [running] {" "}La partie ne compte pas pour toi.
       *[lobby] {""}
    }
refused-no-reason = Écris pourquoi. La table voit la raison.
refused-removed = On t’a retiré ta place à cette table, et tu ne peux plus t’y asseoir. Les autres tables te restent ouvertes.
refused-nobody-to-remove = Il n’y a personne d’autre que toi à cette table.

## À l’écart de toutes les tables

keep-away-title = Qui ne s’assied à aucune table de ce serveur
keep-away-done = { $name } ne s’assied plus à aucune table de ce serveur. Les places dans des parties restent ; /retirer les prend.
keep-away-how = Seul l’apprend qui essaie d’ouvrir une table, de rejoindre, de chercher ou de remplacer.
menu-let-back = Choisis qui peut de nouveau s’asseoir
refused-kept-away = La modération de ce serveur te tient à l’écart de ses tables. Demande-lui pourquoi.
refused-banned = La personne qui gère ce bot te tient à l’écart de toutes les tables. Demande-lui pourquoi.
refused-server-banned = La personne qui gère ce bot ne laisse plus ouvrir de tables dans ce serveur. Les parties commencées continuent.

## Dans un autre salon

table-moved = La partie continue dans { $channel }.
notice-moved = La partie continue dans { $channel }. Les délais restent les mêmes.
notice-moved-by = { $by } a déplacé la partie : elle continue dans { $channel }. Les délais restent les mêmes.
refused-no-posts-there = On ne peut rien écrire dans { $channels }. Choisis un salon textuel, un salon vocal ou un fil qui n’est pas verrouillé.
refused-own-permissions-there = Il te manque des permissions dans { $channels } : { $missing }. Quelqu’un qui le gère peut te les donner.
refused-permissions-there = Il me manque des permissions dans { $channels } : { $missing }. Quelqu’un qui le gère peut me les donner.
permission-manage-messages = Gérer les messages
