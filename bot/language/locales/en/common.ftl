### What all areas share, and the house style of our sentences.
###
### One file per area and language: common (this one), table (lobby and table), delivery, and one or two per game
### (verraeter, verraeter-pictures). All files of a language are read as one, so outside this file ids begin with the
### area: verraeter-bid-placed, table-seat-taken. `python -m bot.language` finds what is missing, unused or wrongly
### filled in.
###
### How we write
###
###   Name first.          { $name } wins Sarnath with 9 to 7.     not: Sarnath was won by { $name }.
###   Full sentences,      with a full stop; a title, a label or a list item has none.
###   Verbs on buttons.    Join, Play cards, Show my hand          not: OK, Yes, Cards
###   Rulebook words.      One word per thing, the rulebook's, the same everywhere. Never ours: no state, action,
###                        decision, view, invalid, error.
###   Say what to do.      A refusal says what is wrong and what helps: "{ $name } sits there. Choose another seat."
###   Facts, no cheer.     At most one exclamation mark in a match.
###   British spelling,    curly quotes “ ” and ’, an en dash between numbers, a real minus: 3–1, −2.
###   Speak to the player  as "you" in private; in the channel everybody has a name. Never guess a gender: write "they"
###                        or repeat the name.
###
### How we use Fluent
###
###   Values               { $name }, with blanks. Their names are whole words: name, seat, land, attack, not n or x.
###                        A translation uses those that English has, and every one that English shows.
###   Whole sentences.     Never build a sentence from pieces of other messages: word order differs. A list of names
###                        comes in as one value, joined by Language.list.
###   Plurals              by the categories of the language (English one, other; French one, other), with the number
###                        inside the variant, and *[other] as the default:
###                            { $cards ->
###                                [one] { $name } plays one card.
###                               *[other] { $name } plays { $cards } cards.
###                            }
###                        An exact [0] may stand beside them. French "one" holds for 0 too.
###   Numbers              are written as the language writes them (1,250). A number that is a name, such as a match's,
###                        is given as a string; so are Discord's timestamps and mentions.
###   Choices              between words: { $side -> [eagle] the Eagle *[rose] the Rose }, keys in lower case; what is
###                        true or false is between [yes] and [no].
###   Terms (-thing)       for words of the rulebook that recur in one language, where it helps.
###   No attributes        on messages: one id, one sentence.
###   Commands             command-<name>-name and command-<command>-<option>-name: lower case, no blanks, 1 to 32
###                        characters; ...-description: 1 to 100 characters. Neither takes values.
###   Comments             say where a message appears if its id does not, and which values hold free text.

# The language's own name for itself, as /settings offers it.
language-name = English

# Between items of a list that have commas of their own.
list-semicolon = {"; "}
# What something is, and what there is to say of it.
entry = { $what }: { $text }

## What every game's rules may answer

not-asked = The board has changed: this is no longer asked. Look at the board and open your move again.
another-question = This does not answer what is asked. Open your move again.
not-on-the-menu = This cannot be chosen here. Open your move again and choose from the menu.
nothing-typed-here = Nothing can be typed here. Use the buttons and menus.
sealed-for-good = This answer cannot be taken back any more. You can replace it until the last player has answered.
not-sealed = This answer is not sealed. You can change it as it is.
unknown-option = This game has no setting called “{ $option }”.
# $value is free text; $allowed lists the possible values, separated by commas.
unknown-option-value = The setting “{ $option }” cannot be “{ $value }”. Choose one of these: { $allowed }.
stored-by-other-rules = This match was stored under version { $version } of the rules, which cannot be read any more.
# $reason is technical and in English; only the command line shows it.
not-a-record = This file is not the record of a match: { $reason }.
# $seat counts from 1. Only the command line shows these two.
record-closed = This record does not open what the player in seat { $seat } brought, so it cannot be played again.
record-proof-differs = What this record opens of the player in seat { $seat } is not what its proof was made of.
# Stands for the name of whoever has asked to be forgotten.
somebody = Somebody
