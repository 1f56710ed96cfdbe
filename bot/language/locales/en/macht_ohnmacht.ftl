### Macht & Ohnmacht: what is told, asked and answered in words. The nouns that pictures share are in
### macht_ohnmacht-pictures.ftl, what the rules refuse in macht_ohnmacht-problems.ftl.
###
### $name, $other and $names are players, in bold; $region, $start and $goal are names of regions, the same in every
### language; $tile is as in macht_ohnmacht-the-tile, $pieces and $piece count pieces ("2 knights and 1 mage").

macht_ohnmacht-title = Macht & Ohnmacht
# Up to 100 characters, in the lobby and in lists of games.
macht_ohnmacht-teaser = Knights cross borders, mages cross none: Britain in turmoil, for two players.

## Settings of a table: a name of at most 80 characters, and what it means in at most 100

macht_ohnmacht-option-serpent_vs_lightning = Serpent against lightning tiles
macht_ohnmacht-option-serpent_vs_lightning-about = Whether a Serpent may cancel a lightning tile before the bids.
macht_ohnmacht-option-serpent_vs_lightning-true = Allowed
macht_ohnmacht-option-serpent_vs_lightning-true-about = A Serpent may cancel a lightning tile that was just taken.
macht_ohnmacht-option-serpent_vs_lightning-false = Not allowed
macht_ohnmacht-option-serpent_vs_lightning-false-about = Lightning tiles always come to auction.

macht_ohnmacht-option-serpent_vs_recruit = Serpent against recruiting
macht_ohnmacht-option-serpent_vs_recruit-about = Whether a Serpent may cancel a tile that is used to recruit.
macht_ohnmacht-option-serpent_vs_recruit-true = Allowed
macht_ohnmacht-option-serpent_vs_recruit-true-about = A Serpent may cancel a tile whatever it is used for.
macht_ohnmacht-option-serpent_vs_recruit-false = Not allowed
macht_ohnmacht-option-serpent_vs_recruit-false-about = Recruiting by a tile cannot be cancelled.

macht_ohnmacht-option-first_player_count = Tie for first player
macht_ohnmacht-option-first_player_count-about = Whose active regions decide when victory points are equal.
macht_ohnmacht-option-first_player_count-new = New cycle
macht_ohnmacht-option-first_player_count-new-about = Regions that are active in the cycle that begins.
macht_ohnmacht-option-first_player_count-ended = Ended cycle
macht_ohnmacht-option-first_player_count-ended-about = Regions that were active in the cycle just scored.

macht_ohnmacht-option-both_reach_goal = Both reach the goal
macht_ohnmacht-option-both_reach_goal-about = What happens if both have enough points after the same cycle.
macht_ohnmacht-option-both_reach_goal-total = Higher total
macht_ohnmacht-option-both_reach_goal-total-about = The higher total wins; equal totals share the victory.
macht_ohnmacht-option-both_reach_goal-continue = Play on
macht_ohnmacht-option-both_reach_goal-continue-about = The higher total wins; equal totals play one more cycle.

macht_ohnmacht-option-second_action_optional = Second action
macht_ohnmacht-option-second_action_optional-about = Whether a turn may end after one action.
macht_ohnmacht-option-second_action_optional-true = Optional
macht_ohnmacht-option-second_action_optional-true-about = A player may end a turn after the first action.
macht_ohnmacht-option-second_action_optional-false = Compulsory
macht_ohnmacht-option-second_action_optional-false-about = A player carries out all actions of a turn.

macht_ohnmacht-option-tile_mix = Mix of tiles
macht_ohnmacht-option-tile_mix-about = How many tiles of each kind there are. Both mixes are reconstructions.
macht_ohnmacht-option-tile_mix-standard = Standard
macht_ohnmacht-option-tile_mix-standard-about = Five influence tiles and one bonus for each marker.
macht_ohnmacht-option-tile_mix-more_bonuses = More bonuses
macht_ohnmacht-option-tile_mix-more_bonuses-about = Four influence tiles and two bonuses for each marker.

## Words that refusals name

macht_ohnmacht-kind-knights = knights
macht_ohnmacht-kind-mages = mages
macht_ohnmacht-cycle-magic = magic
macht_ohnmacht-cycle-sword = sword

## How far the match is

macht_ohnmacht-headline =
    Cycle { $cycle }, { $kind ->
        [magic] magic
       *[sword] sword
    } · Turn { $turn } · { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
macht_ohnmacht-headline-over = The match is over

## What happened

# $spares lists markers.
macht_ohnmacht-table-set = { $orange } plays orange, { $white } plays white. Every region has its marker; beside the map lie: { $spares }.
# $token is the value of the time token, or none in the first cycle; $tokens_shuffled: all tokens had been used.
macht_ohnmacht-cycle-begun = **Cycle { $cycle }** begins, a cycle of { $kind ->
        [magic] magic: mages are active, and regions with the same marker are neighbours.
       *[sword] the sword: knights are active, and regions with a common border are neighbours.
    } { $token ->
        [none] { $hourglass } cubes lie on the hourglass, { $tiles } tiles in the display.
       *[other] The time token shows { $token }: { $hourglass } cubes lie on the hourglass, { $tiles } tiles in the display.
    }{ $tokens_shuffled ->
        [yes] {" "}All time tokens had been used and were shuffled again.
       *[no] {""}
    }
macht_ohnmacht-tiles-discarded =
    { $count ->
        [one] One tile was left in the display and is discarded.
       *[other] { $count } tiles were left in the display and are discarded.
    }
macht_ohnmacht-tiles-shuffled = The discarded tiles were shuffled again.
macht_ohnmacht-display =
    { $count ->
        [0] The display is empty.
       *[other] In the display: { $tiles }.
    }
macht_ohnmacht-reinforcements = Reinforcements: { $name } { $pieces }, { $other } { $otherpieces }.
macht_ohnmacht-first-points =
    { $name } goes first with fewer victory points, { $points } to { $otherpoints }.
macht_ohnmacht-first-regions =
    { $name } goes first: victory points are equal ({ $points }), and { $regions } to { $otherregions } active regions are fewer, counted by { $counted ->
        [knights] knights
       *[mages] mages
    }. The first turn has { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
macht_ohnmacht-first-lot =
    { $name } goes first by lot, as victory points ({ $points }) and active regions ({ $regions }) are equal. The first turn has { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
macht_ohnmacht-turn-begun =
    { $actions ->
        [one] It is the turn of { $name }, with one action.
       *[other] It is the turn of { $name }, with { $actions } actions.
    }
macht_ohnmacht-turn-ended-chosen =
    { $actions ->
        [0] { $name } ends the turn.
        [one] { $name } ends the turn with one action left.
       *[other] { $name } ends the turn with { $actions } actions left.
    }
macht_ohnmacht-turn-ended-unusable = { $name } has no tile left that could be used now, and the turn is over.
macht_ohnmacht-cubes-left =
    { $count ->
        [0] The hourglass is empty.
        [one] One cube is left.
       *[other] { $count } cubes are left.
    }

macht_ohnmacht-tile-taken = { $name } takes { $tile }.
macht_ohnmacht-piece-placed = { $name } places { $kind } in { $region }, which holds { $pieces } now.
# $enough: the stock had all $due pieces; $first: the first to recruit in this cycle.
macht_ohnmacht-recruited =
    { $name } recruits { $pieces }{ $enough ->
        [yes] {""}
       *[no] {" "}instead of { $due }, as the stock has no more
    }{ $first ->
        [yes] , as the first to recruit in this cycle.
       *[no] .
    }
macht_ohnmacht-recruited-nobody =
    { $name } recruits nobody, as the stock has no { $kind ->
        [knights] knights
       *[mages] mages
    }.

# $use says what for: Overthrow Elmet.
macht_ohnmacht-announced = { $name } announces { $tile }: “{ $use }”.
macht_ohnmacht-announced-auction = Put it up for auction
macht_ohnmacht-announced-serpent =
    { $count ->
        [one] { $name } may cancel it with the Serpent; one cube is left.
       *[other] { $name } may cancel it with the Serpent; { $count } cubes are left.
    }
macht_ohnmacht-serpent-played =
    { $hourglass ->
        [0] { $name } plays the Serpent and cancels { $cancelled }. Both are discarded, and the hourglass is empty.
        [one] { $name } plays the Serpent and cancels { $cancelled }. Both are discarded, and one cube is left.
       *[other] { $name } plays the Serpent and cancels { $cancelled }. Both are discarded, and { $hourglass } cubes are left.
    }
macht_ohnmacht-serpent-kept = { $name } keeps the Serpent and lets { $tile } pass.
macht_ohnmacht-reinforced = { $name } reinforces { $region } with { $kind } by { $tile }; it holds { $pieces } now.
macht_ohnmacht-overthrown = { $name } overthrows { $region }, held by { $other }, with { $attack } to { $defence } by { $tile }.
# $terms is a sum: 3 in Rheged + 1 in Mercia + 1 by bonus.
macht_ohnmacht-sum-attack = - **Attack { $total }** = { $terms }
macht_ohnmacht-sum-defence = - **Defence { $total }** = { $terms }
macht_ohnmacht-driven-saved =
    { $count ->
        [0] { $name } saves { $saved } from { $region } to { $to } and loses nobody.
       *[other] { $name } saves { $saved } from { $region } to { $to }; back to the stock: { $lost }.
    }
macht_ohnmacht-driven-nobody-saved = { $name } saves nobody from { $region }; back to the stock: { $lost }.
macht_ohnmacht-driven-no-refuge = { $name } has nowhere to retreat from { $region }; back to the stock: { $lost }.
macht_ohnmacht-moved-in = { $name } moves into { $region } with { $kind }.
macht_ohnmacht-stayed-out = { $name } leaves { $region } empty.
macht_ohnmacht-stayed-out-forced = { $name } has no active piece in reserve, so { $region } stays empty.
macht_ohnmacht-bonus-played = { $name } plays a bonus: until the end of the cycle +{ $bonuses } in every overthrow of a region with the marker { $marker }, in attack and defence.
# $moves lists items as in macht_ohnmacht-way.
macht_ohnmacht-moved = { $name } moves { $moves }.
macht_ohnmacht-sailed = { $name } sails with { $moves }.
macht_ohnmacht-tile-recruited = { $name } recruits { $pieces } by { $tile }.

macht_ohnmacht-auction-opened = { $name } takes { $tile }, and it is put up for auction.
macht_ohnmacht-auction-most = { $name } can bid up to { $most }, { $other } up to { $othermost }.
macht_ohnmacht-bid-sealed = { $name } has made a bid.
macht_ohnmacht-bid-reopened = { $name } takes the bid back to think again.
macht_ohnmacht-bids-revealed = The bids are revealed: { $name } { $bid }, { $other } { $otherbid }.
macht_ohnmacht-auction-won = { $name } pays { $pieces } and wins { $tile }.
macht_ohnmacht-auction-tied = Nobody wins { $tile }, and nobody pays.
macht_ohnmacht-point-won =
    { $points ->
        [one] { $name } scores a victory point and has { $points } now.
       *[other] { $name } scores a victory point and has { $points } now.
    }
macht_ohnmacht-pieces-removed = { $name } removes { $pieces } of { $other } from { $region } by the rebellion.
macht_ohnmacht-marker-changed = { $name } changes the marker of { $region } from { $old } to { $new }.
macht_ohnmacht-effect-unused = { $name } does not use { $tile }.
macht_ohnmacht-effect-impossible = { $name } finds nothing to use { $tile } on.

macht_ohnmacht-cycle-ended =
    The last cube is gone. **Cycle { $cycle }**, a cycle of { $kind ->
        [magic] magic
       *[sword] the sword
    }, is scored:
macht_ohnmacht-cycle-score =
    - { $name }: { $count ->
        [0] no active region
        [one] { $count } active region ({ $regions })
       *[other] { $count } active regions ({ $regions })
    }, { $gained ->
        [0] no victory point
       *[other] +{ $gained } victory point
    }: { $points } + { $count } = **{ $total }** of { $goal }
macht_ohnmacht-played-on = Both have { $total }: one more cycle decides.
macht_ohnmacht-player-left = { $name } leaves the match.
# $reason: goal, both or resigned.
macht_ohnmacht-match-ended =
    { $reason ->
        [resigned] The match is over.
        [both] Both have reached { $goal }: the match is over.
       *[goal] The total of { $goal } is reached: the match is over.
    }

## What one player alone learns

macht_ohnmacht-bid-kept =
    { $pieces ->
        [0] Your bid is in: no pieces.
        [one] Your bid is in: one piece.
       *[other] Your bid is in: { $pieces } pieces.
    }
# $uses lists what was planned.
macht_ohnmacht-intentions-dropped =
    { $reason ->
        [legal] The next tile that you had planned cannot be used like that any more. You keep: { $uses }.
        [serpent] The Serpent has upset your plan. You keep for now: { $uses }.
       *[cycle] The cycle is over before your plan. You keep: { $uses }.
    }

## The result

# $reason: goal, both or resigned.
macht_ohnmacht-result =
    { $count ->
        [one] { $reason ->
            [resigned] { $names } wins, as the opponent has left the match.
           *[goal] { $names } wins with { $total } of { $goal }.
        }
       *[other] { $names } share the victory with { $total } each.
    }
macht_ohnmacht-result-line =
    - { $name }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } + { $active ->
        [one] { $active } active region
       *[other] { $active } active regions
    } = **{ $total }**

## What is asked: after "Ada has to"

macht_ohnmacht-duty-bid = bid in secret for { $tile }
macht_ohnmacht-duty-serpent = cancel { $tile } with the Serpent or let it pass
macht_ohnmacht-duty-retreat = save a piece from { $region } or none
macht_ohnmacht-duty-occupy = move into { $region } or leave it empty
macht_ohnmacht-duty-plain-turn = take a turn
macht_ohnmacht-duty-plain-bid = bid in secret
macht_ohnmacht-duty-plain-serpent = play the Serpent or let the tile pass
macht_ohnmacht-duty-plain-rebellion = choose pieces for the rebellion
macht_ohnmacht-duty-plain-marker = change a marker or not
macht_ohnmacht-duty-plain-retreat = save a piece or none
macht_ohnmacht-duty-plain-occupy = move in or stay out
macht_ohnmacht-duty-plain-plan = give standing orders

## What is asked, in private

# $more: more tiles may be used without another action.
macht_ohnmacht-prompt-turn =
    { $actions ->
        [0] You have had your actions. You may use more tiles, or end the turn.
        [one] It is your turn: one action is left{ $more ->
            [yes] , and you may use more tiles without it.
           *[no] .
        }
       *[other] It is your turn: { $actions } actions are left.
    }
macht_ohnmacht-prompt-choices = -# Take a tile, place an active piece, recruit passive pieces, or use tiles one after the other.
macht_ohnmacht-prompt-cycle =
    -# { $kind ->
        [magic] Mages are active, and regions with the same marker are neighbours.
       *[sword] Knights are active, and regions with a common border are neighbours.
    } { $cubes ->
        [one] One cube is left on the hourglass: whatever takes it ends the cycle.
       *[other] { $cubes } cubes are left on the hourglass.
    }
macht_ohnmacht-prompt-seen = -# Everybody sees your choice at once.
macht_ohnmacht-prompt-bid =
    { $active ->
        [knights] Bid knights from your reserve for { $tile }.
       *[mages] Bid mages from your reserve for { $tile }.
    }
macht_ohnmacht-prompt-bid-most = You can bid up to { $most }, your opponent up to { $othermost }.
# $about says what the tile does.
macht_ohnmacht-prompt-bid-terms = -# { $about }. Only the higher bid is paid, to the stock; on equal bids nobody pays or wins. Nobody learns your bid before both are in. You can change it until then.
macht_ohnmacht-prompt-serpent =
    { $count ->
        [one] You may cancel it with your Serpent. That would take the last cube and end the cycle.
       *[other] You may cancel it with your Serpent. { $count } cubes are left; with the Serpent it would be { $after }.
    } Everybody sees your answer at once.
macht_ohnmacht-prompt-rebellion = You have won the rebellion: return up to two opposing pieces of one region to their stock, or do nothing.
macht_ohnmacht-prompt-marker = You have won the marker change: exchange the marker of any region for a different spare one, or do nothing.
macht_ohnmacht-prompt-retreat =
    { $name } has overthrown { $region }, where you have { $pieces }. You may save one piece to a neighbouring region that is empty or yours ({ $kind ->
        [magic] the same marker
       *[sword] a common border
    }); the rest returns to your stock.
macht_ohnmacht-prompt-occupy =
    { $active ->
        [knights] { $region } is overthrown. You may place one knight from your reserve there, or leave it empty.
       *[mages] { $region } is overthrown. You may place one mage from your reserve there, or leave it empty.
    }
macht_ohnmacht-prompt-plan = Standing orders answer for you, so that nobody has to wait. Nobody else learns them. They do what is written below and nothing else; what you leave open is asked when it comes. Begin with the usual orders or with none, and change them part by part.

# Menu placeholders: up to 150 characters. $number counts the steps of a chain of tiles.
macht_ohnmacht-question-turn-action = Choose an action
macht_ohnmacht-question-turn-take = Choose a tile to take
macht_ohnmacht-question-turn-place = Choose where to place an active piece
macht_ohnmacht-question-turn-tile = Choose tile { $number } to use
macht_ohnmacht-question-turn-mode = Choose what tile { $number } is used for
macht_ohnmacht-question-turn-region = Choose the region for tile { $number }
macht_ohnmacht-question-turn-move-in = Choose whether to move in after step { $number }
macht_ohnmacht-question-turn-start = Choose the first region for tile { $number }
macht_ohnmacht-question-turn-goal = Choose the second region for tile { $number }
macht_ohnmacht-question-turn-knights = Choose how many knights tile { $number } moves
macht_ohnmacht-question-turn-mages = Choose how many mages tile { $number } moves
macht_ohnmacht-question-bid-bid = Choose your bid
macht_ohnmacht-question-rebellion-region = Choose the region of the rebellion
macht_ohnmacht-question-rebellion-knights = Choose how many knights to remove
macht_ohnmacht-question-rebellion-mages = Choose how many mages to remove
macht_ohnmacht-question-marker-region = Choose the region whose marker changes
macht_ohnmacht-question-marker-marker = Choose the new marker
macht_ohnmacht-question-serpent-serpent = Play the Serpent?
macht_ohnmacht-question-retreat-region = Choose where to save a piece
macht_ohnmacht-question-retreat-kind = Choose the piece to save
macht_ohnmacht-question-occupy-move-in = Move in?
macht_ohnmacht-question-plan-retreat = Choose where you retreat to
macht_ohnmacht-question-plan-region = Retreat to: choice { $number }
macht_ohnmacht-question-plan-bid-point = Your bid for a victory point
macht_ohnmacht-question-plan-bid-rebellion = Your bid for a rebellion
macht_ohnmacht-question-plan-bid-marker = Your bid for a marker change
macht_ohnmacht-question-plan-bid-keep = What stays in your reserve
macht_ohnmacht-question-plan-guarded = Regions that the Serpent guards
macht_ohnmacht-question-plan-cancel = Lightning tiles that the Serpent cancels
macht_ohnmacht-question-plan-rebel = The region of a rebellion
macht_ohnmacht-question-plan-marker-region = The region that gets another marker
macht_ohnmacht-question-plan-marker-wish = The marker that it gets

## Lines of menus and small buttons: up to 80 characters, and up to 100 for what they mean

macht_ohnmacht-choice-turn-action-take = Take a tile
macht_ohnmacht-choice-turn-action-place = Place a piece
macht_ohnmacht-choice-turn-action-recruit = Recruit, with the last cube
macht_ohnmacht-choice-turn-action-end = End the turn
macht_ohnmacht-choice-turn-mode-reinforce = Reinforce
macht_ohnmacht-choice-turn-mode-overthrow = Overthrow
macht_ohnmacht-choice-turn-mode-bonus = Play the bonus
macht_ohnmacht-choice-turn-mode-move = Move pieces
macht_ohnmacht-choice-turn-mode-sail = Sail
macht_ohnmacht-choice-turn-mode-recruit = By this tile: recruit a knight and a mage
macht_ohnmacht-choice-turn-mode-recruit-knights = By this tile: recruit 2 knights
macht_ohnmacht-choice-turn-mode-recruit-mages = By this tile: recruit 2 mages
macht_ohnmacht-choice-turn-move-in-yes = Move in
macht_ohnmacht-choice-turn-move-in-no = Stay out
macht_ohnmacht-choice-turn-move-in-ask = Decide then
macht_ohnmacht-choice-serpent-serpent-pass = Let it pass
macht_ohnmacht-choice-serpent-serpent-cancel = Play the Serpent
macht_ohnmacht-choice-occupy-move-in-yes = Move in
macht_ohnmacht-choice-occupy-move-in-no = Stay out
macht_ohnmacht-choice-rebellion-region-none = Remove nothing
macht_ohnmacht-choice-marker-region-none = Change nothing
macht_ohnmacht-choice-retreat-region-none = Save nobody
macht_ohnmacht-choice-plan-preset-ask = Ask me everything
macht_ohnmacht-choice-plan-preset-usual = Usual orders
macht_ohnmacht-choice-plan-part-bids = Auctions …
macht_ohnmacht-choice-plan-part-serpent = The Serpent …
macht_ohnmacht-choice-plan-part-retreat = Retreats …
macht_ohnmacht-choice-plan-part-move-in = Moving in …
macht_ohnmacht-choice-plan-part-prizes = What I win in auctions …
macht_ohnmacht-choice-plan-serpent-ask = Serpent: ask me
macht_ohnmacht-choice-plan-serpent-pass-turn = Serpent: let everything pass this turn
macht_ohnmacht-choice-plan-serpent-never = Serpent: never use it
macht_ohnmacht-choice-plan-serpent-when = Serpent: play it when …
macht_ohnmacht-choice-plan-spare-pass = Let all else pass
macht_ohnmacht-choice-plan-spare-ask = Ask me about all else
macht_ohnmacht-choice-plan-retreat-ask = Retreats: ask me
macht_ohnmacht-choice-plan-retreat-active = Retreats: where it makes most active regions
macht_ohnmacht-choice-plan-retreat-strongest = Retreats: to my strongest neighbour
macht_ohnmacht-choice-plan-retreat-weakest = Retreats: to my weakest neighbour
macht_ohnmacht-choice-plan-retreat-listed = Retreats: by a list of regions
macht_ohnmacht-choice-plan-retreat-none = Retreats: save nobody
macht_ohnmacht-choice-plan-save-active = Save an active piece
macht_ohnmacht-choice-plan-save-passive = Save a passive piece
macht_ohnmacht-choice-plan-bids-ask = Auctions: ask me
macht_ohnmacht-choice-plan-bids-none = Auctions: bid nothing
macht_ohnmacht-choice-plan-bids-by-tile = Auctions: by the tile
macht_ohnmacht-choice-plan-bid-own-no = Only when my opponent takes the tile
macht_ohnmacht-choice-plan-bid-own-yes = Also when I take it
macht_ohnmacht-choice-plan-bid-goal-same = Point that reaches the goal: like any other
macht_ohnmacht-choice-plan-bid-goal-ask = Point that reaches the goal: ask me
macht_ohnmacht-choice-plan-bid-goal-all = Point that reaches the goal: all I have
macht_ohnmacht-choice-plan-move-in-ask = Overthrown regions: ask me
macht_ohnmacht-choice-plan-move-in-always = Overthrown regions: always move in
macht_ohnmacht-choice-plan-move-in-never = Overthrown regions: never move in
macht_ohnmacht-choice-plan-rebellion-ask = Rebellion: ask me
macht_ohnmacht-choice-plan-rebellion-active = Rebellion: where it costs active regions
macht_ohnmacht-choice-plan-rebellion-wish = Rebellion: in one region
macht_ohnmacht-choice-plan-rebellion-none = Rebellion: remove nothing
macht_ohnmacht-choice-plan-marker-ask = Marker change: ask me
macht_ohnmacht-choice-plan-marker-wish = Marker change: in one region
macht_ohnmacht-choice-plan-marker-none = Marker change: change nothing
macht_ohnmacht-choice-plan-otherwise-ask = If impossible: ask me
macht_ohnmacht-choice-plan-otherwise-clock = If impossible: as at the deadline

# $tile: point, rebellion or marker. $most: ask, none, or the most that is bid.
macht_ohnmacht-plan-bid =
    { $tile ->
        [point] Victory point
        [rebellion] Rebellion
       *[marker] Marker change
    }: { $most ->
        [ask] ask me
        [none] nothing
       *[other] up to { $most }
    }
macht_ohnmacht-plan-bid-keep =
    { $count ->
        [0] All of my reserve may be bid
        [one] One active piece stays in reserve
       *[other] { $count } active pieces stay in reserve
    }
macht_ohnmacht-plan-move-in-keep =
    { $count ->
        [0] With my last piece too
        [one] If one stays in reserve
       *[other] If { $count } stay in reserve
    }
macht_ohnmacht-plan-guard =
    { $count ->
        [0] For no number of pieces
        [one] If I would lose any piece
       *[other] If I would lose { $count } or more pieces
    }

macht_ohnmacht-no-pieces-choice = Nothing
macht_ohnmacht-marker-choice = Marker { $marker }
# $back: they go from the second region to the first.
macht_ohnmacht-amount =
    { $back ->
        [yes] { $pieces }, from the second region to the first
       *[no] { $pieces }
    }
macht_ohnmacht-odds-choice = { $region }: { $attack } against { $defence }
macht_ohnmacht-region-about =
    { $whose ->
        [own] { $marker }; yours: { $pieces }
        [other] { $marker }; your opponent’s: { $pieces }
       *[nobody] { $marker }; empty
    }
macht_ohnmacht-about-influence = Reinforce or overthrow a region with this marker
macht_ohnmacht-about-bonus = +1 in overthrows of regions with this marker until the cycle ends, or recruit
macht_ohnmacht-about-movement = Rearrange your pieces between two neighbouring regions, or recruit
macht_ohnmacht-about-sea = Move pieces from one coastal region to another, or recruit
macht_ohnmacht-about-merlin = An influence tile of any marker, or recruit two of a kind
macht_ohnmacht-about-serpent = Cancel a tile in your opponent’s turn, or recruit two of a kind
macht_ohnmacht-about-victory-point = Auction at once: the winner scores a victory point
macht_ohnmacht-about-rebellion = Auction at once: the winner removes up to two opposing pieces from a region
macht_ohnmacht-about-marker-change = Auction at once: the winner may exchange the marker of a region

## Buttons, up to 80 characters, and confirmations

macht_ohnmacht-act-take = Take { $tile }
macht_ohnmacht-act-place = Place a piece in { $region }
macht_ohnmacht-act-recruit =
    { $count ->
        [0] Recruit nobody and let time pass
       *[other] Recruit { $pieces }
    }
macht_ohnmacht-act-recruit-last = Recruit and end the cycle
macht_ohnmacht-act-end = End the turn: { $name } is next
# $use is what comes first, $count how many tiles follow.
macht_ohnmacht-act-use =
    { $count ->
        [0] { $use }
        [one] { $use }, then one more tile
       *[other] { $use }, then { $count } more tiles
    }
macht_ohnmacht-use-between = Move from { $start } to { $goal }
macht_ohnmacht-act-bid =
    { $count ->
        [0] Bid nothing
       *[other] Bid { $pieces }
    }
macht_ohnmacht-act-remove = Remove { $pieces } from { $region }
macht_ohnmacht-act-marker = Change the marker of { $region } to { $marker }
macht_ohnmacht-act-leave-unused = Do nothing
macht_ohnmacht-act-serpent = Play the Serpent
macht_ohnmacht-act-pass = Let it pass
macht_ohnmacht-act-retreat = Save { $kind } to { $region }
macht_ohnmacht-act-give-up = Let all of them return to stock
macht_ohnmacht-act-move-in = Move in
macht_ohnmacht-act-stay-out = Stay out
macht_ohnmacht-act-plan = Keep these orders

macht_ohnmacht-done-take = You have taken { $tile }.
macht_ohnmacht-done-place = You have placed a piece in { $region }.
macht_ohnmacht-done-recruit = You have recruited.
macht_ohnmacht-done-end = You have ended the turn.
macht_ohnmacht-done-use =
    { $count ->
        [one] You use a tile: { $uses }.
       *[other] You use { $count } tiles, as long as nothing comes between: { $uses }.
    }
macht_ohnmacht-done-bid =
    { $count ->
        [0] You bid nothing.
       *[other] You bid { $pieces }.
    }
macht_ohnmacht-done-remove = You have removed { $pieces } from { $region }.
macht_ohnmacht-done-marker = You have changed the marker of { $region } to { $marker }.
macht_ohnmacht-done-leave-unused = You have done nothing with the tile.
macht_ohnmacht-done-serpent = You have played the Serpent.
macht_ohnmacht-done-pass = You have let the tile pass.
macht_ohnmacht-done-retreat = You have saved { $kind } to { $region }.
macht_ohnmacht-done-give-up = You have saved nobody.
macht_ohnmacht-done-move-in = You have moved in.
macht_ohnmacht-done-stay-out = You have stayed out.
macht_ohnmacht-done-plan-serpent-pass-turn = The Serpent: everything passes in this turn.
macht_ohnmacht-done-plan-serpent-never = The Serpent: you never use it.
# $targets lists what the Serpent is played against. $spare: ask or pass, what is done with all else.
macht_ohnmacht-done-plan-serpent-when =
    The Serpent: { $count ->
        [0] nothing is named that you play it against
       *[other] you play it against { $targets }
    }; { $spare ->
        [ask] you are asked about all else.
       *[pass] you let all else pass.
    }
macht_ohnmacht-done-plan-serpent-last = You never play it where its cube would end a cycle in which your opponent has more active regions.
macht_ohnmacht-done-plan-guard =
    { $count ->
        [one] every overthrow
       *[other] an overthrow of { $count } pieces of yours or more
    }
macht_ohnmacht-done-plan-guarded = an overthrow of { $regions }
macht_ohnmacht-done-plan-cancel = lightning tiles when they are taken ({ $tiles })
macht_ohnmacht-done-plan-retreat-active = Retreats: you save the piece that gives you the most active regions, in this cycle first and then in the next one; of equals to your neighbour with the most pieces.
macht_ohnmacht-done-plan-retreat-strongest = Retreats: to your neighbour with the most pieces.
macht_ohnmacht-done-plan-retreat-weakest = Retreats: to your neighbour with the fewest pieces, or an empty one.
macht_ohnmacht-done-plan-retreat-listed = Retreats: to the first possible one of { $regions }.
macht_ohnmacht-done-plan-retreat-none = Retreats: you save nobody.
macht_ohnmacht-done-plan-save-active = You save an active piece if you can.
macht_ohnmacht-done-plan-save-passive = You save a passive piece if you can.
macht_ohnmacht-done-plan-bids-none = Auctions: you bid nothing.
# $own: yes, where the orders hold in auctions of the own turn too. $point, $rebellion and $marker: ask, none, or the most that is bid.
macht_ohnmacht-done-plan-bids-by-tile =
    { $own ->
        [yes] All auctions
       *[no] Auctions of tiles that your opponent takes
    }: for a victory point { $point ->
        [ask] you are asked
        [none] you bid nothing
       *[other] you bid up to { $point }
    }, for a rebellion { $rebellion ->
        [ask] you are asked
        [none] you bid nothing
       *[other] you bid up to { $rebellion }
    }, for a marker change { $marker ->
        [ask] you are asked
        [none] you bid nothing
       *[other] you bid up to { $marker }
    }.
macht_ohnmacht-done-plan-bid-keep =
    { $count ->
        [one] One active piece always stays in your reserve.
       *[other] { $count } active pieces always stay in your reserve.
    }
macht_ohnmacht-done-plan-bid-never = You never bid more than one piece above what your opponent has.
macht_ohnmacht-done-plan-bid-goal-ask = For a victory point that would bring one of you to { $goal } as things stand, you are asked.
macht_ohnmacht-done-plan-bid-goal-all = For a victory point that would bring one of you to { $goal } as things stand, you bid all that need not stay in reserve.
macht_ohnmacht-done-plan-move-in-always = Overthrown regions: you always move in.
macht_ohnmacht-done-plan-move-in-keep =
    { $count ->
        [one] You never move in with your last active piece in reserve.
       *[other] You never move in if fewer than { $count } active pieces would stay in reserve.
    }
macht_ohnmacht-done-plan-move-in-never = Overthrown regions: you never move in.
macht_ohnmacht-done-plan-rebellion-active = A rebellion that you win: you remove what costs your opponent the most active regions, in this cycle first and then in the next one.
macht_ohnmacht-done-plan-rebellion-wish = A rebellion that you win: you remove from { $region } what costs your opponent the most active regions.
macht_ohnmacht-done-plan-rebellion-none = A rebellion that you win: you remove nothing.
macht_ohnmacht-done-plan-marker-wish = A marker change that you win: the marker of { $region } becomes { $marker }.
macht_ohnmacht-done-plan-marker-none = A marker change that you win: you change nothing.
macht_ohnmacht-done-plan-otherwise-ask = Where a region or marker that you have named is not possible, you are asked.
macht_ohnmacht-done-plan-otherwise-clock = Where a region or marker that you have named is not possible, the answer is that of the deadline: an active piece is saved to your strongest neighbour, a tile stays unused.
macht_ohnmacht-done-plan-rest = You are asked about all else.
macht_ohnmacht-done-plan-nothing = You are asked about everything.

## In a profile: what was the greatest in all matches

macht_ohnmacht-feat-overthrow = Strongest attack that overthrew
macht_ohnmacht-feat-kept = Most regions kept in a cycle
