"""Any text at all, for properties."""

from hypothesis import strategies as st

SIGNS = st.characters(exclude_categories=["Cs"])
"""Any sign of a text: those that hypothesis takes by itself, which finds them by writing all of Unicode down first.

That would take each run from a fresh checkout 200 MB and a second.
"""
