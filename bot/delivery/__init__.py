"""The outbox: stored messages, brought to Discord exactly once."""
