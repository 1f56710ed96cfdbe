"""The sealed order of the day: `asking` turns it on and writes its posts, `answering` takes the answers."""
