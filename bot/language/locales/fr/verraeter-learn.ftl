### La leçon de Verräter : deux rondes contre Belle et Mephisto, dont les noms sont les mêmes dans toutes les langues.

verraeter-learn-welcome =
    Tu joues ici deux rondes de Verräter, selon les vraies règles, contre Belle et Mephisto. Personne d’autre ne le voit, il n’y a rien à perdre, et aucune pendule ne tourne.

    {""}**De quoi il s’agit.** Deux familles, l’Aigle et la Rose, se disputent douze territoires. Tu soutiens l’une d’elles, mais tu ne gagnes que pour toi : avec le plus de points de victoire.

    {""}**Ta tâche.** Tu as 12 points, Belle en a 18 et Mephisto 2, et vous soutenez l’Aigle tous les trois. Passe devant les deux autres en deux rondes. *Le faire pour moi* te montre un bon coup ; les boutons et les menus sont ceux d’une vraie partie.
verraeter-learn-place =
    {""}**1 · Le lieu.** À chaque ronde, deux territoires voisins de familles différentes s’affrontent. Le territoire vaincu passe à la famille des vainqueurs, et tous ceux qui la soutiennent marquent des points. Comme stratège, tu choisis entre deux lieux : la **Ville** de la Rose rapporte 6 points à chacun de trois vainqueurs, sa Prairie 2 seulement. Choisis **le Village contre la Ville**, puis appuie sur le bouton vert.
verraeter-learn-role =
    {""}**2 · Les cartes action.** L’une des six a été écartée sans être vue. Mephisto en a pris une en secret et t’en a passé quatre : il manque le **Traître** et le **Diplomate +2**. L’un des deux est écarté, et Mephisto a l’autre. Il te faudra des cartes de richesse à la prochaine ronde : prends le **Paysan**.
verraeter-learn-cards =
    {""}**3 · Les cartes de richesse.** Elles se jouent à découvert, comptent pour ta famille, et sont ensuite perdues. Mephisto a joué un 5 pour l’Aigle : { $eagle } contre { $rose } pour la Rose. À égalité personne ne marque ; une carte de plus suffit donc, à moins que Mephisto n’emporte le 5 chez la Rose. Pour y résister, il en faudrait bien plus d’une : joue ton **3**, et garde le reste.
verraeter-learn-cards-ahead =
    {""}**3 · Les cartes de richesse.** Elles se jouent à découvert, comptent pour ta famille, et sont ensuite perdues. Mephisto a joué un 5 pour l’Aigle, qui mène par { $eagle } à { $rose }. Cela suffit, à moins que Mephisto n’emporte le 5 chez la Rose : l’Aigle aurait alors 5 et la Rose 8, et il faudrait ton **4**. As-tu confiance en Mephisto ?
verraeter-learn-build =
    {""}
    {""}**L’Architecte.** Un grenier sur un territoire de l’Aigle te rapporte une carte de richesse à la fin de cette ronde, et de toute autre où tu soutiens la famille qui contrôle le territoire. Un comptoir rapporte des points à la fin de la partie. Construis un grenier sur un territoire de l’Aigle, ou rien.
verraeter-learn-betrayed-lost =
    {""}**Trahison !** Mephisto avait le Traître. À la fin, le 5 a compté pour la Rose, qui l’emporte par { $rose } à { $eagle } ; seul soutien de la Rose, Mephisto marque { $mephistogain } points, Belle et toi rien pour le territoire. Ce qui est visible sur la table n’est pas encore acquis.
verraeter-learn-betrayed-won =
    {""}**Trahison, mais pas défaite.** Mephisto avait le Traître. À la fin, le 5 a compté pour la Rose, et l’Aigle l’emporte quand même par { $eagle } à { $rose } : Belle et toi marquez pour le territoire. Ce qui est visible sur la table n’est pas encore acquis.
verraeter-learn-betrayed-tied =
    {""}**Trahison !** Mephisto avait le Traître. À la fin, le 5 a compté pour la Rose : c’est { $eagle } à { $rose }, et personne ne marque pour le territoire. Ce qui est visible sur la table n’est pas encore acquis.
verraeter-learn-place-again =
    {""}
    {""}**4 · Le lieu suivant.** Belle mène avec { $belle } points ; tu en as { $you }. Chaque fois que l’Aigle gagne, Belle marque autant que toi : dans le même camp, l’écart reste le même. Il te faudrait trahir : tu combattrais alors aux côtés de Mephisto, et c’est un territoire de l’*Aigle* qui serait vaincu. Choisis donc le lieu où le **territoire de l’Aigle** rapporte le plus à deux vainqueurs.
verraeter-learn-role-again =
    {""}**5 · Le premier choix.** Cette fois tu choisis parmi cinq cartes, et le **Traître** en est. À la révélation tu passerais à la Rose, avec tout ce que tu vas jouer ; d’ici là personne ne le sait. Toute autre carte te laisse aux côtés de Belle. Prends le Traître, ou vois ce que rapporte la loyauté.
verraeter-learn-cards-traitor =
    {""}**6 · Le piège.** Pour tout le monde, tes cartes semblent aider l’Aigle : Belle n’en jouera pas plus qu’il ne semble lui en falloir. À la révélation elles comptent pour la Rose, qui a { $rose } pour l’instant, et à qui il faut plus que les { $eagle } de l’Aigle. Le Diplomate +5 était parmi les cartes que tu as passées à Belle. Combien faut-il pour gagner même alors ?
verraeter-learn-cards-loyal =
    {""}**6 · Aux côtés de Belle.** L’Aigle a { $eagle }, la Rose { $rose }, et Mephisto n’a plus de carte de richesse. Belle joue après toi, pour l’Aigle aussi. Ce que tu ne joues pas, tu le gardes : joue ce qu’il faut à l’Aigle, ou rien.
verraeter-learn-end-first =
    {""}**La trahison paie.** Belle s’est fiée à tes cartes, et à la révélation elles donnent la victoire à la Rose, par { $rose } à { $eagle }. Tu marques { $yourgain } points, dont un pour le Traître, et Belle aucun. Tu mènes avec { $you } points ; Mephisto en a { $mephisto }, Belle { $belle }.
verraeter-learn-end-behind =
    {""}**La trahison a réussi, mais rapporté trop peu.** Tu marques { $yourgain } points, et Belle aucun. Pourtant tu as { $you } points, Belle { $belle } et Mephisto { $mephisto } : tu n’es pas en tête. Ce que rapporte une trahison dépend du territoire vaincu. Choisis le lieu où celui de l’Aigle rapporte plus.
verraeter-learn-end-lost =
    {""}**La trahison a échoué.** Avec tes cartes la Rose a { $rose }, l’Aigle { $eagle } : Belle avait le Diplomate, qui n’ajoute 5 qu’à la révélation. Te voilà dans le camp des vaincus, avec 1 point pour le Traître, et Belle marque seule { $bellegain } points. Avec { $missing } de plus, la Rose gagnait.
verraeter-learn-end-tied =
    {""}**Il manquait un point à la trahison.** Les deux camps ont { $rose } : Belle avait le Diplomate, qui n’ajoute 5 qu’à la révélation. À égalité personne ne marque pour le territoire, et tu as 1 point pour le Traître. Une carte de plus, et la Rose gagnait.
verraeter-learn-end-loyal =
    {""}**La loyauté te laisse derrière.** L’Aigle l’emporte par { $eagle } à { $rose }, et le territoire rapporte à Belle autant qu’à toi. Tu as { $you } points, Belle { $belle }. Tu ne gagnes pas avec ta famille, tu gagnes pour toi : dans le même camp, on ne rattrape pas qui mène. Recommence, et trahis Belle.
verraeter-learn-end-again =
    {""}
    Recommence si tu veux. `/règles` explique tout le jeu.
verraeter-learn-end-next =
    {""}
    Désormais tu soutiens la Rose, jusqu’à ce que tu aies de nouveau le Traître. Dans une vraie partie, le premier joueur change à chaque ronde, et avec lui qui choisit d’abord ; les greniers rapportent des cartes de richesse, les comptoirs des points à la fin. Et plus personne ne te fera confiance. `/règles` dit le reste.
