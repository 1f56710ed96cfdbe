command-orders-name = ordres
command-orders-description = Écrire et sceller tes ordres dans la partie de Power de ce salon
command-threats-name = menaces
command-threats-description = Voir, en secret, ce qui peut atteindre ton quartier général à la prochaine manche

refused-no-headquarters = Tu ne commandes plus d’armée : rien ne te menace.
