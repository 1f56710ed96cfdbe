"""Cards as pictures: faces, frames, hands and decks."""
