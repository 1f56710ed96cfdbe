### Le lezioni: un primo turno di un gioco, passo per passo.

command-learn-name = imparare
command-learn-description = Imparare un gioco giocando un primo turno, passo per passo, con spiegazioni
command-learn-game-name = gioco
command-learn-game-description = Quale gioco
learn-which = Quale gioco vuoi imparare?
learn-button-begin = Cominciare la lezione
learn-button-again = Ricominciare la lezione
learn-button-on = Continuare la lezione
learn-button-advice = Farlo fare al bot
learn-button-leave = Fermarsi qui
learn-button-practise = Giocare contro il computer
learn-left = La lezione ti aspetta. Digita /imparare per continuare.
learn-house = La Casa
refused-no-lesson = Questa lezione non c’è. Puoi imparare { $games }.
