"""The drawing kit that all games share: fonts, text, shapes, textures, colours, and the way to PNG."""
