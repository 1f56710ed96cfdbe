"""What people can say to the bot: the lobby and table verbs, and one cog per game.

The cogs of the games stand here, and what happens around the matches (`discord_events`); the others by rooms:

    lobby       opening a table, computers at it, its settings, its thread
    match       at a table: the board, answers, looking back, notes, films
    learning    the rules to read, and the first lesson
    daily       the sealed order of the day: asking, answering, opening
    people      what somebody or a server settles for itself: lists, calls, times, privacy
    panels      what a player sees of what he is asked, and what every cog needs that speaks of a match
    kit         what all cogs stand on: presses led to their methods, answers to them, services, words
"""
