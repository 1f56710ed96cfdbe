"""One tab of the page, that is one person: sends what the person sees, carries out what the page asks for."""

import asyncio
from collections.abc import Callable

from bot.playground.page import wishes
from bot.playground.page.backend import Backend
from bot.playground.page.telling import Telling
from bot.playground.wire import Person
from bot.playground.world import JSON, CannotDo, Refusal


class Tab:
    """A tab of the page and the person whom it plays; `send` puts an object into the page's queue."""

    def __init__(self, backend: Backend, person: Person, send: Callable[[JSON], None]) -> None:
        self._send = send
        self._telling = Telling(backend, person, send)
        self._wishes = wishes.Wishes(backend, person, self._telling)
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop sending, and cancel what is being carried out."""
        self._telling.close()
        for task in self._tasks:
            task.cancel()

    def receive(self, frame: str | bytes) -> None:
        """Begin to carry out what a frame asks for; the answer follows, whether it was done or not."""
        try:
            wish = wishes.read(frame)
        except wishes.InvalidWish as problem:
            self._send({"re": problem.number, "problem": f"The page asked for something unknown: {problem}."})
            return
        task = asyncio.create_task(self._carry_out(wish))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, wish: wishes.Wish) -> None:
        try:
            result = await wishes.carry_out(wish, self._wishes)
        except CannotDo as cannot:
            self._send({"re": wish.re, "problem": _sentence(str(cannot))})
        except Refusal as refusal:
            self._send({"re": wish.re, "problem": _sentence(refusal.reason.message)})
        except TimeoutError:
            self._send({"re": wish.re, "result": {"answer": "failed"}})
        except RecursionError:
            self._send({"re": wish.re, "problem": "This is nested too deeply."})
        except Exception:
            self._send({"re": wish.re, "problem": "The playground stumbled over this; its terminal says where."})
            raise
        else:
            self._send({"re": wish.re, "result": result})


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
