"""Private panels: what somebody is asked at a table, his desk, his decks; and how a table is found."""
