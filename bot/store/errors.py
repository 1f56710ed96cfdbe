"""What can be wrong with a store."""


class StoreError(Exception):
    """The store cannot be opened or used. The message is one sentence for whoever runs the bot."""
