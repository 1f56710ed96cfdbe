"""A match as it was read, and what is worked out of it. Nothing here knows a database or a clock.

match         Match, with what is seen of it and asked in it; Change, all that one transaction writes about it
working_copy  carries a match forward in memory
desks         what a player is asked, put together with his half-made answer
messages      what is said to whom; seats: who sits there and who counts; schedule: what is due when
earlier       to which positions a match can go back
upgrading     reads what earlier rules have stored; failures: where something failed
"""
