"""The whole bot over the loopback server, played by people who press only what they see."""
