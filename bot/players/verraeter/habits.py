"""What sensible players of Verräter usually do with action and supply cards: a model that was fitted to matches."""

from collections.abc import Hashable, Mapping, Sequence
from math import exp
from operator import mul
from typing import Final, NamedTuple

from bot.games.contract import Seat
from bot.games.verraeter.cards import cards_due
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import bordering, buildings, other
from bot.games.verraeter.scoring import points_of
from bot.games.verraeter.state import FAMILIES, ROLES, Family, Role, State
from bot.players.verraeter.beginner import USUAL_STRENGTH, Fight, cost, plays_from

USUAL_STRENGTHS: Final = (0.0, 0.5, 1.3, 3.1, 4.9, 6.9)
"""The strength of what players of level 2 play, by the number of cards in the hand."""

LAST_STRENGTHS: Final = (0.0, 4.0, 5.0, 6.5, 11.0, 14.0)
"""The same in the last round."""

MOST_LIKED: Final = 6
"""How many plays, those that a beginner likes best, stand out among what is usual."""


class Others(NamedTuple):
    """What the others add to a family: its lead, also as a beginner sees it, and how many declare for it.

    `waiting` count those who have not been asked for supply cards, `to_play` those of them who have any.
    """

    lead: float
    beginners_lead: float
    waiting: int
    to_play: int
    friends: int


class Stakes:
    """What a conflict is about: all that is public before the first action card is taken.

    `lead` and `points` are those of a family: by how much its land is the stronger one, and what one to four winners
    get. `granaries` are those that supply a seat while it supports a family. `merits` and `shares` keep what has been
    worked out.
    """

    def __init__(self, state: State) -> None:
        assert state.border is not None
        self.border = state.border
        self.round = state.round
        self.first = state.first
        self.strategist = state.strategist
        self.families = tuple([player.family for player in state.players])
        self.scores = [player.score for player in state.players]
        self.to_come = CARDS.rounds[len(state.players)] - state.round
        self.usual = USUAL_STRENGTHS if self.to_come else LAST_STRENGTHS
        here, there = (state.lands[place] for place in bordering(state.border))
        lead = CARDS.strengths[here.kind] - CARDS.strengths[there.kind]
        self.lead = {here.family: lead, there.family: -lead}
        self.points = {
            here.family: points_of(there.kind, state.options),
            there.family: points_of(here.kind, state.options),
        }
        standing = buildings(state.lands)
        self.granaries: list[dict[Family, int]] = []
        self.posts: list[int] = []
        self.unbuilt: list[int] = []
        for seat in range(len(state.players)):
            held = [state.lands[place].family for place in standing.get((seat, "granary"), ())]
            posts = len(standing.get((seat, "post"), ()))
            self.granaries.append({family: held.count(family) for family in FAMILIES})
            self.posts.append(posts)
            self.unbuilt.append(CARDS.buildings.per_player - len(held) - posts)
        self.merits: dict[Hashable, Mapping[Role, float]] = {}
        self.shares: dict[Hashable, Sequence[float]] = {}

    def without(self, seat: Seat, family: Family, counts: Sequence[int], played: Sequence[int | None]) -> Others:
        """Say how a family stands without a seat.

        `counts` are those of the cards in the hands, `played` the strengths that lie open, None: not yet.
        """
        lead: float = self.lead[family]
        beginners_lead = lead
        waiting = to_play = friends = 0
        for place, theirs in enumerate(self.families):
            if place != seat:
                sign = -1
                if theirs == family:
                    sign = 1
                    friends += 1
                strength = played[place]
                if strength is None:
                    waiting += 1
                    count = counts[place]
                    if count:
                        to_play += 1
                        lead += sign * self.usual[count]
                        beginners_lead += sign * USUAL_STRENGTH
                else:
                    lead += sign * strength
                    beginners_lead += sign * strength
        return Others(lead, beginners_lead, waiting, to_play, friends)


class Habits:
    """How likely players choose what: the logits are linear, with `roles` for each action card, and `plays`."""

    def __init__(self, roles: Mapping[Role, Sequence[float]], plays: Sequence[float]) -> None:
        self._roles = roles
        self._plays = plays

    def merits(
        self, stakes: Stakes, seat: Seat, hand: tuple[int, ...], counts: tuple[int, ...]
    ) -> Mapping[Role, float]:
        """Weigh the action cards for a seat: of those offered it takes each as often as its weight says."""
        key = seat, hand, counts
        if key not in stakes.merits:
            features = role_features(stakes, seat, hand, counts)
            stakes.merits[key] = {
                role: exp(sum(map(mul, self._roles[role], described))) for role, described in features.items()
            }
        return stakes.merits[key]

    def shares(
        self,
        stakes: Stakes,
        seat: Seat,
        role: Role,
        hand: tuple[int, ...],
        least: int,
        counts: tuple[int, ...],
        played: tuple[int | None, ...],
    ) -> Sequence[float]:
        """Say how often a seat plays what of all that `plays_from` lists; the shares sum to 1."""
        key = seat, role, hand, counts, played
        if key not in stakes.shares:
            weights = self._plays
            figures = [(strength, len(play.cards)) for play, strength in plays_from(hand, least, len(hand))]
            features = play_features(stakes, seat, role, figures, counts, played)
            logits = [sum(map(mul, weights, described)) for described in features]
            most = max(logits)
            odds = [exp(logit - most) for logit in logits]
            total = sum(odds)
            stakes.shares[key] = [each / total for each in odds]
        return stakes.shares[key]


def role_features(stakes: Stakes, seat: Seat, hand: Sequence[int], counts: Sequence[int]) -> dict[Role, list[float]]:
    """Describe each action card to a seat before anybody has played: the position, then what the card promises."""
    players = len(counts)
    mine = stakes.families[seat]
    theirs = other(mine)
    position = (seat - stakes.first) % players
    strength = sum(hand)
    usual = stakes.usual[len(hand)]
    nobody = (None,) * players
    lead, _, _, to_play, friends = stakes.without(seat, mine, counts, nobody)
    other_lead = stakes.without(seat, theirs, counts, nobody).lead
    points = stakes.points[mine][friends]
    other_points = stakes.points[theirs][players - 1 - friends]
    scale = 2 + 0.7 * to_play
    chance = _chance((lead + usual) / scale)
    full_chance = _chance((lead + strength) / scale)
    other_chance = _chance((other_lead + usual) / scale)
    granaries = stakes.granaries[seat]
    unbuilt = stakes.unbuilt[seat]
    posts = stakes.posts[seat]
    best_other = max([score for place, score in enumerate(stakes.scores) if place != seat])
    kept = max(0, len(hand) - 2)
    context = [
        1.0,
        stakes.to_come / 8,
        float(stakes.to_come == 0),
        position / 3,
        float(position == 0),
        float(position == players - 1),
        strength / 10,
        len(hand) / 5,
        chance,
        full_chance,
        other_chance,
        points / 10,
        chance * points / 5,
        other_chance * other_points / 5,
        granaries[mine] / 2,
        granaries[theirs] / 2,
        float(unbuilt > 0),
        posts / 2,
        float(stakes.strategist == seat),
        (stakes.scores[seat] - best_other) / 10,
    ]
    more_cards = cards_due(granaries[mine], "farmer", kept) - cards_due(granaries[mine], "traitor", kept)
    promises: dict[Role, tuple[float, float]] = {
        "traitor": (
            other_chance * other_points - chance * points,
            (_chance((other_lead + strength) / scale) * other_points - full_chance * points) / 5,
        ),
        "diplomat2": (
            (_chance((lead + usual + 2) / scale) - chance) * points,
            float(granaries[mine] < 3 and len(hand) < 5),
        ),
        "diplomat5": (
            (_chance((lead + usual + 5) / scale) - chance) * points,
            (_chance((lead + strength + 5) / scale) - full_chance) * points / 5,
        ),
        "builder": (stakes.to_come if unbuilt else 0, float(unbuilt == 0 and posts == 2)),
        "strategist": (0, 0),
        "farmer": (more_cards, (3 - min(3, granaries[mine])) / 3),
    }
    return {role: [*context, promises[role][0] / 5, promises[role][1]] for role in ROLES}


def play_features(
    stakes: Stakes,
    seat: Seat,
    role: Role,
    plays: Sequence[tuple[int, int]],
    counts: Sequence[int],
    played: Sequence[int | None],
) -> list[list[float]]:
    """Describe what a seat with an action card can play, given as strength and number of cards."""
    mine = stakes.families[seat]
    side = other(mine) if role == "traitor" else mine
    lead, beginners_lead, waiting, to_play, friends = stakes.without(seat, side, counts, played)
    diplomacy = CARDS.roles[role].conflict_points
    lead += diplomacy
    points = stakes.points[side][friends] / 5
    scale = 1.5 + 0.7 * to_play
    less, more = exp(4 / scale), exp(-4 / scale)
    traitor = float(role == "traitor")
    farmer = float(role == "farmer")
    diplomat = float(role == "diplomat5")
    last = float(stakes.to_come == 0)
    dues = [cards_due(stakes.granaries[seat][side], role, left) for left in range(counts[seat] + 1)]
    later = [left + due for left, due in enumerate(dues)]
    fight = Fight(beginners_lead + diplomacy, waiting, stakes.points[side][friends])
    to_come, posts = stakes.to_come, stakes.posts[seat]
    likings = [fight.worth(strength) - cost(to_come, posts, later, count, strength) for strength, count in plays]
    ranked = sorted(likings, reverse=True)
    least = ranked[:MOST_LIKED][-1]
    found = []
    for (strength, count), liking in zip(plays, likings, strict=True):
        odds = exp(-(lead + strength) / scale)
        worth = points / (1 + odds)
        left = counts[seat] - count
        spent = (1 - last) * strength / 5
        passing = float(count == 0)
        found.append(
            [
                worth,
                points / (1 + odds * less),
                points / (1 + odds * more),
                worth * last,
                worth * traitor,
                spent,
                spent * strength / 20,
                (1 - last) * count,
                spent * stakes.to_come / 8,
                last * strength / 5,
                last * count,
                passing,
                (1 - last) * float(left == 0),
                (1 - last) * dues[left],
                traitor * strength / 5,
                last * posts * min(3, later[left]),
                spent * to_play / 3,
                spent / max(1, count),
                spent * farmer,
                spent * diplomat,
                traitor * passing,
                (liking - ranked[0]) / 3,
                3 * float(liking >= least),
                float(liking == ranked[0]),
            ]
        )
    return found


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))
