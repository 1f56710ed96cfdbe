"""What is said of Guardians: names, questions, accounts, captions in pictures."""
