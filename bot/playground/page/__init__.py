"""The playground's page: play every person at the table in a browser, without an account anywhere.

    sealed-orders playground            # or `make run` without a token

- `Backend` (backend): a playground that is kept in a folder (`folder`), with people, a clock that can be moved, and
  the bot as its child process.
- `Site` (site): the page on 127.0.0.1: static files and one WebSocket per tab.
- `Tab` (tab): one tab of the browser, that is one person. What it is told (`telling`) is built from what that person
  sees (`views`), and what it asks for (`wishes`) is done as that person (`bot.playground.Person`).

What one person may not see is not sent to that person's page: there is nothing to hide in the browser.
"""

from bot.playground.page.backend import Backend
from bot.playground.page.folder import CannotOpen, Folder
from bot.playground.page.site import PORT, Site
