### The house style is in en/common.ftl. For Italian besides:
###
###   We say "tu", as Discord itself does, and name people without guessing their gender.
###   Buttons and commands are infinitives: Partecipare, Prendere una tessera.
###   Quotation marks are “ ”, the apostrophe is ’.
###   The words of a game are those of its Italian rulebook.

language-name = Italiano

list-semicolon = {"; "}
entry = { $what }: { $text }

## Ciò che possono rispondere le regole di ogni gioco

not-asked = Il tavolo è cambiato: questo non viene più chiesto. Guarda il tavolo e riapri il tuo turno.
another-question = Questa non è la risposta a ciò che viene chiesto. Riapri il tuo turno.
not-on-the-menu = Questa scelta qui non è possibile. Riapri il tuo turno e scegli dal menu.
not-sealed = Questa risposta non è sigillata. Puoi cambiarla così com’è.
nothing-typed-here = Qui non si può scrivere nulla. Usa i pulsanti e i menu.
sealed-for-good =
    Questa risposta non si può più ritirare. Puoi sostituirla finché non ha risposto l’ultimo giocatore.
unknown-option = Questo gioco non ha un’impostazione chiamata “{ $option }”.
unknown-option-value = L’impostazione “{ $option }” non può essere “{ $value }”. Scegli uno di questi valori: { $allowed }.
stored-by-other-rules =
    Questa partita è stata salvata con la versione { $version } delle regole, che non si può più leggere.
not-a-record = Questo file non è la registrazione di una partita: { $reason }.
record-closed = Questa registrazione non apre ciò che ha portato il posto { $seat }: non può essere rigiocata.
record-proof-differs = Ciò che questa registrazione apre del posto { $seat } non è ciò di cui è fatta la prova.
# Stands for the name of whoever has asked to be forgotten.
somebody = Qualcuno
