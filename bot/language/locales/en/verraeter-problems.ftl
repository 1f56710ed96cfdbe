### Why the rules of Verräter refuse a table, or somebody who resigns. Answers come from menus, which offer what is legal.

verraeter-problem-seats = Verräter is for three or four players, not for { $players }.
verraeter-problem-over = The match is over.
verraeter-problem-has-left = This player has resigned already.

