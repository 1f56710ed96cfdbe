from __future__ import annotations

from tests.matches.house import TestHouse, user


async def test_a_match_of_probe_is_played_from_the_lobby_to_its_end(house: TestHouse) -> None:
    match_id = await house.begin(3)
    for _ in range(200):
        decisions = [one for one in await house.open_decisions(match_id) if not one.answered]
        if not decisions:
            break
        one = decisions[0]
        await house.act(match_id, one.seat, one.id, await house.sample(match_id, one))
    table = await house.matches.table(match_id)
    assert table.status == "finished"
    assert table.seed is not None
    await house.matches.verify(match_id)
