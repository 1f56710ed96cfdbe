### The commands of Power, and what they refuse.

command-orders-name = orders
command-orders-description = Write and seal your orders in the match of Power in this channel
command-threats-name = threats
command-threats-description = See, to you alone, what could reach your headquarters next round

refused-no-headquarters = You command no army any more, so nothing threatens you.
