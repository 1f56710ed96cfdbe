"""A combat as a picture: both armies, the command cards, every match-up."""
