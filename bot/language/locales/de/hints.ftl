hints-answer = Ich würde das wählen: { $answer }.
hints-either = Ebenso gern täte ich das: { $answer }.
hints-belief = **{ $when }**: Ich gab mir { $chance } % (vorher: { $before } %).
button-beliefs =
    { $count ->
        [one] Fragen, was der Computer geglaubt hat
       *[other] Fragen, was die Computer geglaubt haben
    }
beliefs-whose = Wer von ihnen soll sagen, was an den Wendepunkten dieser Partie zu glauben war?
beliefs-of = Das hat { $name } geglaubt, als sich die Partie wendete, nach dem, was auf diesem Platz damals zu wissen war:
beliefs-none = { $name } hat von Anfang bis Ende fast dasselbe geglaubt: Nichts in dieser Partie war ein Wendepunkt.
