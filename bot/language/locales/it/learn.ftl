### Le lezioni: un primo turno di un gioco, passo per passo.

command-learn-name = impara
command-learn-description = Impara un gioco giocando un primo turno, passo per passo, con spiegazioni
command-learn-game-name = gioco
command-learn-game-description = Quale gioco
learn-button-begin = Comincia la lezione
learn-button-on = Continua la lezione
learn-button-advice = Fallo per me
learn-button-leave = Fermati qui
learn-left = La lezione ti aspetta. Scrivi /impara per continuare.
learn-house = La Casa
refused-no-lesson = Questa lezione non c’è. Puoi imparare { $games }.
