"""The rules: pure Python without Discord, pictures, database, clock or chance of its own."""
