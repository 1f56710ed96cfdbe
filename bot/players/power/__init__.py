"""A computer player of Power."""
