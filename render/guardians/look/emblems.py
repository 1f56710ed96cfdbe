"""The emblems of Guardians: which drawings of emblems.svg stand for a card, and in which colours.

Creatures have one for each class; shields for each family; other cards for what they are.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from bot.games.guardians.abilities import CardType
from bot.games.guardians.cards import CARDS, Card, CardId
from render.guardians.look import signs
from render.guardians.look.signs import cut
from render.guardians.look.theme import (
    BLOOD,
    BONE,
    BRASS,
    CLOTH,
    COAL,
    EARTH,
    EMBER,
    ICE,
    INK,
    IRON,
    LEAF,
    MOSS,
    NIGHT,
    PALE,
    PINE,
    ROSE,
    SEA,
    STEEL,
    STONE,
    VIOLET,
    Tones,
)
from render.guardians.words.nouns import class_slug
from render.kit.colours import Colour, mix
from render.kit.drawings import drawings
from render.kit.shapes import placed
from render.kit.sprites import Layer, Sprite, paint, recoloured

Layers = tuple[Layer, ...]

DRAWN: Final = drawings(Path(__file__).with_name("emblems.svg"))
"""All drawings by their names; those of classes of creatures are called by their slugs."""


def _in_tones(drawing: str, *swaps: tuple[Tones, Tones]) -> Layers:
    """Give a drawing with the tones of some things exchanged."""
    inks = {ink: other for of, to in swaps for ink, other in zip(of, to, strict=True)}
    return recoloured(DRAWN[drawing], inks)


def _scaled(layers: Layers, x: float, y: float, scale: float) -> Layers:
    return tuple((placed(path, x, y, scale), ink) for path, ink in layers)


_FIGURES: Final[Mapping[str, tuple[CardId, ...]]] = {
    "elemental-lord": (
        "baezhu_overlord_of_twisted_ways", "gnorg_overlord_of_swamps", "ix_overlord_of_the_waters",
        "rey_overlord_of_trees", "slor_overlord_of_the_wastes", "uras_overlord_of_mountains",
    ),
    "pig": ("floyd_the_flying_pig", "pig_dog"), "rishar": ("buzzard", "thunder_hawk"), "ox": ("goat", "minataur"),
    "flamingo": ("pink_flamingos",), "chicken": ("rooster", "giant_penguin"), "mummy": ("mummy",),
    "hound": ("devil_dog", "dreaded_doom_dog"), "knight": ("archer",), "horse": ("horse", "mule"),
    "unicorn": ("black_unicorn",), "vampire": ("vampire", "vampire_lord"), "angel": ("valkyrie_spirit",),
    "ghost": ("wailing_specter", "wraith", "black_lung", "shadow_of_ashes"), "wisp": ("will_o_the_wisp",),
    "cyclops": ("cyclops", "watcher"), "gnome": ("leprechaun",), "misc-human": ("groupie",),
    "lightning": ("crystal_flash",), "mayor": ("merchant",),
}  # fmt: skip
"""Cards whose figure differs from their class, or that have none."""
_FIGURE_OF: Final = {card_id: figure for figure, cards in _FIGURES.items() for card_id in cards}

_CASTLES: Final = {"khnumian": (BRASS, BLOOD), "sabu": (EARTH, PINE), "freebooters": (IRON, COAL)}
"""The walls and roofs of strongholds."""
_SHIELDS: Final[Mapping[str | None, tuple[Tones, str]]] = {
    "Brom's Skull": (COAL, "undead"), "Maitz's Lightning": (NIGHT, "lightning"), "Brom's Dragon": (PINE, "dragon"),
    "Brom's Demonic": (BLOOD, "demon"), "Maitz's Insect": (BRASS, "bug"), "Ploog's Ox": (LEAF, "ox"),
    "Warhola's Snakes": (VIOLET, "snake"), "Ploog's Chicken": (BLOOD, "chicken"), "Brom's Goblin": (EARTH, "goblin"),
    "Dem Bones": (NIGHT, "bones"),
}  # fmt: skip
"""The field of a family's shields, and what is drawn on it."""


@cache
def emblem_of(card_id: CardId) -> Layers:
    """Give the emblem of a card; every card but a terrain has one. Raises KeyError for an unknown card.

    Terrains are landscapes as a whole.
    """
    card = CARDS[card_id]
    match card.type:
        case _ if (figure := _figure(card)) is not None:
            return DRAWN[figure]
        case "stronghold":
            walls, roofs = _CASTLES.get(card_id.partition("_")[0], (STONE, CLOTH))
            return _in_tones("castle", (STONE, walls), (CLOTH, roofs))
        case "shield" | "shield_terrain":
            return _shield(card)
        case "standard_bearer":
            return (*DRAWN["standard"], *_scaled(_shield(card), 16, 18, 0.8))
        case "bribery":
            return DRAWN[card_id]
        case "terrain":
            return ()
        case _:
            return _played(card)


def _figure(card: Card) -> str | None:
    """Name the drawing of a creature, a Guardian or a card that is drawn as one."""
    if card.id in _FIGURE_OF:
        return _FIGURE_OF[card.id]
    if card.classes:
        return class_slug(card.classes[0])
    return card.type if card.type in ("creature", "guardian") else None


def _shield(card: Card) -> Layers:
    """Draw a shield with a charge on its field."""
    field, charge = _SHIELDS.get(card.family, (CLOTH, "wing"))
    return (*_in_tones("escutcheon", (STEEL, field)), *_scaled(DRAWN[charge], 25, 20, 0.5))


_CHARGES: Final[Mapping[CardId, str]] = {
    "ice_storm": "snowflake", "vitales_dark_cloud": "cloud", "st_ballantines_evocation": "heart",
    "power_lunch": "pig", "energy_eater": "gnasher", "magic_feedback": "lightning", "yap_attack": "animal",
    "essence_of_babeitude": "babes", "santas_beer_sled": "beer", "howl_of_the_dead": "hound", "seraphim": "angel",
    "you_cant_see_me_im_a_vampire": "vampire", "mchooters_distraction": "misc-human", "dork_age": "gnome",
    "hammer_of_doom": "hammer", "anvil_of_heaviness": "anvil", "potion_of_movement_essence": "flask",
    "sarcophagus_of_haidra": "mummy", "shroud_of_grahzue": "ghost", "petrified_heart": "heart-of-stone",
    "bagpipes_of_fear": "bagpipes", "scarab_of_bounty": "bug",
}  # fmt: skip
"""What is drawn on the spells and items that are called after something."""
_SIGNED: Final[dict[CardId, tuple[str, Colour]]] = {
    "dispel_magic": ("ban", BRASS.light), "eye_of_long_spying": ("eye", BRASS.light),
    "make_juice": ("gem", VIOLET.light), "detect_life_force": ("heal", LEAF.light),
    "channeling_flux": ("channel", BRASS.light), "heisenburgs_missiles": ("arrow", BRASS.light),
    "ongo_air_traffic_controller": ("wing", PALE), "argammonds_vision": ("card", BRASS.light),
    "summon_loghammers_sapper": ("tower", STONE.light), "etherwave_magna_lock": ("lock", STEEL.light),
    "master_tactician": ("banner", BLOOD.light), "pulse_wave": ("area", EMBER.light),
    "shadow_strike": ("sword", STEEL.light), "shadow_bank_job": ("gold", STEEL.light),
    "shadow_beer_heist": ("beer", STEEL.light), "shadow_panty_raid": ("babes", STEEL.light),
    "eye_of_missile_mayhem": ("eye", PALE), "oppressed_slaves": ("lock", STEEL.light),
    "amulet_of_flying": ("wing", PALE), "altar_of_takuli": ("heal", PALE), "gift_of_isis": ("channel", PALE),
    "gift_of_osirus": ("heal", PALE), "pepes_slow_down": ("hourglass", BRASS.light),
    "summon_gravity_well": ("down", BRASS.light), "medallion_of_skyphos": ("star", BRASS.light),
}  # fmt: skip
"""The sign of the others, and its ink."""
_PATHS: Final[Mapping[str, str]] = {
    **{name: path for of in (signs.ABILITY.items(), signs.VICE.items()) for name, path in of},
    "hourglass": signs.HOURGLASS,
    "down": signs.DOWN,
    "star": signs.COLOR["external"],
}


def _played(card: Card) -> Layers:
    """Draw a spell, an item or a work as what it is called after or what it does, on what it is."""
    if card.type in _HOLDERS:
        ground, *place = _HOLDERS[card.type]
        return (*DRAWN[card.type], *_scaled(_charge(card, ground), *place))
    mark, ink = (signs.UP, LEAF.light) if card.type == "stronghold_upgrade" else (signs.DOWN, BLOOD.light)
    arrow = ((placed(mark, 62, -8, 0.46), INK), (placed(mark, 65, -5, 0.4), ink))
    return (*DRAWN["tower"], *arrow, *_scaled(_charge(card, STONE.light), 30, 44, 0.4))


_HOLDERS: Final[Mapping[CardType, tuple[Colour, float, float, float]]] = {
    "spell": (mix(NIGHT.dark, INK, 0.4), 24, 24, 0.52), "item_hand": (EARTH.dark, 24, 26, 0.52),
    "item_creature": (EARTH.dark, 25, 24, 0.5), "item_accessory": (SEA.dark, 26, 36, 0.48),
}  # fmt: skip
"""The ground of a charge on what holds it, and where it lies there."""


def _charge(card: Card, ground: Colour) -> Layers:
    """Draw what a card is called after, or the sign of what it does, on a ground."""
    if card.id in _CHARGES:
        return DRAWN[_CHARGES[card.id]]
    does: str = signs.sign_of(card.abilities[0]) if card.abilities else "gem"
    name, ink = _SIGNED.get(card.id, (does, INK))
    return cut(_PATHS[name], ink, ground)


_CARRIED: Final[Mapping[CardId, Layers]] = {
    "archer": DRAWN["bow"], "varmit_archer": DRAWN["bow"], "clamjack_bomber": DRAWN["bomb"],
    "axeman": DRAWN["axes"], "ploogak_the_conqueror": DRAWN["axes"], "lancer": DRAWN["lance"],
    "swordsman": DRAWN["swords"], "kurgan_blademaster_of_the_exiled": DRAWN["swords"],
    "paladin": DRAWN["rays"], "cleric": DRAWN["rays"], "vampire_lord": DRAWN["rays"],
    "captain": _in_tones("pennant", (BLOOD, CLOTH)), "corporal": _in_tones("pennant", (BLOOD, LEAF)),
    "marshal": _in_tones("pennant", (BLOOD, VIOLET)), "gringe_commander": DRAWN["pennant"],
}  # fmt: skip
"""What single cards carry behind their emblem."""

_HIDE: Final = Tones(mix(NIGHT.light, SEA.light, 0.4), NIGHT.dark)
_DYES: Final = (CLOTH, LEAF, VIOLET, EMBER, SEA, ROSE, BLOOD, BRASS, MOSS, NIGHT, PINE, EARTH, STEEL, ICE)
_DYED: dict[str, Tones] = {
    "knight": BLOOD, "pirate": BRASS, "giant": BLOOD, "wizard": NIGHT, "spirit": ICE, "undead": LEAF, "fairy": VIOLET,
    "slag-beast": EARTH, "force": SEA, "element": EMBER, "devil": BLOOD, "demon": BONE, "goblin": LEAF, "ogre": MOSS,
    "troll": SEA, "gnome": BLOOD, "guy": CLOTH, "misc-human": PINE, "animal": EARTH, "fiend": ROSE,
    "barnyard-animal": ROSE, "clamjack": SEA, "cankerd": MOSS, "bug": LEAF, "gob": MOSS, "nymph": PINE, "rat": IRON,
    "elemental-lord": EMBER, "dragon": BLOOD, "fungus": BLOOD, "schnee": ICE, "sliph": STEEL, "chak": PINE,
    "wanderer": EARTH, "outlaw": BLOOD, "o-men": BLOOD, "pixie": BLOOD, "varmit": EARTH, "well": BRASS, "geyser": ICE,
    "manifestation": COAL,
}  # fmt: skip
"""What in the emblem of a class is of another colour on each of its cards."""


_OWN_DYE: dict[CardId, Tones] = {
    "fire_walker": EMBER, "roving_force_inferno": BLOOD, "corruption_stream": MOSS, "primordial_goo": LEAF,
    "water_spout": SEA, "mist_veiler": ICE, "energy_leech": VIOLET, "energy_toad": BRASS, "annihilator_cloud": NIGHT,
    "djinn": CLOTH, "earth_elemental": EARTH, "fire_elemental": EMBER, "greater_air_elemental": ICE,
    "greater_energy_elemental": BRASS, "ice_elemental": CLOTH, "magma_elemental": BLOOD, "mud_elemental": MOSS,
    "ice_spirit": ICE, "moon_spirit": NIGHT, "rain_spirit": SEA, "rock_spirit": STONE, "smoke_spirit": STEEL,
    "snow_daughters": ICE, "spirit_of_the_forge": EMBER, "stinking_spirit": MOSS, "sun_spirit": BRASS,
    "wood_spirit": LEAF, "sand_lord": BRASS, "rock_lord": LEAF, "amber_well": BRASS, "energy_well": SEA,
    "gnorg_overlord_of_swamps": PINE, "ix_overlord_of_the_waters": CLOTH, "baezhu_overlord_of_twisted_ways": ROSE,
    "rey_overlord_of_trees": LEAF, "slor_overlord_of_the_wastes": BRASS, "uras_overlord_of_mountains": ICE,
}  # fmt: skip
"""Cards whose name tells their colour."""


def _dyed(card_id: CardId) -> Layers:
    """Give the layers of a card's emblem in its own colours; the first card of a class keeps those of the class."""
    layers = emblem_of(card_id)
    for name in CARDS[card_id].classes:
        tones = _DYED.get(class_slug(name))
        place = [each.id for each in CARDS.values() if name in each.classes].index(card_id)
        if tones is not None and (card_id in _OWN_DYE or (place and card_id not in _FIGURE_OF)):
            dyes = [dye for dye in _DYES if dye != tones]
            dye = _OWN_DYE.get(card_id, dyes[(place - 1) % len(dyes)])
            swap = {tones.light: dye.light, tones.dark: dye.dark}
            layers = recoloured(layers, swap)
    if CARDS[card_id].type == "guardian":
        place = [each.id for each in CARDS.values() if each.type == "guardian"].index(card_id)
        dye = (_HIDE, *(dye for dye in _DYES if dye != EMBER))[place]
        layers = recoloured(layers, {_HIDE.light: dye.light, _HIDE.dark: dye.dark})
    return (*_CARRIED.get(card_id, ()), *layers)


_REACH = 0.66
"""How much of a figure is its emblem: horns and wings go beyond the box of the paths."""
_BESIDE, _ABOVE = (50 / _REACH - 50, 52 / _REACH - 50)
_FIGURE = (-_BESIDE, -_ABOVE, 100 + _BESIDE, 100 / _REACH - _ABOVE)


def figure(card_id: CardId, size: int) -> Sprite:
    """Paint the emblem of a card, with wings if it flies, inked all around; `size` is the emblem's width in pixels."""
    card, layers = CARDS[card_id], _dyed(card_id)
    emblem = _figure(card)
    if card.flying and emblem not in _WINGED:
        leather = card.color == "external" or emblem in _FALLEN
        layers = (*DRAWN["leather" if leather else "feathers"], *layers)
    whole = round(size / _REACH)
    return paint(layers, whole, whole, box=_FIGURE, outline=INK, outline_width=max(1.6, size / 60))


_WINGED: Final = ("angel", "fairy", "pixie", "rishar", "bug", "ghost", "lightning")
_FALLEN: Final = ("devil", "demon")
