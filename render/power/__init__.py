"""The words and pictures of Power."""
