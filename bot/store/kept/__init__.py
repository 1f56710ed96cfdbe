"""Queries: plain functions over a connection, one module per subject."""
