"""Icons are what the platform takes, look different, and stand before what they show."""

import re
from io import BytesIO

from PIL import Image

from bot.delivery.studio import DrawRequest, draw
from bot.games.registry import house_games
from render.presenter import presenter_of


def test_each_game_draws_its_icons_as_the_platform_takes_them() -> None:
    for presenter in map(presenter_of, house_games().keys()):
        for name in presenter.icons:
            (picture,) = draw(DrawRequest(presenter, "icon", None, (), "en", name))
            assert len(picture.png) < 256 * 1024
            image = Image.open(BytesIO(picture.png))
            assert (image.mode, image.size) == ("RGBA", (128, 128))
            assert re.fullmatch(r"\w{2,32}", f"so_{presenter.key}_{name}_a1b2c3", re.ASCII)


def test_choices_have_the_icons_of_what_they_are_about() -> None:
    for key, question, choice, icon in (
        ("verraeter", "role", "diplomat2", "verraeter_diplomat2"),
        ("power", "go", "B.CR.B3", "power_CR"),
        ("power", "army", "R", "power_army_R"),
        ("power", "from", "R", ""),
        ("macht_ohnmacht", "tile-1", "influence-key", "macht_ohnmacht_key"),
        ("macht_ohnmacht", "region", "alt-clut", ""),
        ("guardians", "do", "bribe:beer", "guardians_beer"),
        ("guardians", "C1", "creature:gunner", "guardians_mortal"),
        ("guardians", "cards", "dispel_magic", ""),
    ):
        assert presenter_of(key).icon_key(question, choice) == icon
