"""The sealed order of the day: one position for a server, which everybody answers in secret and alone.

positions     which positions there are; `scripts/daily_positions.py` finds them in matches of computers
opening       what the answers were worth, who was bold and who was alone
service       ask, answer, open, practise; what is stored of it is in `bot.store.kept.daily`
"""
