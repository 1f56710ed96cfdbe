### The rules to read: pages, what is found in them, words.

command-rules-name = rules
command-rules-description = Read the rules
command-rules-game-name = game
command-rules-game-description = Which game (by default the one in this channel)
command-rules-word-name = word
command-rules-word-description = A word to look for in the rules
button-page-back = Previous page
button-page-on = Next page
button-page-read = Read “{ $page }”
menu-page = Choose a page
# On the panel of a decision: opens the rules by which it is made.
button-why = Why?
rules-why = Why? The rules of { $game } on this
rules-why-more = The pages say more about this.
# $word is free text.
rules-found = What the rules say of “{ $word }”
rules-more =
    { $count ->
        [one] One more passage has it; a longer word finds fewer.
       *[other] { $count } more passages have it; a longer word finds fewer.
    }
# $word is free text.
rules-nothing-found = The rules of { $games } say nothing of “{ $word }”. Try another word or the beginning of one, or choose a page from the menu.
command-glossary-name = glossary
command-glossary-description = Look up a word of the rules, in whatever language
command-glossary-word-name = word
command-glossary-word-description = The word, or its beginning
menu-word = Look up a word
# A word of the rules in another language, after that language's name.
word-elsewhere = { $language }: { $word }
# $word is free text.
refused-no-such-word = No word of the rules is called “{ $word }”. Type the beginning of one and choose from the list, or look at the page “Words” of the rules.
