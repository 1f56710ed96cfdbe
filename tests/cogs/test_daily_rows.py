"""What is listed of the answers to a sealed order of the day."""

from cogs.daily.letters import read_alike
from render.daily import TallyRow


def test_answers_that_read_alike_and_are_worth_the_same_are_one_row() -> None:
    rows = [TallyRow("a", 2, 40, 100), TallyRow("b", 1, 0, 90), TallyRow("a", 1, 30, 100, bold=True)]
    other = TallyRow("a", 0, 0, 60)
    assert read_alike([*rows, other]) == [TallyRow("a", 3, 70, 100, bold=True), rows[1], other]
    assert read_alike([other, rows[1]]) == [rows[1], other]
