### The page that keeps a match (sealed-orders show).

# The page. A player without a name.
page-player = Player { $seat }
page-step = Step { $step } of { $steps }
page-first = Go to the first step
page-back = Go one step back
page-on = Go one step on
page-last = Go to the last step
page-choose = Choose a step
page-board-text = The board in words
page-held = What was hidden
page-as-public = The match as everybody has seen it
page-as-all = The match as everybody has seen it, and beside each board what was hidden then
page-as-seat = The match as { $name } has seen it
page-fingerprint = The SHA-256 of this record’s seed is { $digest }. Where it is the fingerprint under the first board of the match, the shuffles were fixed before the first move.
page-fingerprint-same = The SHA-256 of this record’s seed is the fingerprint that you have given, { $digest }: the shuffles were fixed before the first move.
page-fingerprint-differs = The SHA-256 of this record’s seed is { $digest }, and not the fingerprint that you have given, { $fingerprint }. This is not the seed of that match.
page-fingerprint-unreadable = The seed of this record is not a hexadecimal number, so it has no fingerprint.
page-proofs = What this record opens agrees with its proofs.
page-replayed = All its lines have been played again, and follow the rules of today.
page-breaks-off = Line { $line } of this record cannot be played by the rules of today, so the steps end before it. { $reason }
page-no-steps = This record cannot be stepped through. { $reason } Below stands what it holds.
page-log = The record line by line
page-closed = This answer is closed
page-leaves = This player leaves the match
page-reopens = This player takes a sealed answer back
page-undoes = This player takes back line { $line } and all since
page-unreadable = What stands there cannot be read: { $reason }.
