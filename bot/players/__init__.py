"""Computer players: a view in, an action out. They know what a person in their seat knows, and nothing else."""
