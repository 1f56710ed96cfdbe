"""Newcomers in a lesson: they press what they see, and every tap is counted."""

import random
from dataclasses import dataclass

from bot.playground import Person, Seen
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, call, choose, labels, press

BEGIN, AGAIN, ON = "Begin the lesson", "Begin again", "Go on with the lesson"
ADVICE, LEAVE, WHY = "Do it for me", "Leave off here", "?"
AGAINST_COMPUTERS = "Play against the computer"
SEAL = "seal"
"""Whatever makes an answer final."""
_FINAL = "button:learn-seal:"
_TAPS_IN_A_MENU = 2


@dataclass
class Learner:
    """Somebody in a lesson, with the panel that he sees and the taps since he began."""

    here: Harness
    person: Person
    panel: Seen
    taps: int = 1

    @classmethod
    async def begins(cls, here: Harness, person: Person, game: str) -> "Learner":
        """Ask for the lesson of a game and begin it."""
        welcome = await call(person, here.channel, "learn", game=game)
        assert welcome.ephemeral
        return cls(here, person, await press(person, welcome, BEGIN if BEGIN in labels(welcome) else AGAIN))

    @property
    def text(self) -> str:
        """What the panel says."""
        return self.panel.text

    @property
    def is_through(self) -> bool:
        """Tell whether the lesson is over."""
        return ADVICE not in {button.label for button in self.panel.buttons}

    async def press(self, label: str) -> None:
        """Press a button by its whole label."""
        self.panel = await press(self.person, self.panel, label)
        self.taps += 1

    async def pick(self, *labels: str) -> None:
        """Press or choose one thing after the other: what is called so, or else the first with these words in it."""
        for wanted in labels:
            buttons = [(one.label, one.custom_id, ()) for one in self.panel.buttons]
            finals = [said for said, custom_id, _ in buttons if (custom_id or "").startswith(_FINAL)]
            label = finals[0] if wanted == SEAL else wanted
            lines = [(one.label, menu.custom_id, (one.value,)) for menu in self.panel.selects for one in menu.options]
            fitting = [one for one in (*buttons, *lines) if label in one[0]]
            _, found, chosen = next((one for one in fitting if one[0] == label), fitting[0])
            if chosen:
                answer = await self.person.choose(self.panel, found, chosen)
            else:
                answer = await self.person.click(self.panel, found)
            self.panel = await answered(self.person, answer)
            self.taps += _TAPS_IN_A_MENU if chosen else 1

    async def do_anything(self, chance: random.Random) -> None:
        """Press or choose one thing at random; now and then what is advised."""
        person, panel = self.person, self.panel
        ids = [button.custom_id or "" for button in panel.buttons if not button.disabled]
        final = [one for one in ids if one.startswith(_FINAL)]
        pushed = [one for one in ids if one.startswith("button:learn-push:")]
        menus = [menu.custom_id for menu in panel.selects]
        if final and (chance.random() < 0.5 or not (pushed or menus)):
            self.panel = await answered(person, await person.click(panel, chance.choice(final)))
        elif not (pushed or menus) or chance.random() < 0.1:
            await self.press(ADVICE)
        else:
            wanted = chance.choice([*menus, *pushed])
            if wanted in pushed:
                self.panel = await answered(person, await person.click(panel, wanted))
            else:
                self.panel = await choose(person, panel, wanted, chance)
