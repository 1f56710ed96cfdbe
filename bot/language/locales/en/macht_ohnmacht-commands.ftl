### The commands of Macht & Ohnmacht, and what they refuse.

command-neighbours-name = neighbours
command-neighbours-description = See who borders whom on the map, in this cycle and in the next
command-neighbours-cycle-name = cycle
command-neighbours-cycle-description = One kind of cycle only
command-neighbours-magic = Magic
command-neighbours-sword = Sword
command-odds-name = odds
command-odds-description = See what it takes to overthrow a region
command-odds-region-name = region
command-odds-region-description = The region to be overthrown

# $region is free text.
refused-no-such-region = There is no region called “{ $region }” on the map. Choose one of the names that are suggested.
refused-empty-region = Nobody stands in { $region }, so there is nobody to overthrow. Choose a region with pieces in it.
refused-not-this-game = This works in a channel in which { $game } is played.
