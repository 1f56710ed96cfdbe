"""Guardians (FPG, 1995): two players, each with a deck of his own, and armies that march face down."""
