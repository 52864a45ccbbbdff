"""Fluent files are read strictly, and what is missing is named."""

from pathlib import Path

import pytest

import bot.text
from bot.text import LANGUAGES, MissingText, Text
from bot.text.text import Bundle

FOLDER = Path(bot.text.__path__[0])


def test_english_is_there():
    assert "en" in LANGUAGES


def test_an_unknown_id_is_named():
    with pytest.raises(MissingText, match="'no-such-text' in 'en'"):
        Text()("no-such-text")


def test_an_unknown_attribute_is_named():
    with pytest.raises(MissingText, match=r"'game-contract\.colour'"):
        Text()("game-contract.colour")


def test_a_message_that_needs_an_argument_names_it():
    with pytest.raises(MissingText, match=r"'event-took'.*card"):
        Text()("event-took", who="Ann")


def test_an_unknown_language_is_named_with_those_there_are():
    with pytest.raises(MissingText, match=r"'tlh'; there are: .*en"):
        Text("tlh")


def test_names_go_through_without_marks_for_direction():
    assert Text()("event-took", who="อรุณ", card="7♥︎") == "อรุณ took 7♥︎."


def test_what_an_argument_holds_is_not_read_as_fluent():
    assert Text()("event-took", who="{ $card }", card="7♥︎") == "{ $card } took 7♥︎."


def test_a_list_of_many_emojis_is_filled_in_whole():
    """Fluent itself takes no more than 2,500 letters."""
    cards = "<:uc_9bbb20_13k:1234567890123456789>" * 106
    told = Text()("event-rearranged-more", who="Ann", cards=cards, melds="🔴1", count=2)
    assert told.count(cards) == 1
    assert told.startswith("Ann laid <:uc_")


def test_texts_of_one_language_are_equal():
    assert Text() == Text("en")
    assert hash(Text()) == hash(Text("en"))


def test_every_file_of_the_folder_is_read(tmp_path: Path):
    (tmp_path / "one.ftl").write_text("one = 1\n", encoding="utf-8")
    (tmp_path / "two.ftl").write_text("two = 2\n", encoding="utf-8")
    assert list(Bundle("en", tmp_path).ids) == ["one", "two"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_fluent(language: str):
    """They are parsed when they are said; nobody shall be the first to find a mistake."""
    Bundle(language, FOLDER / language).check()


def test_a_message_that_is_not_fluent_is_named(tmp_path: Path):
    (tmp_path / "bad.ftl").write_text("good = yes\nbad = { $open\n", encoding="utf-8")
    texts = Bundle("en", tmp_path)
    assert texts.text("good", {}) == "yes"
    for say in (texts.check, lambda: Bundle("en", tmp_path).text("bad", {})):
        with pytest.raises(ValueError, match=r"bad of en is not Fluent near: bad = \{ \$open"):
            say()


@pytest.mark.parametrize("lines", ["Not a message", "# A comment\n    and more\n", "    one = 1"])
def test_lines_that_belong_to_no_message_are_named(tmp_path: Path, lines: str):
    (tmp_path / "bad.ftl").write_text(f"{lines}\ngood = yes\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl of en is not Fluent near: \s*"):
        Bundle("en", tmp_path)


def test_lines_that_go_on_with_no_message_are_named(tmp_path: Path):
    (tmp_path / "bad.ftl").write_text("good = yes\nNot a message\n", encoding="utf-8")
    with pytest.raises(ValueError, match="good of en is not Fluent"):
        Bundle("en", tmp_path).check()


def test_messages_hold_others_and_terms_of_any_file(tmp_path: Path):
    (tmp_path / "a.ftl").write_text("one = { two } { -three } { NUMBER(4) }\n", encoding="utf-8")
    two = "## Words\n\ntwo =\n    { $of ->\n       *[x] 2 { four }\n    }\n"
    (tmp_path / "b.ftl").write_text(f"{two}-three = 3\n# Last\nfour = IV\n", encoding="utf-8")
    texts = Bundle("en", tmp_path)
    assert list(texts.ids) == ["one", "two", "four"]
    assert texts.text("one", {"of": "x"}) == "2 IV 3 4"


def test_an_id_that_comes_twice_is_named(tmp_path: Path):
    (tmp_path / "a.ftl").write_text("same = 1\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("same = 2\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"b\.ftl of en: same comes twice"):
        Bundle("en", tmp_path)


@pytest.fixture
def partly(tmp_path: Path) -> Bundle:
    """A language that says one message of two, and one attribute of two."""
    for language, lines in {
        "en": "a = one\nb = two { $count }\nc = three\n    .x = X\n    .y = Y { a }\n",
        "vi": "c = ba\n    .x = XX\na = một\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(lines, encoding="utf-8")
    english = Bundle("en", tmp_path / "en")
    return Bundle("vi", tmp_path / "vi", lambda: english)


def test_what_a_language_does_not_say_is_said_in_english(partly: Bundle):
    assert [partly.text(name, {}) for name in ("a", "c", "c.x")] == ["một", "ba", "XX"]
    assert partly.text("b", {"count": 2}) == "two 2"
    assert partly.text("c.y", {}) == "Y one"
    assert partly.with_prefix("") == ("a", "b", "c")


def test_what_nobody_says_is_missing_in_every_language(partly: Bundle):
    with pytest.raises(MissingText, match="'d' in 'en'"):
        partly.text("d", {})
