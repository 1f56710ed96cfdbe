"""A match in time: who sits in it, one writer for its actions, its deadlines."""
