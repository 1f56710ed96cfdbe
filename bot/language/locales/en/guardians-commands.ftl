### The commands of Guardians: decks, cards, the lesson; and what they refuse.

command-deck-name = deck
command-deck-description = Your decks for Guardians: look, write, import, export. Only you see them
command-deck-file-name = file
command-deck-file-description = A text file with a deck: one card a line, as “3 Archer”
command-card-name = card
command-card-description = See a card of Guardians and what it does, in plain words
command-card-name-name = name
command-card-name-description = Which card

## The library

deck-only-you = Only you see this.
deck-shelf-title = Your decks
deck-shelf-none = You keep no deck of your own yet. Copy a starter deck and change it, write one, or import a file.
# $most is at least 2.
deck-shelf-full = You keep { $most } decks, and more is not possible. Delete one to make room.
deck-menu-open = Choose a deck to open
deck-button-write = Write a deck
deck-button-import = Import a file
deck-button-show = See the cards
deck-button-export = Export it
deck-button-copy = Copy it
deck-button-edit = Change it
deck-button-rename = Rename it
deck-button-delete = Delete it
deck-button-delete-yes = Delete it for good
deck-button-keep = Keep it
deck-button-shelf = See all my decks
deck-button-library = Open my decks
deck-button-back = Go back to the deck
deck-button-drop = Leave out what cannot be read
deck-menu-mend = Choose the card that you meant
deck-mend-option = Take { $card }
# $text is the line as it was written.
deck-mend-about = instead of “{ $text }”
deck-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deck-state-starter = starter deck
deck-state-ready = ready
deck-state-wrong =
    { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }
deck-led-by = Led by { $card }.
deck-strongholds = Strongholds: { $cards }.
deck-ready = This deck is ready to play.
deck-not-ready = This deck cannot be played yet:
deck-more-problems =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
deck-ready-without-limits = It can be played at tables without deck limits.
deck-nothing-to-show = There is no card in it yet.
deck-exported = Here is the deck as a text. The bot reads it back.
deck-copied = This is your copy, called { $deck }. Change it as you like.
deck-deleted = { $deck } is deleted.
deck-delete-question = Do you really want to delete { $deck }? It cannot be brought back. A match that is played with it goes on.
deck-default-name = My deck

## Forms

deck-form-write = Write a deck
deck-form-rename = Rename the deck
deck-form-import = Import a deck
deck-field-name = Name of the deck
deck-field-text = Cards, one a line
deck-field-text-about = A number and a name, as “3 Archer”; Guardian and strongholds too. Comments begin with #.
deck-field-file = A text file
deck-field-file-about = One card a line, as “3 Archer”. What cannot be read is named, and the rest is kept.

## The deck for a match

deck-choose-ask = Which deck do you bring? Nobody else sees it. You may change it until the match begins.
deck-choose-menu = Choose your deck
deck-by-lot = A starter deck, by lot
deck-by-lot-about = for a first match
deck-starter-about = starter deck
deck-chosen = You bring { $deck }. Nobody else sees it. You may change it until the match begins.
deck-refused = { $deck } cannot be played at this table as it is. Mend it, then press the button at the table again.

## What is refused

refused-no-such-deck = You have no such deck any more. Type /deck to see all your decks.
refused-starter-deck = A starter deck stays as it is. Copy it, and change the copy.
refused-deck-has-changed = The deck has changed meanwhile. Open it again.
refused-deck-name-taken = There is a deck called { $deck } already. Choose another name.
refused-deck-without-name = A deck needs a name.
# $most is at least 2.
refused-too-many-decks = You keep { $most } decks, and more is not possible. Delete one to make room.
refused-deck-too-long-for-form = This deck is too long for the form. Export it, change the file, and import it again.
# $most is at least 2.
refused-file-too-large = This file is too large to be a deck. Send one of at most { $most } kB.
refused-file-no-text = This file is no text. Send a text file with one card a line.
refused-deck-empty = Nothing is written here. Write one card a line, with its number: 3 Archer.
# $most is at least 2.
refused-deck-too-long = A deck has at most { $most } characters.
refused-no-such-card = No card is called { $card }, and none resembles it.
refused-which-card = No card is called { $card }. Perhaps you mean { $names }.

## The lesson

guardians-learn-welcome =
    You play one turn of Guardians here, by the real rules, with the deck Bone and Ember. Nobody else sees it, nothing is at stake, and no clock runs.

    {""}**What it is about.** You lead an army of face-down creatures across six disputed lands. Whoever breaks five enemy shields, holds all six lands, or beats the enemy Guardian has won.

    {""}**Your task.** An enemy shield stands right before your land. Lay an army out, march, win the fight and take the land. Whatever you are asked is explained. *Do it for me* shows you a good move; the buttons and menus are those of a real match.
guardians-learn-organise =
    {""}**1 · Lay your army out.** These are your seven cards: four creatures, a shield, a land, a bribe. Creatures are laid face down on one of your three strongholds, and **only what a shield covers can march**. A space holds 30 points of stacking vitality (red where there is red, else black).
    Press the suggestion for a **strong centre**: it lays all four creatures on your middle stronghold and covers them. Then seal.
guardians-learn-march =
    {""}**2 · March.** Both have shown a dominance card. Yours is higher, so you act first. On your turn you turn one shield, and it may go up to two spaces.
    The land before your stronghold is yours and has a terrain, so you may walk through it. On the next one stands the enemy. **Move your shield to C2**: that is an attack, and the fight begins at once.
guardians-learn-primary =
    {""}**3 · The first match-up.** Your combat hand is what lay under the shield, and your depot. Each side chooses one creature in secret, and both are shown together; **the higher vitality wins**.
    A creature’s colour counts: your Zombie and your Skeletal Minion are externals and have a bonus against mortals. What you keep for later is as important as what you send.
guardians-learn-primary-again =
    {""}**The next match-up.** Whoever has won lies on the battlefield and counts at the end; whoever is beaten does not. Choose again. At the end the **base vitality of all who are not beaten** is added up, and you need more than the enemy.
guardians-learn-bribery =
    {""}**Bribery.** The enemy creature has a vice that you can serve: you hold gold. A bribed creature goes home at once and **does not fight and does not count**. Your gold is gone then. It is worth it against somebody strong, and a waste against somebody you beat anyway. Look at both numbers, then bribe or let it be.
guardians-learn-modifiers-behind =
    {""}**Modifiers: you are behind, or equal.** The picture shows each sum, term by term. You may now
    - **channel**: pay a power stone, and your Guardian lends vitality. Only creatures with a green bar receive, and no more than their own base vitality;
    - **shoot**: the Will o’ the Wisp, as long as you hold it, adds 4 without fighting itself.
    If that is enough, do it. If not, keep it and pass.
guardians-learn-modifiers-ahead =
    {""}**Modifiers: you are ahead.** The picture shows each sum, term by term. Now the enemy could add shots and stones; you need nothing more. **Pass.** When both pass in a row the match-up is decided.
guardians-learn-secondary =
    {""}**Secondary attack.** The enemy has no creature left, you have. Send it against an enemy on the battlefield that is not beaten: it counts with all its bonuses, with the vitality of your creature that has fought the target added, and the target with its bare vitality. Or hold it back: it counts at the end in any case.
guardians-learn-settle =
    {""}**Take the land.** The fight is over, and the account above shows why. The enemy’s terrain under your shield is gone. **No shield stays on a land without terrain**: lay the one from your pen, pay a stone for a face-down card, or give a creature up. Lay the Mountains.
guardians-learn-other = The rules want an answer from you here. The buttons offer all that is allowed; *Do it for me* makes a good choice.
guardians-learn-end =
    {""}**That was a turn of Guardians.** The next one begins with new cards: more for whoever holds fewer lands or had the lower dominance, as the Guardian says.

    In a real match you have three strongholds to think of, creatures *below* them that channel, flyers, spells and command cards, and an enemy who plans as well. Standing orders can fight for you while you are away.

    `/play` opens a table, `/deck` shows both starter decks, `/card` explains any card, and the rules pages tell the rest.
guardians-learn-end-early =
    {""}**The turn is over, and the enemy still holds C2.** That happens, and in a real match the next turn would bring you new cards. Begin again if you like: lay the strong centre, march to C2 and fight. *Do it for me* helps at every step.

    `/rules` tells the whole game, `/play` opens a table.
