### La page qui garde une partie.

page-player = Place { $seat }
page-step = Étape { $step } sur { $steps }
page-first = Aller à la première étape
page-back = Reculer d’une étape
page-on = Avancer d’une étape
page-last = Aller à la dernière étape
page-choose = Choisir une étape
page-board-text = Le plateau en mots
page-held = Ce qui était caché
page-as-public = La partie telle que tout le monde l’a vue
page-as-all = La partie telle que tout le monde l’a vue, et à côté de chaque plateau ce qui était alors caché
page-as-seat = La partie, vue par { $name }
page-fingerprint = Le SHA-256 de la graine de ce relevé est { $digest }. Si c’est l’empreinte sous le premier plateau de la partie, les mélanges étaient fixés avant le premier coup.
page-fingerprint-same = Le SHA-256 de la graine de ce relevé est l’empreinte que tu as donnée, { $digest } : les mélanges étaient fixés avant le premier coup.
page-fingerprint-differs = Le SHA-256 de la graine de ce relevé est { $digest }, et non l’empreinte que tu as donnée, { $fingerprint }. Ce n’est pas la graine de cette partie.
page-fingerprint-unreadable = La graine de ce relevé n’est pas un nombre hexadécimal : elle n’a pas d’empreinte.
page-proofs = Ce que ce relevé ouvre correspond à ses preuves.
page-replayed = Toutes ses lignes ont été rejouées et suivent les règles d’aujourd’hui.
page-breaks-off = La ligne { $line } de ce relevé ne peut pas être jouée selon les règles d’aujourd’hui : les étapes s’arrêtent avant elle. { $reason }
page-no-steps = Ce relevé ne peut pas être parcouru pas à pas. { $reason } Voici ce qu’il contient.
page-log = Le relevé ligne par ligne
page-closed = Cette réponse est fermée
page-leaves = Cette place quitte la partie
page-reopens = Cette place reprend une réponse scellée
page-undoes = Cette place reprend la ligne { $line } et tout ce qui a suivi
page-unreadable = Ce qui s’y trouve est illisible : { $reason }.
