verraeter-problem-seats = Verräter se joue à trois ou à quatre, pas à { $players }.
verraeter-problem-over = La partie est finie.
verraeter-problem-has-left = Ce joueur a déjà abandonné.

