"""The six landscapes on the land cards, painted in layers from far to near."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw, ImageFilter

from bot.games.verraeter.state import LandKind
from render.kit.colours import colour, mix
from render.kit.kept import kept
from render.kit.shapes import Point, outlines
from render.kit.textures import layered_noise

_OVERSAMPLING = 4
WIDE, HIGH = 200.0, 100.0  # the plane on which the scenes are drawn


class _Scene:
    """A painting ground of 200 by 100, several times too large in pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.across = width * _OVERSAMPLING / WIDE
        self.down = height * _OVERSAMPLING / HIGH
        self.image = Image.new("RGB", (width * _OVERSAMPLING, height * _OVERSAMPLING))
        self.draw = ImageDraw.Draw(self.image)

    def sky(self, top: str, bottom: str, horizon: float = 70) -> None:
        """Paint the sky from the top to the horizon."""
        first, last = colour(top), colour(bottom)
        rows = round(horizon * self.down)
        for row in range(rows):
            self.draw.line((0, row, self.image.width, row), fill=mix(first, last, row / rows))

    def path(self, ink: str, path: str) -> None:
        """Fill every outline of a path."""
        for outline in outlines(path):
            self.polygon(ink, outline)

    def polygon(self, ink: str, points: Sequence[Point]) -> None:
        self.draw.polygon([(x * self.across, y * self.down) for x, y in points], fill=colour(ink))

    def block(self, ink: str, left: float, bottom: float, right: float, top: float) -> None:
        """Fill what stands upright between two corners: a wall, a window, a merlon."""
        self.polygon(ink, [(left, bottom), (left, top), (right, top), (right, bottom)])

    def disc(self, ink: str, x: float, y: float, radius: float) -> None:
        across, down = radius * self.across, radius * self.across
        box = (x * self.across - across, y * self.down - down, x * self.across + across, y * self.down + down)
        self.draw.ellipse(box, fill=colour(ink))

    def line(self, ink: str, width: float, *points: Point) -> None:
        spots = [(x * self.across, y * self.down) for x, y in points]
        self.draw.line(spots, fill=colour(ink), width=round(width * self.across), joint="curve")

    def glow(self, ink: str, x: float, y: float, radius: float, strength: float) -> None:
        """Lighten the surroundings of a point."""
        small = Image.new("L", (100, 50))
        ImageDraw.Draw(small).ellipse(
            ((x - radius) / 2, (y - radius) / 2, (x + radius) / 2, (y + radius) / 2), fill=round(255 * strength)
        )
        light = small.filter(ImageFilter.GaussianBlur(radius / 5)).resize(self.image.size, Image.Resampling.BICUBIC)
        self.image.paste(colour(ink), (0, 0), light)

    def cloud(self, ink: str, x: float, y: float, size: float) -> None:
        for offset, lift, share in ((-1.5, 0, 0.55), (-0.7, -0.45, 0.8), (0.3, -0.6, 0.95), (1.2, -0.1, 0.65)):
            self.disc(ink, x + offset * size, y + lift * size, share * size)
        self.polygon(
            ink,
            [
                (x - 2 * size, y),
                (x + 1.8 * size, y),
                (x + 1.7 * size, y + 0.5 * size),
                (x - 1.9 * size, y + 0.5 * size),
            ],
        )


def _wilderness(scene: _Scene) -> None:
    scene.sky("#8f7f93", "#e9c39b", 66)
    scene.glow("#ffe9c4", 118, 54, 34, 0.9)
    scene.disc("#fbe3b4", 118, 52, 9)
    scene.path("#9a8190", "M 0 58 L 16 50 L 30 56 L 46 44 L 60 45 L 74 57 L 96 52 L 112 58 L 200 48 L 200 80 L 0 80 Z")
    scene.path("#7f6a70", "M 120 62 L 136 50 L 142 44 L 160 43 L 166 50 L 184 54 L 200 60 L 200 80 L 110 80 Z")
    scene.path("#8b7257", "M 0 64 Q 50 56 100 63 Q 150 70 200 62 L 200 100 L 0 100 Z")
    scene.path("#735c45", "M 0 76 Q 40 68 92 77 Q 150 86 200 74 L 200 100 L 0 100 Z")
    scene.path("#5d4836", "M 0 92 Q 60 82 120 91 Q 170 98 200 90 L 200 100 L 0 100 Z")
    for crack in ((60, 84, 14), (112, 82, -12), (150, 93, 10), (30, 90, 8)):
        x, y, reach = crack
        scene.line("#4a3829", 0.9, (x, y), (x + reach * 0.5, y + 3), (x + reach, y + 2), (x + reach * 1.6, y + 6))
    # the dead tree
    scene.path(
        "#3a2a22",
        "M 84 82 Q 88 66 85 52 Q 83 42 74 34 L 76 33 Q 84 38 87 44 Q 89 34 84 22 L 86 21 Q 92 32 91 46 "
        "Q 96 38 104 34 L 100 22 L 102 22 L 106 33 L 116 28 L 117 30 Q 100 38 95 52 Q 93 66 98 82 Z",
    )
    scene.line("#3a2a22", 1.3, (78, 36), (66, 36), (60, 32))
    scene.line("#3a2a22", 1.1, (72, 36), (68, 28))
    scene.line("#3a2a22", 1.1, (111, 30), (114, 21))
    scene.line("#3a2a22", 1.0, (85, 26), (78, 18))
    # standing stones
    scene.path("#57504f", "M 128 84 L 130 66 L 136 63 L 140 67 L 141 85 Z M 146 86 L 149 74 L 155 73 L 158 87 Z")
    scene.path("#77706c", "M 128 84 L 130 66 L 133 65 L 133 85 Z M 146 86 L 149 74 L 151 74 L 150 87 Z")
    # a crow
    scene.path("#2b2026", "M 60 32 L 57 27 Q 60 24 63 27 L 69 33 L 62 32 Z M 57 27 L 54 28 L 57 29 Z")


def _meadow(scene: _Scene) -> None:
    scene.sky("#79b7d6", "#e6efcf", 62)
    scene.cloud("#f6f5e6", 62, 22, 7)
    scene.cloud("#f6f5e6", 136, 16, 5.5)
    scene.path("#8fb48a", "M 0 52 Q 40 38 84 50 Q 130 36 200 50 L 200 80 L 0 80 Z")
    scene.path("#79a94f", "M 0 58 Q 60 46 120 58 Q 160 66 200 54 L 200 100 L 0 100 Z")
    scene.path("#8fbb52", "M 0 70 Q 70 54 140 70 Q 170 76 200 68 L 200 100 L 0 100 Z")
    scene.path("#6b9a3e", "M 0 88 Q 50 76 110 86 Q 160 93 200 84 L 200 100 L 0 100 Z")
    # a round tree on the ridge
    scene.path("#5b4028", "M 146 58 L 148 44 L 151 44 L 153 59 Z")
    for x, y, radius in ((143, 40, 7), (151, 34, 9), (158, 41, 7), (150, 43, 7)):
        scene.disc("#4c7d3a", x, y, radius)
    for x, y, radius in ((141, 38, 4), (149, 31, 5)):
        scene.disc("#659a46", x, y, radius)
    for x, y, size in ((66, 66, 1.0), (94, 62, 0.8), (112, 72, 1.25)):
        _sheep(scene, x, y, size)
    for x in range(4, 196, 24):  # a fence
        scene.path("#8a6a45", f"M {x} 92 L {x} 82 L {x + 1.2} 80.6 L {x + 2.4} 82 L {x + 2.4} 93 Z")
    scene.line("#8a6a45", 1.3, (0, 85), (100, 84.4), (200, 85.4))
    scene.line("#8a6a45", 1.3, (0, 89), (100, 88.4), (200, 89.4))
    for number in range(26):
        x, y = (number * 37) % 197 + 2, 72 + (number * 53) % 26
        scene.disc(("#f3e9a0", "#f4f1e6", "#d9768a")[number % 3], x, y, 0.9)


def _sheep(scene: _Scene, x: float, y: float, size: float) -> None:
    for offset in (-3, 2.6):
        scene.line("#41352f", 1.1 * size, (x + offset * size, y + 2 * size), (x + offset * size, y + 8 * size))
    for offset, lift, radius in ((-3.4, 0, 3.6), (0, -1.6, 4.2), (3.4, 0, 3.6), (0, 1.4, 4)):
        scene.disc("#f5f0df", x + offset * size, y + lift * size, radius * size)
    scene.disc("#d9d2bd", x + 1 * size, y + 3.4 * size, 2.2 * size)
    scene.path(
        "#41352f",
        f"M {x - 6 * size:.2f} {y - 3 * size:.2f} Q {x - 9.6 * size:.2f} {y - 3 * size:.2f} {x - 9.4 * size:.2f} "
        f"{y + 1 * size:.2f} Q {x - 7 * size:.2f} {y + 3 * size:.2f} {x - 5.4 * size:.2f} {y:.2f} Z",
    )


def _river(scene: _Scene) -> None:
    scene.sky("#8cc0d8", "#f3ead0", 56)
    scene.glow("#fff4d6", 60, 46, 30, 0.8)
    scene.path(
        "#a3b7b4", "M 0 46 L 26 30 L 44 42 L 70 24 L 96 44 L 128 28 L 160 44 L 182 34 L 200 42 L 200 70 L 0 70 Z"
    )
    scene.path(
        "#c9d3cb",
        "M 70 24 L 63 29.5 L 68 31 L 72 29 L 76 32 L 79 30.5 Z M 128 28 L 121 33 L 127 33 L 131 35 L 137 33.5 Z",
    )
    scene.path("#7f9f6d", "M 0 54 Q 50 42 104 52 Q 150 60 200 48 L 200 80 L 0 80 Z")
    scene.path("#86ab57", "M 0 60 Q 60 52 120 58 Q 170 62 200 56 L 200 100 L 0 100 Z")
    # the river, winding towards us
    scene.path(
        "#2f7fa3",
        "M 112 55 Q 132 60 118 66 Q 86 74 66 82 Q 48 90 40 100 L 150 100 Q 148 90 132 83 Q 122 77 140 68 "
        "Q 150 60 122 55 Z",
    )
    scene.path(
        "#4b9cbb",
        "M 118 57 Q 138 61 124 67 Q 100 76 84 84 Q 72 91 68 100 L 118 100 Q 118 91 108 84 Q 108 76 132 67 "
        "Q 142 61 121 57 Z",
    )
    for x, y, reach in ((84, 93, 16), (98, 88, 12), (66, 96, 8), (110, 72, 9), (122, 64, 7), (104, 97, 14)):
        scene.line("#b8dde3", 0.8, (x, y), (x + reach, y - 0.6))
    # a stone bridge
    scene.path(
        "#8d8174",
        "M 62 80 Q 66 66 100 65 Q 138 64 146 77 L 146 86 L 139 86 Q 136 75 122 75 Q 110 75 108 86 L 99 86 "
        "Q 97 76 84 76 Q 71 77 69 88 L 62 88 Z",
    )
    scene.path("#b5a996", "M 58 79 Q 68 63 101 62 Q 140 61 150 76 L 147 79 Q 136 67 101 67.4 Q 70 68 61 82 Z")
    for joint, level in ((74.0, 73.0), (90, 70), (104, 70.5), (118, 70.5), (132, 74)):
        scene.line("#7b7064", 0.7, (joint, level), (joint + 5, level - 0.4))
    # the near bank with reeds
    scene.path(
        "#5d8640", "M 0 76 Q 30 78 50 84 Q 44 92 34 100 L 0 100 Z M 200 72 Q 170 78 152 86 Q 156 94 166 100 L 200 100 Z"
    )
    for x, y, reach in ((30, 98, 22), (35, 99, 17), (26, 98, 16), (160, 99, 20), (166, 99, 15), (155, 99, 14)):
        scene.line("#3f6430", 1.1, (x, y), (x + 1, y - reach))
        scene.line("#7a5230", 2.0, (x + 1, y - reach), (x + 1.1, y - reach + 5))


def _woods(scene: _Scene) -> None:
    scene.sky("#a9cbb4", "#f1ecc9", 80)
    scene.glow("#fffbe0", 104, 34, 40, 0.95)
    scene.path("#9dbd9f", "M 0 56 Q 60 44 110 54 Q 160 46 200 54 L 200 100 L 0 100 Z")
    for x, height in (
        (8, 40),
        (24, 34),
        (40, 42),
        (58, 36),
        (76, 30),
        (128, 30),
        (144, 38),
        (160, 34),
        (178, 42),
        (194, 36),
    ):
        _fir(scene, "#83aa8b", "#83aa8b", x, 70, height)
    scene.path("#6f9668", "M 0 70 Q 50 62 100 70 Q 150 76 200 66 L 200 100 L 0 100 Z")
    for x, height in ((0, 56), (18, 48), (34, 58), (52, 50), (140, 48), (154, 58), (172, 52), (190, 60)):
        _fir(scene, "#4d8062", "#457558", x, 82, height)
    scene.path("#4e7547", "M 0 82 Q 50 74 100 83 Q 150 90 200 79 L 200 100 L 0 100 Z")
    scene.path("#d9c68f", "M 92 82 Q 104 84 98 90 Q 88 95 84 100 L 112 100 Q 114 93 106 88 Q 110 84 100 82 Z")  # a path
    # a stag in the clearing
    scene.path(
        "#5a3c26",
        "M 90 76 Q 96 73 104 75 L 108 70 L 107 66 L 111 64 L 116 67 L 113 69 L 111 74 Q 110 79 107 81 L 107 90 "
        "L 105.4 90 L 105 82 L 97 82 L 96 90 L 94.4 90 L 94 82 L 92 84 L 91.4 90 L 90 90 L 90 82 Z",
    )
    scene.line("#5a3c26", 0.9, (109, 65), (106, 59), (108, 54))
    scene.line("#5a3c26", 0.9, (106.6, 60), (103, 57))
    scene.line("#5a3c26", 0.9, (111, 64), (114, 59), (113, 54))
    scene.line("#5a3c26", 0.9, (113.4, 60), (117, 58))
    for x, base, height in ((-2, 98, 76), (24, 100, 62), (46, 101, 46), (150, 101, 50), (174, 100, 66), (200, 98, 78)):
        _fir(scene, "#2d5a44", "#23483a", x, base, height)
    scene.path("#2c4a35", "M 0 96 Q 40 90 80 97 L 82 100 L 0 100 Z M 200 94 Q 160 90 118 97 L 116 100 L 200 100 Z")


def _fir(scene: _Scene, lit: str, shaded: str, x: float, base: float, height: float) -> None:
    scene.polygon("#4a3526" if lit != shaded else shaded, [(x - 1.2, base), (x + 1.2, base), (x, base - height / 3)])
    half = height * 0.23
    for tier in range(4):
        low = base - height * (0.08 + 0.2 * tier)
        tip = low - height * (0.36 if tier < 3 else 0.32)
        reach = half * (1 - 0.2 * tier)
        scene.polygon(lit, [(x - reach, low), (x, tip), (x + reach, low), (x, low - 1.4)])
        scene.polygon(shaded, [(x + reach, low), (x, tip), (x, low - 1.4)])


def _village(scene: _Scene) -> None:
    scene.sky("#86b5cf", "#f7e3b6", 60)
    scene.cloud("#f8efd9", 150, 20, 6)
    scene.cloud("#f8efd9", 44, 16, 4.6)
    scene.path("#a8b784", "M 0 52 Q 50 38 110 50 Q 150 42 200 52 L 200 90 L 0 90 Z")
    scene.path("#8aa659", "M 0 64 Q 60 54 120 62 Q 170 68 200 60 L 200 100 L 0 100 Z")
    # the church
    scene.path("#e8dcc0", "M 96 66 L 96 34 L 110 34 L 110 66 Z M 108 66 L 108 48 L 136 48 L 136 66 Z")
    scene.path("#cdbd9b", "M 104 66 L 104 34 L 110 34 L 110 66 Z")
    scene.path("#5f4a58", "M 94 35 L 103 10 L 112 35 Z M 108 50 L 112 40 L 134 40 L 138 50 Z")
    scene.path("#4a3845", "M 103 10 L 112 35 L 104 35 Z")
    scene.line("#4a3845", 0.9, (103, 11), (103, 4))
    scene.line("#4a3845", 0.9, (101, 6.5), (105, 6.5))
    scene.path(
        "#4a3f3c",
        "M 100.6 48 L 100.6 42 Q 103 39 105.4 42 L 105.4 48 Z M 115 60 L 115 54 Q 117 52 119 54 L 119 60 Z "
        "M 125 60 L 125 54 Q 127 52 129 54 L 129 60 Z",
    )
    for x, y, size, roof in (
        (60, 70, 1.15, "#b0522f"),
        (140, 72, 1.05, "#a2472c"),
        (82, 78, 1.0, "#c06a35"),
        (116, 80, 1.1, "#a94f30"),
    ):
        _cottage(scene, x, y, size, roof)
    # fields before the village
    scene.path("#7a9a48", "M 0 84 Q 60 78 120 84 Q 170 88 200 82 L 200 100 L 0 100 Z")
    scene.path("#d8b95c", "M 0 92 Q 30 86 62 87 L 84 100 L 0 100 Z M 118 88 Q 160 90 200 86 L 200 100 L 106 100 Z")
    for step in range(6):
        scene.line("#b8953f", 0.8, (6 + 11 * step, 89.5 - step * 0.3), (2 + 14 * step, 100))
        scene.line("#b8953f", 0.8, (128 + 13 * step, 89.4), (122 + 16 * step, 100))
    scene.path("#d9c79a", "M 92 84 Q 98 90 90 100 L 102 100 Q 106 90 96 84 Z")
    for x, y, radius in ((40, 66, 6), (46, 70, 5), (35, 71, 5), (164, 70, 6), (170, 75, 5), (158, 76, 4)):
        scene.disc("#557d3c", x, y, radius)
    for x, y, radius in ((38, 63, 3), (162, 67, 3)):
        scene.disc("#6f9a4a", x, y, radius)


def _cottage(scene: _Scene, x: float, y: float, size: float, roof: str) -> None:
    def at(across: float, up: float) -> Point:
        return (x + across * size, y - up * size)

    smoke = [(8, 20, 1.5), (9.4, 24, 2), (8.6, 29, 2.6), (10.6, 34, 3)]
    for across, up, radius in smoke:
        scene.disc("#efe6d2", *at(across, up), radius * size)
    scene.polygon("#7a4a3a", [at(6.6, 11), at(6.6, 19), at(9.6, 19), at(9.6, 11)])
    scene.polygon("#f0e4c8", [at(-11, 0), at(-11, 9), at(11, 9), at(11, 0)])
    scene.polygon("#d4c3a0", [at(5, 0), at(5, 9), at(11, 9), at(11, 0)])
    scene.polygon(roof, [at(-13, 8), at(-8, 17), at(8, 17), at(13, 8)])
    scene.polygon("#6b3826", [at(4, 8), at(8, 17), at(13, 8)])
    scene.polygon("#5b4030", [at(-2, 0), at(-2, 6), at(2, 6), at(2, 0)])
    scene.polygon("#6f8f9a", [at(-8.6, 2.6), at(-8.6, 6.2), at(-5, 6.2), at(-5, 2.6)])
    scene.polygon("#6f8f9a", [at(6.4, 2.6), at(6.4, 6.2), at(9.4, 6.2), at(9.4, 2.6)])


def _city(scene: _Scene) -> None:
    scene.sky("#5f86ad", "#f6cf93", 70)
    scene.glow("#ffe9b8", 100, 58, 48, 0.9)
    scene.cloud("#f7dcb0", 40, 24, 5)
    scene.cloud("#f7dcb0", 164, 18, 5)
    scene.path("#94967f", "M 0 66 Q 40 54 100 60 Q 160 54 200 64 L 200 100 L 0 100 Z")
    # behind the walls: halls, towers and the minster
    for x, width, top, roof in (
        (40, 12, 50, "#8a4a3c"),
        (54, 13, 44, "#4d5f80"),
        (70, 11, 50, "#9a523c"),
        (122, 12, 48, "#8a4a3c"),
        (136, 13, 42, "#4d5f80"),
        (151, 12, 51, "#9a523c"),
    ):
        scene.block("#d9c29a", x, 76, x + width, top)
        scene.block("#b89c77", x + width * 0.62, 76, x + width, top)
        scene.polygon(roof, [(x - 1.4, top), (x + width / 2, top - 10), (x + width + 1.4, top)])
        scene.block("#5b3f38", x + width * 0.36, top + 9, x + width * 0.62, top + 4)
    scene.block("#e6d3ab", 84, 76, 118, 40)
    scene.block("#c5ab82", 104, 76, 118, 40)
    scene.polygon("#4a5673", [(82, 41), (90, 30), (112, 30), (120, 41)])
    for x in (82, 108):
        scene.block("#efdfba", x, 76, x + 12, 26)
        scene.block("#cdb48b", x + 7.4, 76, x + 12, 26)
        scene.polygon("#56648a", [(x - 1.4, 27), (x + 6, 5), (x + 13.4, 27)])
        scene.polygon("#3f4a69", [(x + 6, 5), (x + 13.4, 27), (x + 7, 27)])
        scene.path("#5b4a45", f"M {x + 3.4} 40 L {x + 3.4} 33 Q {x + 5.6} 30 {x + 7.8} 33 L {x + 7.8} 40 Z")
    scene.disc("#5b4a45", 101, 47, 3.6)
    scene.disc("#e9c46a", 101, 47, 2.2)
    # the walls
    scene.path("#a08a6e", "M 22 90 L 22 68 L 178 68 L 178 90 Z")
    scene.path("#b7a181", "M 22 72 L 22 68 L 178 68 L 178 72 Z")
    for x in range(24, 178, 8):
        scene.block("#b7a181", x, 69, x + 4.4, 64)
    for x in (14, 58, 130, 172):
        scene.block("#b39c7b", x, 93, x + 14, 60)
        scene.block("#8f7a5f", x + 9, 93, x + 14, 60)
        for tooth in (0, 5, 10):
            scene.block("#c3ad8b", x - 1 + tooth * 1.2, 61, x + 2.6 + tooth * 1.2, 55)
        scene.block("#4f4238", x + 5.6, 76, x + 7.8, 69)
    scene.path("#c3ad8b", "M 86 92 L 86 62 L 116 62 L 116 92 Z")  # the gate
    for tooth_at in (84.6, 92.6, 100.6, 108.6, 113.4):
        end = tooth_at + 4.6
        scene.block("#cfbb99", tooth_at, 63, end, 57)
    scene.path("#3c2f2a", "M 93 92 L 93 78 Q 101 68 109 78 L 109 92 Z")
    for x in (97, 101, 105):
        scene.line("#6b5846", 0.8, (x, 74), (x, 92))
    scene.line("#6b5846", 0.8, (94, 82), (108, 82))
    scene.path("#7d9150", "M 0 88 Q 50 84 92 90 L 90 100 L 0 100 Z M 200 88 Q 150 84 110 90 L 112 100 L 200 100 Z")
    scene.path("#d9c193", "M 93 91 L 109 91 Q 112 95 118 100 L 82 100 Q 90 95 93 91 Z")
    for x, flag in ((65, "#a33b3b"), (137, "#a33b3b")):
        scene.line("#4a3b30", 0.9, (x, 56), (x, 38))
        scene.path(flag, f"M {x} 38 L {x + 9} 40.6 L {x} 44 Z")


_PAINTERS: dict[LandKind, Callable[[_Scene], None]] = {
    "wilderness": _wilderness,
    "meadow": _meadow,
    "river": _river,
    "woods": _woods,
    "village": _village,
    "city": _city,
}


@kept
def landscape(kind: LandKind, width: int, height: int) -> Image.Image:
    """Return the scene of a kind of land in a size in pixels; it is made for twice as wide as high."""
    scene = _Scene(width, height)
    _PAINTERS[kind](scene)
    picture = scene.image.reduce(_OVERSAMPLING)
    grain = layered_noise(f"landscape/{kind}", width, height, ((26, 26, 1.0), (3, 3, 0.8)))
    return Image.blend(picture, Image.merge("RGB", (grain, grain, grain)), 0.05)
