"""What players of Guardians read: every fact has a sentence, every comparison its sums, nothing secret."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.contract import STANDING, Decision, Event, Problem
from bot.games.guardians import table as facts
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.table import DISPUTED, HOMES, Fighter, MatchUp, Retreat, Sum, Term, View
from bot.language import Language, languages
from render.presenter import Scene
from tests.games.guardians.fights import fight
from tests.games.guardians.tables import GAME
from tests.render.guardians_names import english_names_in
from tests.render.guardians_views import PRESENTER, WORDS
from tests.render.word_checks import (
    public,
)

NAMES = ("**Ann**", "**Bob**")
PLAIN = ("Ann", "Bob")
MANY = 20
"""So many matches are looked through for what seldom happens."""

ours = tuple(languages())
every_language = pytest.mark.parametrize("language", [languages()[code] for code in ours], ids=ours)


def scene(view: View, language: Language) -> Scene:
    return Scene(view=view, names=NAMES, language=language, plain=PLAIN)


def told(*events: Event, code: str = "en") -> str:
    """Tell events to the channel, at a table as it is in some other match."""
    view = GAME.view(WORDS.moments(2, 1)[0].state, None)
    return "\n".join(PRESENTER.account(scene(view, languages()[code]), events)).replace("\N{NO-BREAK SPACE}", " ")


# A combat, told


SWORDSMAN = Fighter(number=1, owner=0, card="swordsman", role="primary", match=1, against=2)
SAND_LORD = Fighter(number=2, owner=1, card="sand_lord", role="primary", match=1, against=1)
ARCHER = Fighter(number=3, owner=0, card="archer", role="shot", match=1, against=1, worth=3)
SWORDS = (Term(kind="base", amount=6, card="swordsman"), Term(kind="off-color", amount=3, card="swordsman"))
SHOT = Term(kind="shot", amount=3, card="archer")
SAND = Sum((Term(kind="base", amount=11, card="sand_lord"),))


def compared(**changes: Any) -> facts.MatchDecided:
    """Compare the example of the rules: a Swordsman with an Archer's shot against a Sand Lord."""
    match = MatchUp(
        number=1,
        first=1,
        second=2,
        first_card="swordsman",
        second_card="sand_lord",
        first_sum=Sum((*SWORDS, SHOT)),
        second_sum=SAND,
        winner=1,
        compared=True,
    )
    fields = {name: getattr(match, name) for name in match.__struct_fields__}
    return facts.MatchDecided(match=MatchUp(**{**fields, **changes}), owner=0)


def test_a_match_up_is_told_with_its_whole_arithmetic() -> None:
    shown = facts.PrimariesShown(number=1, fighters=(SWORDSMAN, SAND_LORD))
    shot = facts.ShotPlaced(fighter=ARCHER, sums=(Sum((*SWORDS, SHOT)), SAND))
    assert told(shown, shot, compared()) == (
        "**Match-up 1**: **Ann** shows Swordsman, **Bob** shows Sand Lord.\n"
        "**Ann** adds a ranged attack: Archer, 3.\n"
        "-# As it stands: Swordsman 6 + 3 (off-colour bonus) + 3 (shot of Archer) = 12 against Sand Lord 11.\n"
        "**Match-up 1**: **Ann** with Swordsman 6 + 3 (off-colour bonus) + 3 (shot of Archer) = 12 against **Bob** "
        "with Sand Lord 11. Swordsman of **Ann** beats Sand Lord."
    )


def test_a_match_up_in_which_nobody_does_anything_is_one_line() -> None:
    shown = facts.PrimariesShown(number=1, fighters=(SWORDSMAN, SAND_LORD))
    assert told(shown, compared()) == told(compared())


def test_a_comparison_says_why_the_stronger_has_not_won() -> None:
    assert told(compared(winner=None, second_sum=Sum((*SAND.terms, Term(kind="text", amount=1))))).endswith(
        "= 12. It is a tie: both stay."
    )
    assert told(compared(winner=None, shielded="sand_lord")).endswith(
        "Swordsman of **Ann** is stronger but cannot hurt Sand Lord, by the text of Sand Lord: nobody is beaten."
    )
    assert told(compared(winner=2, cause="swordsman")).endswith("**Bob** wins by Swordsman: Sand Lord beats Swordsman.")
    assert told(compared(winner=None, secondary=True)).endswith("so the attack fails and harms nobody.")


def test_a_space_is_counted_for_both_sides() -> None:
    counted = facts.ControlCounted(
        place="B2", attacker=0, sums=(Sum((SWORDS[0],)), SAND), winner=1, put_down=(("archer", "archer"), ())
    )
    assert told(counted) == (
        "-# **Ann** lays down what is left of the hand: 2 × Archer.\n"
        "**Bob** holds B2 with 11 to 6.\n"
        "- **Ann**: Swordsman 6\n"
        "- **Bob**: Sand Lord 11"
    )


def test_the_example_of_the_rules_is_told_as_in_the_rules() -> None:
    """Rulebook §3.10: the Archer, kept for the end, is bribed, and Thierry retreats."""
    fought = fight(
        ("bantam_drake", "icky_bugs", "super_model", "archer", "jamchops_the_trader"),
        ("will_o_the_wisp", "succubus", "skeletal_minion", "sorcerer"),
        depots=(("dispel_magic", "babes"), ("ice_storm", "gold")),
        shields=("standard_bearer_broms_angelic_13", "shield_broms_skull_07"),
        guardians=("tes_let_leader_with_foresight", "rak_nam_leader_of_the_mighty"),
        stones=(5, 7),
    )
    fought.commands("jamchops_the_trader", "sorcerer").play(0, "dispel_magic", "sorcerer")
    for pair in (("bantam_drake", "succubus"), ("super_model", "skeletal_minion"), ("icky_bugs", "will_o_the_wisp")):
        fought.lead(*pair)
    fought.strike(0, "archer", "will_o_the_wisp").bribe(1, "gold").until("retreat").answer(0, Retreat(to="B2"))
    assert (
        told(*public(fought.events))
        == """\
⚔ **Ann** attacks **Bob** on C2.
-# The land: Mountains.
-# **Ann**: Standard Bearer Brom's Angelic 13; in the combat hand 5 creatures and creature items and 2 cards of the \
depot.
-# **Bob**: Shield Brom's Skull 07; in the combat hand 4 creatures and creature items and 2 cards of the depot.
**Ann** uses a command card.
**Bob** uses a command card.
**Ann** shows Jamchops the Trader as the command card.
-# Command: Each of your bribery cards works on every creature that can be bribed at all.
**Bob** shows Sorcerer as the command card.
-# Command: Area attack of 4 (fire): destroys creatures of 4 base vitality or less in the enemy’s combat hand.
**Ann** plays Dispel Magic against Sorcerer.
Sorcerer of **Bob** is void, by Dispel Magic.
**Match-up 1**: **Ann** with Bantam Drake 8 + 7 (its text) + 3 (Standard Bearer Brom's Angelic 13) = 18 \
against **Bob** with Succubus 9. Bantam Drake of **Ann** beats Succubus.
**Match-up 2**: **Ann** with Super Model 1 against **Bob** with Skeletal Minion 5 + 1 (off-colour bonus) = 6. \
Skeletal Minion of **Bob** beats Super Model.
**Match-up 3**: **Ann** with Icky Bugs 2 against **Bob** with Will o' the Wisp 4. \
Will o' the Wisp of **Bob** beats Icky Bugs.
**Ann** sends Archer forward against Will o' the Wisp (**Bob**).
**Bob** bribes Archer (**Ann**) with Gold: it goes back to its owner’s pen.
The **secondary attack** ends without a comparison.
**Bob** holds C2 with 17 to 12.
- **Ann**: Jamchops the Trader 4 + Bantam Drake 8 = 12
- **Bob**: Sorcerer 8 + Skeletal Minion 5 + Will o' the Wisp 4 = 17
**Ann** retreats from C2 to B2."""
    )


# Menus


@pytest.mark.parametrize(
    ("card", "about"),
    [
        ("archer", "6, shot 3, mortal, gold"),
        (
            "sorcerer",
            "8, command, green bar, mortal, gold · Command: Area attack of 4 (fire): destroys creatures of 4 bas…",
        ),
        ("mountains", "Terrain, Mountains, dominance 3"),
        ("gold", "Bribery · Sends a creature open to gold to its owner’s creature pen."),
    ],
)
def test_a_card_in_a_menu_has_its_figures_and_as_much_of_its_text_as_fits(card: str, about: str) -> None:
    view = GAME.view(WORDS.moments(2, 1)[0].state, 0)
    assert PRESENTER.choice(scene(view, languages()["en"]), "primary", "lead", card).description == about


def test_a_shield_that_has_left_its_space_in_the_preview_is_not_told_by_the_land_there() -> None:
    words = scene(GAME.view(WORDS.moments(2, 1)[0].state, 0), languages()["en"])
    assert words.view.armies == ()
    assert PRESENTER.choice(words, "march", "turn", "A1").description == ""
    assert PRESENTER.choice(words, "march", "from", "A1").description != ""


def test_a_march_says_what_it_risks_before_it_is_made() -> None:
    """A combat, ruins or bare land: each is seen somewhere in the matches, and said exactly there."""
    met: set[str] = set()
    for match in range(MANY):
        if met == {"combat", "ruins", "bare"}:
            break
        for view, decision in (asked for moment in WORDS.moments(2, match) for asked in moment.asked):
            if decision.kind != "march":
                continue
            for space, lines in destinations(view, decision):
                enemy = any(army.place == space and army.owner != decision.seat for army in view.armies)
                assert enemy == any(line.startswith("This begins a combat with") for line in lines)
                if enemy:
                    met.add("combat")
                elif space in HOMES[1 - decision.seat]:
                    met.add("ruins")
                    assert any("falls to ruins" in line for line in lines)
                elif space in DISPUTED and view.grounds[DISPUTED.index(space)].owner is None:
                    met.add("bare")
                    assert any("There is no terrain on" in line for line in lines)
    assert met == {"combat", "ruins", "bare"}


def destinations(view: View, decision: Decision) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give where the first shields can move to, with what the panel says then."""
    first = GAME.blank(view, decision)
    keys = {question.key: question.choices for question in GAME.questions(view, decision, first)}
    if "turn" in keys:
        first = GAME.take(view, decision, first, "turn", keys["turn"][:1])
        keys = {question.key: question.choices for question in GAME.questions(view, decision, first)}
    for goal in keys.get("to", ()):
        draft = GAME.take(view, decision, first, "to", (goal,))
        seen = scene(GAME.preview(view, decision, draft), languages()["en"])
        yield goal, PRESENTER.draft_lines(seen, decision.kind, draft)


# Whole matches


@WORDS.every_match
def test_a_french_table_names_no_card_in_english(players: int, number: int) -> None:
    for moment in WORDS.moments(players, number)[::4]:
        for seat in moment.observers:
            heard = [event for event in moment.step.events if event.audience in (None, seat)]
            seen = scene(GAME.view(moment.state, seat), languages()["fr"])
            assert english_names_in("\n".join([*PRESENTER.account(seen, heard), PRESENTER.board_text(seen)])) == []


@every_language
def test_every_kind_of_decision_has_its_words(language: Language) -> None:
    view = GAME.view(WORDS.moments(2, 1)[0].state, 0)
    for kind in (*PART_OF, STANDING):
        WORDS.sound(PRESENTER.duty(scene(view, language), kind))
        for line in PRESENTER.prompt(scene(view, language), kind).split("\n"):
            WORDS.sound(line)


# Secrets


@WORDS.every_match
def test_a_window_names_both_sides_of_its_combat_or_nobody(players: int, number: int) -> None:
    """Who is asked is not named, not even by naming somebody else: the sentence is the same whoever is."""
    for moment in WORDS.moments(players, number):
        for view, decision in moment.asked:
            if decision.window:
                sentence = PRESENTER.window(scene(view, languages()["en"]), decision.window)
                combat, _, told = sentence.partition(". ") if view.combat is not None else ("", "", sentence)
                assert all(name in combat for name in PLAIN) == (view.combat is not None)
                assert not any(name in told for name in PLAIN)


# The game around a match


def test_a_refusal_names_cards_in_the_readers_language_and_never_formats_what_was_typed() -> None:
    problem = Problem("guardians-problem-still-fits", {"card": "swordsman"})
    assert PRESENTER.problem(languages()["en"], problem).startswith("Swordsman fits after all.")
    typed = Problem("guardians-problem-unreadable", {"text": "3 *Archer*"})
    assert "\\*Archer\\*" in PRESENTER.problem(languages()["en"], typed)
    assert PRESENTER.problem(languages()["en"], Problem("not-asked")).startswith("The board has changed")


# What seldom happens

GUNNER = Fighter(number=4, owner=1, card="gunner", role="primary", match=2, against=5)
RARE: dict[str, Event] = {
    "**Ann** −1 stone (Tes Let, Leader with Foresight), 4 left.": facts.StonesChanged(
        seat=0, amount=-1, card="tes_let_leader_with_foresight", left=4
    ),
    "**Ann** has no shield or no creature, and draws twelve new cards for a stone.": facts.HandRedrawn(seat=0),
    "**Bob** acts first, by Rooster.": facts.FirstNamed(seat=1, card="rooster"),
    "**Ann** plays Hammer of Doom on B2.": facts.CardPlayed(seat=0, card="hammer_of_doom", target="B2"),
    "**Ann** plays Dispel Magic against Sorcerer.": facts.CardPlayed(seat=0, card="dispel_magic", target="sorcerer"),
    "**Ann** offers a bribe: Gold.": facts.CardPlayed(seat=0, card="gold", target="4"),
    "Ice Storm of **Bob** is void, by Dispel Magic.": facts.CardDispelled(seat=1, card="ice_storm", by="dispel_magic"),
    "Sorcerer of **Bob** is dispelled: both command cards contradict each other and have the same number.": (
        facts.CardDispelled(seat=1, card="sorcerer", by=None)
    ),
    "You see the enemy’s storage hand: Archer and Gold.": facts.CardsSeen(what="storage", cards=("archer", "gold")),
    "The enemy’s cards at C2 have 17 points of stacking vitality.": facts.CardsSeen(
        what="vitality", place="C2", amount=17
    ),
    "Your sheet spent none of your 4 stones on C2: Fire Walker may not receive channelling; up to 2 in a match-up were "
    "not enough for Will o' the Wisp.": facts.StonesUnspent(
        place="C2", stones=4, most=2, barred=("fire_walker",), short=("will_o_the_wisp",)
    ),
    "Your sheet did not spend your stone on C2: channelling to Zombie was forbidden.": facts.StonesUnspent(
        place="C2", stones=1, most=1, forbidden=("zombie",)
    ),
    "**Ann** shows what flies from A2: Succubus.": facts.FlightShown(seat=0, place="A2", cards=("succubus",)),
    "**Ann** does not fly: Summon Gravity Well keeps the shield on A2.": facts.FlightStopped(
        seat=0, place="A2", card="summon_gravity_well"
    ),
    "**Ann** discards Archer to make room.": facts.CardsDiscarded(seat=0, cards=("archer",), why="merged"),
    "Cow lays 2 × Super Model of **Ann** aside.": facts.AreaHit(
        seat=1, card="cow", points=3, victim=0, fallen=("super_model", "super_model"), aside=True
    ),
    "**Bob** declares what comes next: mortal.": facts.Declared(seat=1, info="color", value="mortal"),
    "**Ann** bribes Gunner (**Bob**) with Beer: it goes back to its owner’s pen.": facts.Bribed(
        seat=0, card="beer", fighter=GUNNER
    ),
    "The bribe of **Ann** fails: Gold answers Beer.": facts.BriberyFailed(seat=0, card="beer", by="gold"),
    "Gunner (**Bob**) is destroyed by Super Model.": facts.Destroyed(fighter=GUNNER, by="super_model"),
    "Gunner (**Bob**) is destroyed.": facts.Destroyed(fighter=GUNNER, by=None),
    "Shroud of Grahzue sends Gunner (**Bob**) back to its owner’s pen.": facts.SentAway(
        fighter=GUNNER, by="shroud_of_grahzue"
    ),
    "Gunner (**Bob**) is left without an opponent by Shroud of Grahzue.": facts.SentAway(
        fighter=GUNNER, by="shroud_of_grahzue", unopposed=True
    ),
    "**Bob** sends Gunner forward against Swordsman (**Ann**).": facts.StruckAt(fighter=GUNNER, target=SWORDSMAN),
    "**Ann** saves Skeletal Minion from the graveyard, by Skeletal Minion.": facts.CardsSaved(
        seat=0, cards=("skeletal_minion",), to="storage_hand", card="skeletal_minion"
    ),
    "Cleric of **Ann** heals Archer.": facts.Healed(seat=0, healer="cleric", healed="archer"),
    "The Guardian of **Bob** still stands. Whoever is left of the attackers stays on the ruins.": facts.GuardianHeld(
        seat=1
    ),
    "Hammer of Doom destroys Woods of **Bob** on C1.": facts.TerrainLost(
        seat=1, place="C1", card="woods", by="hammer_of_doom"
    ),
    "**Ann** loses Carreg Amroth Left: A1 falls to ruins.": facts.StrongholdLost(
        seat=0, place="A1", card="carreg_amroth_left", discarded=()
    ),
    "**Ann** resigns.": facts.PlayerLeft(seat=0),
    "The match is over. It is a draw.": facts.MatchEnded(
        reason="turns", winner=None, shields_lost=(0, 0), lands=(3, 3), stones=(5, 5)
    ),
    "**Bob** retreats from C2 to C1.": facts.Retreated(seat=1, origin="C2", place="C1"),
    "From the next turn on **Ann** is waited for when the dominance cards lie there.": facts.StopsSet(
        seat=0, windows=("upcards",)
    ),
    "**Ann** has taken the layout back.": facts.LayoutReopened(seat=0),
    "The Guardian of **Bob** has fallen.": facts.MatchEnded(
        reason="guardian", winner=0, shields_lost=(0, 0), lands=(3, 3), stones=(5, 5)
    ),
}


@pytest.mark.parametrize("sentence", RARE)
def test_what_seldom_happens_is_told_in_one_sentence(sentence: str) -> None:
    assert told(RARE[sentence]).removeprefix("-# ") == sentence
    WORDS.sound(told(RARE[sentence], code="fr"))


LAYOUT = facts.LayoutKept(
    audience=0,
    layout=facts.Layout(
        attached=(("C2", "amulet_of_flying"),),
        accessories=("altar_of_takuli",),
        plays=("energy_well",),
        sacrifices=("archer", "archer"),
        discards=("cow",),
    ),
)
ORGANISED = facts.Organised(
    seat=0,
    shields=(),
    laid=(("D1", "alarm_bells"), (None, "altar_of_takuli")),
    returned=("alarm_bells",),
    played=(),
    sacrificed=2,
    discarded=("cow",),
    pen=1,
    depot=1,
)
BELOW: dict[str, Event] = {
    "- To C2: Amulet of Flying": LAYOUT,
    "- Beside the Guardian: Altar of Takuli": LAYOUT,
    "- Played: Energy Well": LAYOUT,
    "- Sacrificed for stones: 2 × Archer": LAYOUT,
    "- Discarded: Cow": LAYOUT,
    "**Ann** takes Alarm Bells back: an upgrade was laid in the same place.": ORGANISED,
    "**Ann** sacrifices 2 cards for stones.": ORGANISED,
    "**Ann** discards Cow.": ORGANISED,
    "-# Discarded from below and beside it: Archer.": facts.StrongholdLost(
        seat=0, place="A1", card="carreg_amroth_left", discarded=("archer",)
    ),
    "-# Lost with it: Archer and Cow.": facts.ShieldLost(
        seat=0, place="C2", shield="shield_broms_angelic_08", why="retreat", lost=1, creatures=("archer", "cow")
    ),
}
"""Lines of what takes several."""


@pytest.mark.parametrize("line", BELOW)
def test_what_is_told_in_several_lines_has_each_of_them(line: str) -> None:
    assert line in told(BELOW[line]).split("\n")
    for code in ours:
        WORDS.sound_lines(told(BELOW[line], code=code))


def test_what_the_matches_do_not_tell_of_is_told_here() -> None:
    in_several_lines = {facts.SheetsShown}  # tests/render/test_guardians_sheet_panel.py
    assert WORDS.unmet - in_several_lines <= {type(event) for event in RARE.values()}


def test_a_board_says_once_who_has_organised() -> None:
    words = scene(GAME.view(WORDS.moments(2, 1)[0].state, None), languages()["en"])
    answered = [facts.LayoutSealed(seat=0), facts.LayoutReopened(seat=0), facts.LayoutSealed(seat=0)]
    assert PRESENTER.brief_account(words, answered) == ()
    assert len(PRESENTER.account(words, answered)) == len(answered)
