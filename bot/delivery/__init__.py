"""What is said, brought to Discord: the outbox exactly once, living messages as they change, and their pictures."""
