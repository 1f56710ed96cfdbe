"""Icons stand on what is posted and on what is edited, and no letter is lost or late for one that is refused."""

from bot.store.outgoing import Addressed, Call
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, waiting

NAME, NUMBER = "so_echo_a1b2c3", "1234567890123456789"
KNOWN = {"echo": f"<:{NAME}:{NUMBER}>"}


def shown(harness: DeliveryHarness) -> list[str | None]:
    bot = harness.playground.application.bot_id
    seen = [*harness.ada.sees(harness.channel), *harness.ada.sees(harness.ada.dm_with(bot))]
    return [one.buttons[0].emoji for one in seen]


async def test_what_is_posted_and_edited_has_the_icons_that_are_known_by_then(harness: DeliveryHarness) -> None:
    harness.playground.world.emojis[NUMBER] = {"id": NUMBER, "name": NAME}
    await harness.deliver(account("The round begins.", waiting=(waiting(0),)))
    assert shown(harness) == [None]
    harness.icons.known = KNOWN
    await harness.deliver(account(waiting=(waiting(0),)), Addressed(Call(waiting=(waiting(0),))))
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    assert shown(harness) == [NAME] * 3
    assert NAME not in str((await harness.rows(), await harness.store.posts.of_match(harness.match)))


async def test_a_refused_icon_keeps_no_board_and_no_edit_waiting(harness: DeliveryHarness) -> None:
    for told in (account("The round begins.", waiting=(waiting(0, 1),)), account(waiting=(waiting(1),))):
        harness.icons.known = KNOWN
        await harness.deliver(told)
        assert shown(harness) == [None]
        assert harness.icons.known == {}, "they are looked for anew"
    assert [post.status for post in harness.posts()] == [400, 200]
