"""What a process does, as its command line says; a flag that cannot be carried out gets one line that helps."""

import pytest

from bot.roles import ROLES, Duty, FlagError, Role, Shards, read_flags


def test_without_flags_one_process_does_everything() -> None:
    assert read_flags([]) == (Duty(), ())
    assert Duty().alone
    assert Duty().roles == {*ROLES}


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_one_of_several(role: Role) -> None:
    duty, _ = read_flags(["--role", role])
    assert duty == read_flags([f"--role={role}"])[0] == Duty(frozenset({role}))
    assert not duty.alone
    assert duty.connects == (role == "gateway")


@pytest.mark.parametrize(
    ("text", "shards"),
    [("0-3/8", Shards((0, 1, 2, 3), 8)), ("7/8", Shards((7,), 8)), ("0/1", Shards()), ("0-1/2", Shards((0, 1), 2))],
)
def test_shards_are_the_first_the_last_and_the_number_of_all(text: str, shards: Shards) -> None:
    assert read_flags(["--shards", text])[0] == Duty(shards=shards)
    assert read_flags(["--role", "gateway", "--shards", text])[0] == Duty(frozenset({"gateway"}), shards)


def test_a_server_is_of_the_shard_of_its_number() -> None:
    guild = 1_000_000_000_000_000_000 + (5 << 22)
    serving = [shard for shard in range(8) if Shards((shard,), 8).serve(guild)]
    assert serving == [(guild >> 22) % 8]
    assert Shards().serve(guild)


def test_other_arguments_are_left_to_others() -> None:
    assert read_flags(["--port", "8080", "--sync", "--fresh"]) == (Duty(sync=True), ("--port", "8080", "--fresh"))
    assert read_flags(["--sync=now"]) == (Duty(), ("--sync=now",))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--role", "gateway, courier, clock"),
        ("--role painter", "'painter'"),
        ("--role courier --role clock", "a process for each role"),
        ("--shards", "0-3/8"),
        ("--shards 8", "'8'"),
        ("--shards 0-8/8", "0 to 7"),
        ("--shards 3-1/8", "0-3/8|3-1/8"),
        ("--shards 0/0", "0/0"),
        ("--shards 0-99999/99999", "99999"),
        ("--role courier --shards 0/2", "--role courier has none"),
        ("--sync --role clock", "--role clock has none"),
    ],
)
def test_a_wrong_flag_gets_one_line_that_says_what_it_should_be(arguments: str, says: str) -> None:
    with pytest.raises(FlagError, match=says) as caught:
        read_flags(arguments.split())
    assert "\n" not in str(caught.value)
