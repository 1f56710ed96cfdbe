"""The rules that Discord has and its OpenAPI document does not hold.

`SUPPLEMENT` is the table; its rows stand in the modules of this package, each above its check, to be read as
documentation. A source is a page and anchor of Discord's documentation (github.com/discord/discord-api-docs, folder
`developers`, as of commit c98d64b, 2026-08-06) unless it says otherwise; "behaviour" is a rule that Discord is known to
keep without having written it down.

Where the documentation and the document differ, the documentation counts, as the document's own README asks.
"""

from collections.abc import Iterator

from bot.playground.spec.breach import Breach
from bot.playground.spec.subjects import Subject
from bot.playground.spec.supplement.commands import COMMAND_RULES
from bot.playground.spec.supplement.components import COMPONENT_RULES
from bot.playground.spec.supplement.messages import MESSAGE_RULES
from bot.playground.spec.supplement.rule import Rule

SUPPLEMENT: tuple[Rule, ...] = (*MESSAGE_RULES, *COMPONENT_RULES, *COMMAND_RULES)


def breaches(subject: Subject) -> Iterator[Breach]:
    """Yield every breach of the supplement in one subject."""
    for rule in SUPPLEMENT:
        if isinstance(subject, rule.about):
            for where, message in rule.check(subject):
                yield Breach(rule.key, where, message, rule.source)
