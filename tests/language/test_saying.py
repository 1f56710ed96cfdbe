"""What players read: the right message, in the best language, with their names untouched."""

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import babel
import pytest

from bot.language import BrokenMessages, Language, UnknownMessage, Unsayable, languages, load, localised, pick

Write = Callable[[Mapping[str, str]], Path]

ENGLISH = """\
    language-name = English
    joined = { $name } takes a seat.
    points = { $count ->
        [one] { $name } scores one point.
       *[other] { $name } scores { $count } points.
    }
    only-english = { $name } is the host.
    """
FRENCH = """\
    language-name = Français
    joined = { $name } prend place.
    points = { $count ->
        [one] { $name } marque { $count } point.
       *[other] { $name } marque { $count } points.
    }
    """


@pytest.fixture
def spoken(write: Write) -> dict[str, Language]:
    return load(write({"en/common.ftl": ENGLISH, "fr/common.ftl": FRENCH}))


@pytest.fixture
def english(spoken: dict[str, Language]) -> Language:
    return spoken["en"]


@pytest.fixture
def french(spoken: dict[str, Language]) -> Language:
    return spoken["fr"]


class TestLoading:
    def test_all_files_of_a_language_are_one(self, write: Write) -> None:
        locales = write({
            "en/common.ftl": "language-name = English\n-bot = Sealed Orders",
            "en/table.ftl": "welcome = { -bot } greets you.",
        })  # fmt: skip
        assert load(locales)["en"].say("welcome") == "Sealed Orders greets you."

    def test_an_id_in_two_files_is_refused_with_both_names(self, write: Write) -> None:
        locales = write({
            "en/common.ftl": "language-name = English\njoin = Join",
            "en/table.ftl": "\njoin = Take a seat",
        })  # fmt: skip
        with pytest.raises(BrokenMessages, match=r"en/table\.ftl:2: .*join stands in en/common\.ftl:2 already"):
            load(locales)["en"].say("join")

    def test_a_term_and_a_message_may_share_a_name(self, write: Write) -> None:
        locales = write({"en/common.ftl": "language-name = English\n-rose = Rose\nrose = the { -rose }"})
        assert load(locales)["en"].say("rose") == "the Rose"

    def test_an_unreadable_line_is_refused_with_its_place(self, write: Write) -> None:
        locales = write({"en/common.ftl": "language-name = English\n\nbroken = { $name"})
        with pytest.raises(BrokenMessages, match=r"en/common\.ftl:3: "):
            load(locales)["en"].say("broken")

    def test_a_folder_is_named_like_a_locale(self, write: Write) -> None:
        with pytest.raises(babel.UnknownLocaleError):
            load(write({"en/common.ftl": "language-name = English", "qq/common.ftl": "language-name = Qq"}))

    def test_the_projects_languages_are_loaded_once_english_first(self) -> None:
        assert languages() is languages()
        assert next(iter(languages())) == "en"
        assert languages()["en"].name == "English"
        assert languages()["fr"].name == "Français"


class TestSaying:
    def test_a_message_is_said_in_its_language(self, english: Language, french: Language) -> None:
        assert english.say("joined", name="Ada") == "Ada takes a seat."
        assert french.say("joined", name="Ada") == "Ada prend place."

    def test_what_a_language_lacks_is_said_in_english(self, french: Language) -> None:
        assert french.say("only-english", name="Ada") == "Ada is the host."
        assert french.has("only-english")

    @pytest.mark.parametrize("key", ["nobody-wrote-this", "joined.title", "-term", ""])
    def test_what_english_lacks_too_is_unknown(self, english: Language, french: Language, key: str) -> None:
        for language in (english, french):
            assert not language.has(key)
            with pytest.raises(UnknownMessage):
                language.say(key)

    @pytest.mark.parametrize(
        ("code", "count", "sentence"),
        [
            ("en", 0, "Ada scores 0 points."),
            ("en", 1, "Ada scores one point."),
            ("en", 2, "Ada scores 2 points."),
            ("fr", 0, "Ada marque 0 point."),
            ("fr", 1, "Ada marque 1 point."),
            ("fr", 2, "Ada marque 2 points."),
        ],
    )
    def test_plurals_follow_the_language(
        self, spoken: dict[str, Language], code: str, count: int, sentence: str
    ) -> None:
        assert spoken[code].say("points", name="Ada", count=count) == sentence

    def test_numbers_are_written_as_the_language_writes_them(self, english: Language, french: Language) -> None:
        assert english.say("joined", name=12500) == "12,500 takes a seat."
        assert french.say("joined", name=12500) == "12\N{NARROW NO-BREAK SPACE}500 prend place."

    @pytest.mark.parametrize(
        "name", ["{ $name }", "{0}", "{", '{ "', "-term = x", "Łucja", "محمد", "陳", "a\nb = c", " Ada ", "*"]
    )
    def test_a_name_goes_in_as_it_is_without_isolating_marks(self, english: Language, name: str, strict: None) -> None:
        assert english.say("joined", name=name) == f"{name} takes a seat."
        assert english.list([name, name, name]) == f"{name}, {name} and {name}"

    def test_a_long_account_goes_in_whole(self, english: Language, strict: None) -> None:
        account = "Ada plays a card. " * 200
        assert english.say("joined", name=account) == f"{account} takes a seat."

    def test_a_word_selects_its_variant(self, write: Write) -> None:
        text = "language-name = English\nside = { $side ->\n  [eagle] the Eagle\n *[rose] the Rose\n }"
        english = load(write({"en/common.ftl": text}))["en"]
        assert english.say("side", side="eagle") == "the Eagle"
        assert english.say("side", side="rose") == "the Rose"

    def test_a_truth_selects_by_yes_and_no(self, write: Write) -> None:
        text = "language-name = English\nstorm = { $storm ->\n  [yes] storms\n *[no] attacks\n }"
        english = load(write({"en/common.ftl": text}))["en"]
        assert (english.say("storm", storm=True), english.say("storm", storm=False)) == ("storms", "attacks")

    def test_a_value_may_be_called_key(self, write: Write) -> None:
        english = load(write({"en/common.ftl": "language-name = English\nlock = { $key } and { $self }"}))["en"]
        assert english.say("lock", key="1", self="2") == "1 and 2"

    @pytest.mark.parametrize(
        ("names", "in_english", "in_french"),
        [
            ([], "", ""),
            (["Ada"], "Ada", "Ada"),
            (["Ada", "Bruno"], "Ada and Bruno", "Ada et Bruno"),
            (["Ada", "Bruno", "Chen"], "Ada, Bruno and Chen", "Ada, Bruno et Chen"),
        ],
    )
    def test_names_are_listed_as_a_sentence_does(
        self, english: Language, french: Language, names: list[str], in_english: str, in_french: str
    ) -> None:
        assert english.list(names) == in_english
        assert french.list(iter(names)) == in_french

    def test_drawing_threads_may_speak_at_once(self, french: Language, strict: None) -> None:
        with ThreadPoolExecutor(4) as threads:
            sentences = threads.map(lambda count: french.say("points", name="Ada", count=count), range(2, 200))
        assert list(sentences) == [f"Ada marque {count} points." for count in range(2, 200)]


class TestSayingBadly:
    """A sentence that cannot be said properly never stops a match, and does not go unseen either."""

    def test_a_missing_value_is_logged_once_and_raises_nothing(
        self, english: Language, caplog: pytest.LogCaptureFixture
    ) -> None:
        assert english.say("joined") == "name takes a seat."
        english.say("joined")
        assert [record.getMessage() for record in caplog.records] == [
            "Message joined cannot be said properly in en: Unknown external: name"
        ]
        assert caplog.records[0].levelno == logging.ERROR

    def test_a_missing_value_raises_in_strict_mode(self, english: Language, strict: None) -> None:
        with pytest.raises(Unsayable, match="en: joined: Unknown external: name"):
            english.say("joined")

    def test_a_translation_that_fails_is_said_in_english(self, write: Write) -> None:
        french = load(
            write({
                "en/common.ftl": "language-name = English\nwon = { $name } wins.",
                "fr/common.ftl": "language-name = Français\nwon = { $name } gagne { $price }.",
            })
        )["fr"]  # fmt: skip
        assert french.say("won", name="Ada") == "Ada wins."

    def test_the_log_never_holds_a_value(self, write: Write, caplog: pytest.LogCaptureFixture) -> None:
        english = load(write({"en/common.ftl": "language-name = English\nbid = { NUMBER($bid) }"}))["en"]
        english.say("bid", bid="canary")
        english.say("bid", bid=1e300)
        assert len(caplog.records) == 2
        assert "canary" not in caplog.text
        assert "e+300" not in caplog.text


class TestPicking:
    @pytest.fixture(autouse=True)
    def five_languages(self, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
        codes = ("en", "fr", "pt-BR", "zh-CN", "es")
        spoken = load(write({f"{code}/common.ftl": f"language-name = {code}" for code in codes}))
        monkeypatch.setattr("bot.language.languages", lambda: spoken)

    @pytest.mark.parametrize(
        ("locale", "code"),
        [
            ("fr", "fr"),
            ("en-GB", "en"),
            ("en-US", "en"),
            ("pt-BR", "pt-BR"),
            ("PT-br", "pt-BR"),
            ("zh-CN", "zh-CN"),
            ("zh-TW", "en"),
            ("es-419", "es"),
            ("es-ES", "es"),
            ("ja", "en"),
            ("no such locale", "en"),
            ("", "en"),
            (None, "en"),
        ],
    )
    def test_a_reader_gets_the_best_language(self, locale: str | None, code: str) -> None:
        assert pick(locale).code == code


class TestCommands:
    @pytest.fixture(autouse=True)
    def two_languages(self, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
        spoken = load(
            write({
                "en/common.ftl": "language-name = English\ncommand-play-name = play\ncommand-hand-name = hand",
                "fr/common.ftl": "language-name = Français\ncommand-play-name = jouer",
            })
        )  # fmt: skip
        monkeypatch.setattr("bot.language.languages", lambda: spoken)

    def test_a_command_is_translated_where_there_is_a_translation(self) -> None:
        assert localised("command-play-name", "fr") == "jouer"

    @pytest.mark.parametrize("locale", ["en-US", "en-GB", "ja"])
    def test_a_command_keeps_its_english_name_elsewhere(self, locale: str) -> None:
        assert localised("command-play-name", locale) is None

    def test_a_command_keeps_its_english_name_while_it_is_not_translated(self) -> None:
        assert localised("command-hand-name", "fr") is None

    def test_a_command_that_english_does_not_know_is_unknown(self) -> None:
        with pytest.raises(UnknownMessage):
            localised("command-dance-name", "fr")
