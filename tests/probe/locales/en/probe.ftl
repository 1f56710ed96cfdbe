### The words of Probe, the little game that is played in tests only. $name is in bold, $seat counts from 1.

probe-title = Probe
probe-bring = Choose my word
probe-teaser = Dive for pearls, and mind the serpent; for two to four players.
probe-rules-title = How to play
probe-rules = Divers look for pearls at three reefs while a sea serpent is about. Most points win.

probe-option-rounds = Rounds
probe-option-rounds-about = How long the match is.
probe-option-letters = Letters
probe-option-letters-about = How long the secret words are.
probe-option-equal_divers = Equal divers
probe-option-equal_divers-about = What happens to the pearls where two players are equally strong.
probe-option-serpent = Serpent
probe-option-serpent-about = Whether a serpent is about.
probe-option-anchor = Anchor
probe-option-anchor-about = Whether the captain may anchor at a reef and win there against equals.
probe-value-none = They stay there
probe-value-one = One for each
probe-value-true = Yes
probe-value-false = No

## The table

probe-phase-dive = The dive
probe-phase-raid = The captain’s turn
probe-phase-serpent = The serpent
probe-phase-nets = The nets
probe-phase-over = The end
probe-headline = Round { $round } of { $rounds } · { $phase }
probe-reefs = Pearls: reef A { $a }, reef B { $b }, reef C { $c }.
# $marks lists what else is known of the player.
probe-player = { $name } has { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; word “{ $word }”{ $marks ->
        [none] .
       *[other] ; { $marks }.
    }
probe-mark-captain = captain
probe-mark-serpent = holder of the serpent
probe-mark-ready = sheet sealed
probe-mark-left = has left
probe-mark-raided = raided now
probe-hand = Your word is “{ $word }”. You hold { $cards }.
probe-hand-sheet = Your sheet: { $sheet }.
probe-no-cards = no cards
probe-card-net = a net
probe-card-shell = a shell
probe-nobody = nobody dives
probe-order = { $divers } at { $reef }

## What happened

probe-round-begun = Round { $round } begins, { $name } is captain. { $reefs }
probe-letter-shown = { $name } shows the letter { $letter } in place { $place }.
probe-sheet-sealed = { $name } has sealed a sheet.
probe-sheet-revealed = { $name } had ordered: { $sheet }; { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
probe-sheet-taken-back = { $name } has taken the sheet back.
probe-anchor-kept = { $reef ->
        [none] You anchor nowhere.
       *[reef] You anchor at reef { $reef }.
    }
probe-anchored = The captain has anchored at reef { $reef }.
probe-rested = { $name } rests and draws a card.
probe-raid-begun = { $name } sets out against { $victim }.
probe-serpent-bit = { $name } lets the serpent bite: the raid is off.
probe-raid-failed = { $names } threw nets: the raid of { $name } on { $victim } fails.
probe-raid-succeeded = { $name } takes a pearl from { $victim }.
probe-raid-off = The raid is off.
probe-player-left = { $name } leaves the match.
probe-word-revealed = { $name } had the word “{ $word }” and holds { $cards }.
probe-cards-drawn = You draw { $cards }.
probe-sheet-kept = Your sheet is sealed: { $sheet }.
probe-answer-kept = { $net ->
        [yes] You will throw a net.
       *[no] You do nothing.
    }
probe-result = { $names } { $count ->
        [one] wins.
       *[other] share the victory.
    }
probe-result-line = - { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is asked

probe-window-nets = Nets may be thrown at the captain now.
probe-duty-sheet = write a sheet for the divers
probe-duty-anchor = say where to anchor
probe-duty-plan = leave standing orders
probe-duty-turn = raid or rest
probe-duty-serpent = say whether the serpent bites
probe-duty-nets = say whether to throw a net
probe-prompt-sheet = Write your sheet: which of your divers go to which reef? Nobody sees it before all sheets are in; you can change it until then.
probe-prompt-anchor = You are captain: at which reef do you anchor? Nobody sees it before all sheets are in.
probe-prompt-plan = Leave a sheet for every round, and say when to throw nets. Nobody else sees it.
probe-prompt-turn = You are captain: raid somebody, or rest. Everybody sees it at once.
probe-prompt-serpent = You hold the serpent: does it bite the captain? Everybody sees it if it does.
probe-prompt-nets = Do you throw a net at the captain? Nobody sees it before all have answered; you can change it until then.
probe-question-reefs = Choose the reefs
probe-question-divers = Choose the number of divers
probe-question-unread = Strike what cannot be read
probe-question-anchor = Choose where to anchor
probe-question-turn = Choose what to do
probe-question-serpent = Choose what the serpent does
probe-question-nets = Choose what you do
probe-choice-reef = Reef { $reef }
probe-choice-divers = { $divers ->
        [one] { $divers } diver
       *[other] { $divers } divers
    }
probe-choice-rest = Rest
probe-choice-raid = Raid player { $seat }
probe-choice-raid-about = { $pearls ->
        [one] { $pearls } pearl, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $pearls } pearls, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }
probe-choice-pass = Do nothing
probe-choice-bite = Let it bite
probe-choice-net = Throw a net
probe-choice-strike = Strike what cannot be read
probe-choice-ask = Ask me for nets
probe-choice-never = Throw no nets
probe-choice-for-myself = Throw nets for myself
probe-choice-always = Throw nets for all
probe-draft-order = Reef { $reef }: { $divers ->
        [one] { $divers } diver
       *[other] { $divers } divers
    }.
probe-draft-missing = Reef { $reef }: how many divers?
probe-draft-unread = “{ $line }” is not understood.
# Titles of forms: up to 45 characters, and up to 100 for what to write.
probe-form-sheet = Your sheet
probe-form-plan = The sheet for every round
probe-form-about = A line for each reef, with the number of divers: A 2
probe-act-anchor = Anchor at reef { $reef }
probe-act-rest = { probe-choice-rest }
probe-act-pass = { probe-choice-pass }
probe-act-bite = { probe-choice-bite }
probe-act-net = { probe-choice-net }
probe-act-plan = Leave these orders
probe-act-sheet = Seal the sheet ({ $sheet })
probe-done-sheet = You have sealed your sheet.
probe-done-anchor = You anchor at reef { $reef }.
probe-done-plan = Your orders for every round: { $sheet }. Nets: { $nets ->
        [never] never
        [for-myself] for yourself
        [always] always
       *[ask] you are asked
    }.
probe-done-rest = You rest.
probe-done-raid = You have set out against { $name }.
probe-done-pass = You do nothing.
probe-done-bite = You have let the serpent bite.
probe-done-net = Your net is ready.

## What is refused: the ids are the keys of the rules

word-length = A word has { $letters } letters.
word-letters = A word is made of the letters a to z.
letter-twice = No letter may stand twice in a word.
probe-problem-seats = Probe is for two to four players, not for { $players }.
unreadable-line = “{ $line }” cannot be read. Write a reef and a number, such as “A 2”.
nothing-to-raid = Nothing can be taken from player { $victim }.
no-net = You have no net.
probe-problem-has-left = This player has left already.
probe-problem-over = The match is over.
number-of-divers = Send one to { $most } divers.
reef-twice = Reef { $reef } stands there twice.
too-many-divers = You have { $most } divers.
# $where is a line of a typed sheet.
probe-problem-at = { $where }: { $problem }
probe-entry-missing = { $name } has still to choose a word.
