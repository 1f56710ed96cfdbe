"""What somebody, or a server, settles for itself: lists, how he is called, times, privacy."""
