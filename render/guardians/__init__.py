"""The words and pictures of Guardians."""
