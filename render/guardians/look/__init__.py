"""Colours, signs and grounds of which all pictures of Guardians are made."""
