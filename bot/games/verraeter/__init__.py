"""Verräter (Marcel-André Casasola Merkle, 1998): two families, six action cards, one traitor."""
