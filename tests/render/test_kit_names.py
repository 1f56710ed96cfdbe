"""Names as people really have them: what a picture shows has a glyph for every letter, and tells who is meant."""

import regex

from bot.language import languages
from render.kit.fonts import STRONG, TITLE, lay_out
from render.kit.names import pictured
from render.kit.text import fit, fit_lines, measure

WHOLE = """
Ada | Zoë O’Neill | Nguyễn Thị Ánh | Παναγιώτης | Дмитро | Հայերեն | ქართული | محمد علي | שלום | สมชาย | देवेन्द्र | বাংলা
தமிழ் | తెలుగు | ಕನ್ನಡ | മലയാളം | ગુજરાતી | ਪੰਜਾਬੀ | සිංහල | ဗမာ | ខ្មែរ | ລາວ | አማርኛ | ᏣᎳᎩ | ᐃᓄᒃᑎᑐᑦ | ⵜⵉⴼⵉⵏⴰⵖ | ދިވެހި
諸葛亮 | 山田さん | 김철수 | ᚨᛞᚨ | 𝓐𝓭𝓪 | 𝕬𝖉𝖆 | 𝔸𝕕𝕒 | Ⓐⓓⓐ | 🅰🅳🅰 | ａｄａ | ᴀᴅᴀ | ꜱᴍᴀʟʟ | ᵃᵈᵃ | ɐpɐ | ᗩᗪᗩ | 卂ᗪ卂 | A̲d̲a̲
★Ada★ | ミ★Ada★彡 | 【Ada】 | 🦊Ada🔥 | Ada🏴‍☠️ | 👩🏽‍🚀 Ada 🇨🇭 | Ada 1️⃣ | 🫩🫆 Ada | 🤖 Byron | Ada ✧˖° | ☾⋆Ada
"""
"""Drawn as they are."""

PARTLY = """
꧁Ada꧂ = Ada | ꧁༒☬ Ada ☬༒꧂ = ☬ Ada ☬ | 𓆩Bruno𓆪 = Bruno | 𓆩♡𓆪 Al = ♡ Al | ࿐ Chen = Chen | ༺Dora༻ = Dora | ༺ꕥ A ꕥ༻ = A
ꨄEmreꨄ = Emre | ᯓ★Gil = ★Gil | 𐙚 Hana = Hana | 𖤐Ida𖤐 = Ida | ᥫ᭡ Jon = Jon | 𒆙Kim𒆙 = Kim | Lea𝄞 = Lea | 𠮷野家 = 野家
꒰Max꒱ = Max | ᡣ𐭩 Noa = Noa | 𓃠 Oz ꧂ 𓃠 = Oz | אב꧂ 1 = אב 1
"""
"""What is left of them."""

LOST = """
བཀྲ་ཤིས | ᠪᠠᠶᠠᠷ | ߊߘߊ | 𞤀𞤣𞤢 | ܐܕܐ | ꦲꦢ | ᱟᱫᱟ | ꀊꄷ | ⲁⲇⲁ | ꓮꓓꓮ | 𠮷 | ꧁꧂ | 𓆩♡𓆪 | 𓃠 | ᠪᠠᠶᠠᠷ a | ꕙꔤ | ꀊ♡
"""
"""Of them too little is left."""


def listed(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in regex.split(r"[|\n]", names) if name.strip())


def shown(name: str, account: str = "ada_42") -> str:
    (drawn,) = pictured([name], [account], languages()["en"])
    letters = "".join(run.text for run in lay_out(drawn, TITLE, 30).runs)
    assert "\ufffd" not in letters, name
    assert regex.search(r"[\p{L}\p{N}\p{So}]", letters), name
    return drawn


def test_what_fonts_can_draw_of_a_name_is_drawn_else_the_name_of_the_account_else_the_number_of_the_seat() -> None:
    lost = listed(LOST)
    expected = {name: name for name in listed(WHOLE)} | dict.fromkeys(lost, "ada_42")
    expected |= dict(pair.split(" = ") for pair in listed(PARTLY))
    assert {name: shown(name) for name in expected} == expected
    assert {shown(name, account) for name in lost for account in ("", "ⲁⲇⲁ")} == {"Player 1"}
    assert pictured(["Ada", "ߊߘߊ", "? (3)"], (), languages()["fr"]) == ("Ada", "Place 2", "Quelqu’un (3)")


def test_no_two_players_are_alike_in_pictures_by_what_is_left_out_or_cut() -> None:
    accounts, english = ("ada_l", "eve", "chen_7"), languages()["en"]
    expected = {
        ("ߊߘߊ", "CHEN_7", "eve"): ("ada_l", "CHEN_7", "eve"),
        ("Lea𝄞", "Lea", "Chen"): ("Lea (ada_l)", "Lea (eve)", "Chen"),
        ("ߊߘߊ (ada_l)", "ߊߘߊ (eve)", "eve x"): ("ada_l", "eve", "eve x"),
        ("Bartholomew A", "Bartholomew B", "Barth"): ("Bartholomew A (ada_l)", "Bartholomew B (eve)", "Barth"),
    }
    assert {names: pictured(names, accounts, english) for names in expected} == expected
    assert pictured(["chen_7", "ߊߘߊ"], ["ada_l", "chen_7"], english) == ("chen_7 (ada_l)", "chen_7 (chen_7)")
    for name in ("Bartholomew Featherstonehaugh II (wintermute_x)", "Ada Lovelace (wintermute_x)"):
        for width in range(100, 400, 10):
            shown, size = fit(name, STRONG, 36, width)
            assert measure(shown, STRONG, size) <= width
            assert "(wintermute_x)" in shown or shown.startswith("winter")
    for shown in (
        fit("Bruno, Chen and a sentence about Ada (eve)", STRONG, 26, 300)[0],
        fit_lines("Bruno, Ada (eve)", STRONG, 26, 99, 1)[0][0],
    ):
        assert shown.endswith("…")
