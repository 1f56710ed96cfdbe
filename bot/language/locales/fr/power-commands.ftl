command-orders-name = ordres
command-orders-description = Écrire et sceller tes ordres dans la partie de Power de ce salon
command-threats-name = menaces
command-threats-description = Voir, en secret, ce qui peut atteindre ton quartier général à la prochaine manche

refused-no-headquarters = Tu ne commandes plus d’armée : rien ne te menace.

## La leçon

power-learn-welcome =
    Tu joues ici les dernières manches d’une petite partie de Power, selon les vraies règles. Personne d’autre ne le voit, il n’y a rien à perdre, et aucune pendule ne tourne.

    {""}**De quoi il s’agit.** Tous écrivent en secret des ordres pour leurs pièces. Puis toutes les feuilles sont ouvertes et exécutées d’un coup. Qui a pris les drapeaux de tous ses rivaux gagne.

    {""}**Ta tâche.** Tu commandes les verts, et la Maison commande les bleus ; les deux autres armées sont hors jeu. Prends le drapeau du quartier général bleu. Tout ce qui t’est demandé est expliqué, et *Le faire pour moi* te montre une bonne feuille.
power-learn-sheet = **1 · Ta première feuille.** Tu as un soldat en B7, un tank en B5 et un destroyer sur l’île IN. Chacun peut se déplacer une fois par manche, et chaque déplacement est une ligne de ta feuille. Une feuille sans ligne coûte un Power, l’argent du jeu. Par terre, le seul chemin vers le quartier général bleu, HQB, passe par B8. **Appuie sur le soldat en B7.**
power-learn-second = La ligne est sur ta feuille : pièce, départ, arrivée ; ✓ dit qu’elle est exécutable. L’image montre ce que font tes ordres si personne d’autre n’en écrit. Fais maintenant avancer le destroyer : **appuie sur le destroyer en IN.**
power-learn-seal = Cela suffit ; le tank peut rester où il est. La Maison écrit aussi des ordres, et personne ne voit la feuille de l’autre. **Scelle tes ordres** : alors les deux feuilles sont ouvertes d’un coup.
power-learn-to-soldier = **Le soldat** avance de deux secteurs au plus, par terre, en diagonale aussi.
power-learn-to-tank = **Le tank** avance de trois secteurs au plus, par terre, en diagonale aussi.
power-learn-to-destroyer = **Le destroyer** avance d’un secteur, par eau : vers un secteur maritime voisin, ou de la mer vers une côte, une île ou un quartier général.
power-learn-to-other = **Vers où ?** Le menu donne tous les lieux que cette pièce peut atteindre.
power-learn-aim-gate = **Choisis B8**, le secteur devant le quartier général.
power-learn-aim-landing = **Choisis S2** : ce secteur maritime touche HQB, et de là le destroyer pourra attaquer à la prochaine manche.
power-learn-aim-any = Choisis un de ces lieux, ou appuie sur *Recommencer*.
power-learn-aim-flag = Si cette pièce doit attaquer avec les autres, **choisis HQB**.
power-learn-aim-near = HQB est trop loin pour cette manche. Amène la pièce en un lieu d’où elle l’atteindra à la prochaine.
power-learn-bounced = **Deux ordres se sont rencontrés.** Ton soldat et le soldat bleu sont allés tous deux en B8 : 2 contre 2, c’est une égalité. Ce qui vient d’arriver **rebondit**, c’est-à-dire se retire : les deux sont revenus d’où ils venaient. Avec le tank à côté de ton soldat, c’était 5 contre 2, et tu capturais le soldat bleu.
power-learn-captured = **Deux ordres se sont rencontrés, et tes pièces étaient plus fortes.** La pièce battue change de camp : elle est dans ta réserve.
power-learn-apart = **Aucun ordre n’en a rencontré un autre.** Lis le récit : les ordres bleus étaient aussi secrets que les tiens. Là où un seul camp se trouve, il ne se passe rien.
power-learn-attack =
    {""}
    {""}**2 · Le quartier général.** Son drapeau tombe si tes pièces sont seules dans HQB à la fin de la manche, **avec un soldat ou un régiment** parmi elles. **Appuie sur une pièce qui doit attaquer.** Tu peux en envoyer plusieurs, ligne par ligne.
power-learn-attack-more = L’image montre ta puissance en chaque lieu, si personne d’autre ne bouge. **Une égalité ne suffit pas :** ce qui vient d’arriver rebondit.
power-learn-reckon = Dans HQB se tient un destroyer (10), et le soldat bleu (2) peut rentrer : cela ferait 12. Appuie sur une autre pièce, ou scelle.
power-learn-reckon-now = Personne ne peut venir au secours de HQB : ce que tu y vois est tout ce qui le défend. Appuie sur une autre pièce, ou scelle.
power-learn-end-flag = **Le drapeau est à toi, et avec lui la partie.** Ta puissance dépassait tout ce qui se trouvait dans HQB ou y rentrait, et un soldat était là pour prendre le drapeau. Ce qui est capturé change de camp.
power-learn-end-all-three = Il fallait les trois, 15 contre 12. Le soldat et le destroyer seuls auraient rebondi, 12 contre 12. Le tank et le destroyer auraient gagné par 13, mais ni l’un ni l’autre ne peut prendre un drapeau.
power-learn-end-no-soldier = **Le combat est gagné, le drapeau ne l’est pas.** Ta puissance était plus grande et tu as capturé ce qui se trouvait dans HQB. Mais seul un soldat ou un régiment prend un drapeau, et aucun n’était de l’attaque.
power-learn-end-tie = **Une égalité, et rien de gagné.** Avec ce qui est rentré, il y avait dans HQB autant que tu avais envoyé. Tes pièces venaient d’arriver, elles ont donc rebondi ; ce qui n’avait pas bougé tient le quartier général. Une pièce de plus aurait suffi.
power-learn-end-lost = **Trop peu de puissance : tes pièces sont capturées.** Avant une attaque, additionne ce qui se trouve là et ce qui peut encore venir. Qui a plus que cela est sûr de gagner.
power-learn-end-away = **La leçon est finie, et personne n’a attaqué.** Le drapeau bleu est toujours là. Amène le destroyer en S2, puis envoie le soldat, le tank et le destroyer dans HQB à la même manche. *Le faire pour moi* montre comment.
power-learn-end-again =
    {""}
    Recommence si tu veux. `/règles` explique tout le jeu, `/jouer` ouvre une table.
power-learn-end-next =
    {""}
    Dans une vraie partie, toutes les armées sont sur le plateau, et chacun compte avec chacun. Les pièces capturées sortent de ta réserve, la terre ennemie rapporte des Power qui en achètent de nouvelles, trois pièces égales en font une bien plus puissante, et des missiles frappent n’importe où. Une feuille peut aussi se taper au clavier, et chaque ligne se changer.

    `/jouer` ouvre une table, et `/règles` dit le reste.
