### Les commandes de Macht & Ohnmacht, et ce qu’elles refusent.

command-neighbours-name = voisins
command-neighbours-description = Voir sur la carte qui touche qui, dans ce cycle et dans le suivant
command-neighbours-cycle-name = cycle
command-neighbours-cycle-description = Une seule sorte de cycle
command-neighbours-magic = Magie
command-neighbours-sword = Épée
command-odds-name = chances
command-odds-description = Voir ce qu’il faut pour renverser une province
command-odds-region-name = province
command-odds-region-description = La province à renverser

refused-no-such-region = Il n’y a pas de province appelée « { $region } » sur la carte. Choisis un des noms proposés.
refused-empty-region = Personne n’est à { $region }, il n’y a donc personne à renverser. Choisis une province occupée.
refused-not-this-game = Cela marche dans un salon où l’on joue à { $game }.

## La leçon : ce qui est expliqué, et comment elle finit

macht_ohnmacht-learn-welcome =
    Tu joues ici la fin d’une partie, selon les vraies règles. Personne d’autre ne le voit, il n’y a rien à perdre, et aucune pendule ne tourne.

    {""}**De quoi il s’agit.** Deux puissances veulent la Grande-Bretagne. Dans un cycle de Magie, les **mages** (ronds) sont actifs ; dans un cycle d’Épée, les **chevaliers** (carrés) ; une province est active si elle compte plus de pions actifs que de passifs. À la fin d’un cycle, qui a le plus de provinces actives reçoit un point de victoire. Qui a alors **12, points et provinces actives ensemble**, a gagné.

    {""}**Ta tâche.** Tu joues orange et tu as 5 points. Un point pour ce cycle, un aux enchères, un pour le cycle suivant et quatre provinces actives à la fin font 12. *Le faire pour moi* te montre un bon coup ; les boutons et les menus sont ceux d’une vraie partie.
macht_ohnmacht-learn-magic-place =
    {""}**1 · Magie : le marqueur compte.** Les provinces de **même marqueur** sont maintenant voisines, à n’importe quelle distance. Cantia, au sud (tente bleue), doit tomber : tes quatre mages de sa voisine Gododdin (tente bleue aussi) l’attaquent, mais quatre la défendent, et l’égalité ne suffit pas.
    Appuie sur *Poser un pion*, et pose ton dernier mage dans une province voisine de Cantia. Gododdin est déjà pleine.
macht_ohnmacht-learn-magic-use =
    {""}**2 · Renverser.** Cinq mages attaquent maintenant, et quatre défendent. Appuie sur la tuile *Influence (tente)*, puis sur *Renverser Cantia*. Une tuile retire un cube du sablier ; c’est le dernier, et le cycle est donc décompté.
macht_ohnmacht-learn-magic-won = {""}**Cantia est tombée, 5 contre 4,** et personne n’a pu fuir, car toutes ses voisines étaient à toi. Avec deux provinces actives chacun, vous marquez tous les deux.
macht_ohnmacht-learn-magic-lost = {""}**Cantia tient, et seule la Maison marque,** avec trois provinces actives. Les mages n’attaquent que depuis les provinces de même marqueur, ici depuis Dyfed, loin à l’ouest ; quand il n’y a rien à renverser, il ne reste guère qu’à recruter.
macht_ohnmacht-learn-bid =
    {""}
    {""}**3 · Une mise secrète.** Les chevaliers sont maintenant actifs, et la Maison met un point de victoire aux enchères. Chacun mise en secret des chevaliers de sa réserve ; seule la meilleure mise est payée, et à égalité personne ne gagne.
    La Maison a deux chevaliers : combien des tiens gagnent à coup sûr ? Gardes-en au moins **deux**, un à poser et un pour entrer.
macht_ohnmacht-learn-bid-enough = {""}**3 contre 2 : le point est à toi,** sans un chevalier de trop.
macht_ohnmacht-learn-bid-over = {""}**Le point est à toi, mais 3 auraient suffi :** la Maison ne pouvait pas miser plus de 2.
macht_ohnmacht-learn-bid-tie = {""}**2 contre 2 : personne ne paie, et personne n’a le point.** Un chevalier de plus l’aurait remporté.
macht_ohnmacht-learn-bid-lost = {""}**Le point va à la Maison,** qui a misé ses deux chevaliers. 3 auraient gagné à coup sûr.
macht_ohnmacht-learn-sword-place =
    {""}
    {""}**4 · Épée : la frontière compte.** Les provinces qui ont une **frontière commune** sont maintenant voisines. Rheged (château jaune) doit tomber : quatre chevaliers l’attaquent depuis Alt Clut et Deira, mais quatre la défendent, trois sur place et un en Powys.
    Appuie sur *Poser un pion* : quelle province **vide** touche Rheged, pour qu’un chevalier y attaque et te donne une province de plus ? Si Rheged tient, la Maison attaque Alt Clut avec sa nouvelle tuile, 3 contre 2.
macht_ohnmacht-learn-sword-use =
    {""}**5 · Renverser et entrer.** Cinq chevaliers attaquent maintenant, et quatre défendent. Appuie sur *Influence (château)*, sur *Renverser*, et sur *Y entrer* s’il te reste un chevalier : Rheged ne compte pour toi que si l’un des tiens s’y trouve. Appuie ensuite sur *Renverser Rheged*.
macht_ohnmacht-learn-missed =
    {""}**Rheged ne peut pas être renversée pendant ce tour :** les chevaliers n’attaquent que depuis les provinces qui la touchent, et l’attaque doit être supérieure. Joue la fin de ton tour comme tu veux. Un chevalier dans une province vide te la donne, et *Recruter* fait passer le temps.
macht_ohnmacht-learn-retreat =
    {""}**Alt Clut est tombée,** car Rheged tenait à côté avec plus de chevaliers. Tu peux sauver un des tiens dans une province voisine vide ou à toi. Les autres retournent au stock.
macht_ohnmacht-learn-more =
    {""}**Tu peux continuer avec des tuiles :** une autre peut suivre, chacune pour un cube. *Influence (tente)* sert aussi à **renforcer**. Elle pose un chevalier de ta réserve dans une province vide qui porte une tente, et tu en tiens une de plus. Ou termine ton tour.
macht_ohnmacht-learn-occupy = {""}**Rheged est tombée.** Elle ne compte pour toi que si l’un des tiens s’y trouve : appuie sur *Entrer*.
macht_ohnmacht-learn-end-won =
    {""}
    {""}**Cela fait 12 : tu as gagné.** Dans un cycle de Magie le marqueur décide, dans un cycle d’Épée la frontière, et aux enchères une mise suffisante et pas plus haute.
macht_ohnmacht-learn-end-next =
    {""}
    Dans une vraie partie, tu prends aussi des tuiles, tu recrutes des pions du stock, et tu choisis quand part le dernier cube. Un *Serpent* peut annuler ta tuile, et chaque cycle change les voisines.

    `/jouer` ouvre une table, et les pages de règles disent le reste.
macht_ohnmacht-learn-end-short =
    {""}
    {""}**Pas encore 12 :** une partie continuerait maintenant par un autre cycle. Voici ce qui a manqué :
macht_ohnmacht-learn-missed-magic = - **Le point du cycle de Magie :** Cantia renversée, c’était deux provinces actives contre deux.
macht_ohnmacht-learn-missed-bid-lost = - **Le point aux enchères :** la Maison avait deux chevaliers à miser, donc 3 auraient gagné à coup sûr.
macht_ohnmacht-learn-missed-bid-tie = - **Le point aux enchères :** à égalité personne ne gagne, et 3 auraient gagné à coup sûr.
macht_ohnmacht-learn-missed-bid-over = - **Les chevaliers misés au-delà de 3 :** l’un d’eux serait entré en Rheged.
macht_ohnmacht-learn-missed-sword = - **Rheged :** elle tombe par 5 contre 4 avec un chevalier en Elmet, la province vide qui la touche. Comme elle a tenu, la Maison pouvait attaquer Alt Clut.
macht_ohnmacht-learn-missed-regions = - **Une quatrième province active :** en Elmet, qui était vide, un chevalier attaque et compte aussi, et un autre entre en Rheged.
macht_ohnmacht-learn-end-again =
    {""}
    Recommence si tu veux. `/règles` explique tout le jeu, `/jouer` ouvre une table.
