"""What all cogs stand on: presses led to their methods, answers to interactions, services, words."""
