"""Pictures: a view in, PNG bytes and alternative text out."""
