"""The table as a picture: lands, strongholds, players, the layout, the poster of the end."""
