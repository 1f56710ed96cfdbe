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
deck-button-places = Take them as places in the list
deck-button-counts = Take them as numbers of copies
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
deck-kept-gone = The deck that you changed is not there any more: it was renamed or deleted meanwhile. What you wrote is kept as { $deck }.
deck-kept-apart = The deck was changed elsewhere while you wrote. Both are kept: what you wrote is { $deck }.
deck-left-out = These lines are left out.
deck-other-name = The list calls itself { $other }, and you have called it { $deck }: so it is called now.
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
refused-file-gone = The file { $file } cannot be fetched any more. Please attach it once more.
refused-deck-empty = Nothing is written here. Write one card a line, with its number: 3 Archer.
# $most is at least 2.
refused-deck-too-long = A deck has at most { $most } characters.
refused-no-such-card = No card is called { $card }, and none resembles it. Type the beginning of a name and choose from the list.
refused-which-card = No card is called { $card }. Perhaps you mean { $names }.

## The lesson

guardians-learn-welcome =
    You play one turn of Guardians here, by the real rules, with the deck Bone and Ember. Nobody else sees it, nothing is at stake, and no clock runs.

    {""}**What it is about.** You lead an army of face-down creatures across six disputed lands. Whoever breaks five enemy shields, holds all six lands, or beats the enemy Guardian has won.

    {""}**Your task.** An enemy shield stands right before your land. Lay an army out, march, win the combat and take the land. Whatever you are asked is explained. *Do it for me* shows you a good move; the buttons and menus are those of a real match.
guardians-learn-organise =
    {""}**1 · Lay your army out.** These are your seven cards: four creatures, a shield, a land, a bribe. Creatures are laid face down on one of your three strongholds, and **only what a shield covers can march**. A space holds 30 points of stacking vitality (red where there is red, else black).
    Press the suggestion for a **strong centre**: it lays all four creatures on your middle stronghold and covers them. Then have a look at *Orders*, and seal.
guardians-learn-organise-orders =
    {""}**Orders.** Some cards can be played outside of combats: at the dominance cards, against a flight, at the terrains. Nobody is waited for there; **your orders answer at once**. *Careful* plays none of your cards, *Bold* any that does you some good, and you may name exceptions.
    Where you want to answer yourself, let the match wait for you: everybody is told, and it holds from the next turn on. You hold no such card now. Leave it at *Careful*, and seal.
guardians-learn-march =
    {""}**2 · March.** Both have shown a dominance card. Yours is higher, so you act first. On your turn you turn one shield, and it may go up to two spaces.
    The land before your stronghold is yours and has a terrain, so you may walk through it. On the next one stands the enemy. **Move your shield to C2**: that is an attack. A combat sheet can go along with the march; this time leave it at *Fight: ask me*.
guardians-learn-sheet =
    {""}**3 · Your combat sheet.** **Both sides seal beforehand all that they will do, then the combat is fought at once.** Your sheet is filled in already. Everybody has seen two of the three who stand there: Marshal 11 and Captain 10. A space holds 30 points, so the third has 9 at most. If both lead with the strongest,
    - your **Iron Lord** 10 meets the Marshal and is beaten: mortals have a bonus against elementals;
    - your **Devil Dog** 6 meets the Captain, who can be bribed. Look at *Bribery*;
    - your **Skeletal Minion** 5 meets the third, and may need help. Look at *Shots and channelling*.
    At the end the base vitality of all who are not beaten is added up, and an attacker needs **more** than the defender.
guardians-learn-sheet-bribery =
    {""}**Bribery.** The Captain has a vice that you can serve: you hold Babes. A bribed creature goes home at once and **does not fight and does not count**; your card is gone then. It is worth it against somebody strong, and a waste against somebody whom you beat anyway. Will your Dog 6 beat the Captain 10?
    Your sheet bribes 5 or more if you would lose, 9 or more always. Leave it, or choose something else. Then look at *Shots and channelling*.
guardians-learn-sheet-modifiers =
    {""}**Shots and channelling.** The Minion has 5, and 1 more against mortals: 6. The third has 9 at most, and a knight has 2 more beside a Marshal. A shot of your Grim Skull would add 3.
    {""}**Channelling** adds 5: for a power stone your Guardian lends 9, but only to a creature with a green bar like the Minion, and no more than its own base vitality. You have seven stones, and none comes back.
    How many do you allow in each match-up? Only what is needed is spent, and nothing where it would not be enough. Then seal the sheet.
guardians-learn-fought = {""}**The combat is over, and won.** This is what your sheet did:
guardians-learn-did-bribe = - **Bribery:** one enemy creature went home instead of fighting. It does not count, and your card is gone.
guardians-learn-did-no-bribe = - **Bribery:** none. Every enemy creature has fought.
guardians-learn-did-stone = - **Channelling:** your Guardian lent vitality where that turned a match-up, and nowhere else.
guardians-learn-did-no-stone = - **Channelling:** none. All seven stones are still yours.
guardians-learn-did-strike = - **Secondary attack:** when the enemy had no creature left in hand, one of yours attacked once more, with the vitality of your creature that had fought its target before. The target had only its bare vitality.
guardians-learn-did-no-strike = - **Secondary attack:** none that could win.
guardians-learn-settle =
    {""}
    {""}**4 · Take the land.** The enemy’s terrain under your shield is gone. **No shield stays on a land without terrain**: lay the one from your pen, pay a stone for a face-down card, or give a creature up. Lay the Mountains.
guardians-learn-other = The rules want an answer from you here. The buttons offer all that is allowed; *Do it for me* makes a good choice.
guardians-learn-end-stone =
    {""}**That was a turn of Guardians, and a stone well spent.** The Guardian lends 9, but nobody receives more than his own vitality; it was enough. Begin again if you want to know what happens without it.
guardians-learn-end-won =
    {""}**That was a turn of Guardians, won without a single stone.** They never come back by themselves: that counts in a long match.
guardians-learn-end-lost-stone =
    {""}**Lost for want of a stone.** The enemy holds C2. Where a creature of yours was a few points short nothing was lent to it: it was beaten, and the enemy who beat it counted to the end. An attacker needs more than the defender; even a tie is not enough. Of your seven stones one would have been well spent on a shield. What your sheet did:
guardians-learn-end-lost-bribe =
    {""}**Lost for want of a bribe.** The enemy holds C2. The Babes stayed in your depot, and the one who would have taken them fought and counted. What your sheet did:
guardians-learn-end-lost-bribe-stone =
    {""}**Lost, and nothing spent.** The enemy holds C2. Neither a bribe nor a stone has helped your creatures against stronger ones. You keep both, and have come no further: a sheet that spends nothing is for combats that you win anyway, or cannot win. What your sheet did:
guardians-learn-end-lost =
    {""}**This combat is lost.** The enemy holds C2. You did bribe and channel, but not where it mattered, or others met than were meant to. Look at the sums above: who was beaten by whom, and by how much? What your sheet did:
guardians-learn-end-early =
    {""}**The turn is over, and nobody has fought.** That happens, and in a real match the next turn would bring you new cards. Lay the strong centre, march to C2 and seal your sheet. *Do it for me* helps at every step.
guardians-learn-end-again =
    {""}
    Begin again if you like. `/rules` tells the whole game, `/play` opens a table.
guardians-learn-end-next =
    {""}
    The next turn begins with new cards. How many, your Guardian says: it depends on who holds more lands, and on who had the lower dominance. In a real match you have three strongholds to think of, creatures *below* them that channel, flyers, spells and command cards, and an enemy who shapes his sheet as well. A table may hold a council, in which both can change their sheets once the first two creatures are known.

    `/play` opens a table, `/deck` shows both starter decks, `/card` explains any card, and the rules pages tell the rest.
