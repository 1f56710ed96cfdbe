"""Sealed Orders, as it is installed: `bot`, `cogs` and `render` lie in here then, and beside this package before."""
