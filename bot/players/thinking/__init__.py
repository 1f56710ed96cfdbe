"""Thinking in a process of its own, so that nothing ever waits for it but the answer."""
