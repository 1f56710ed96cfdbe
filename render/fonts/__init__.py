"""Font files under open licences; README.md tells where they come from."""
