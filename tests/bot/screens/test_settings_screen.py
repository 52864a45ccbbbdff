"""The screen of a person's settings (UX Commands: /settings; Languages and eyes)."""

from bot.blocks.screen import Menu, Picture, Screen
from bot.people.preferences import Preferences, Sort
from bot.render.specs import CardStyle
from bot.screens.settings_screen import MENUS, settings_screen
from bot.text import LANGUAGES, Text
from engine.live.timing import QuietHours
from tests.each import each


def menus(screen: Screen) -> dict[str, Menu]:
    return {block.click.rest: block for block in screen.blocks if isinstance(block, Menu)}


def picture(screen: Screen) -> Picture:
    [found] = [block for block in screen.blocks if isinstance(block, Picture)]
    return found


@each("language", LANGUAGES)
def test_ux_settings_every_menu_marks_what_holds_now(language: str) -> None:
    preferences = Preferences(
        language=language, cards=CardStyle.TWO, sort=Sort.RANK, every_control=True
    )
    screen = settings_screen(preferences, Text(language))
    marked = {
        name: [choice.value for choice in menu.choices if choice.chosen]
        for name, menu in menus(screen).items()
    }
    assert marked == {
        "language": [language],
        **{name: [str(getattr(preferences, name))] for name in MENUS},
        "": ["every_control", "strip"],
    }
    assert all(
        len(menu.choices) == len(kind)
        for name, kind in MENUS.items()
        for menu in [menus(screen)[name]]
    )


def test_ux_languages_each_is_called_as_its_speakers_call_it() -> None:
    lines = [
        choice.label
        for choice in menus(settings_screen(Preferences(), Text("en")))["language"].choices
    ]
    assert lines == [
        "Language: as in Discord",
        "Language: English",
        "Language: ไทย",
        "Language: Tiếng Việt",
    ]


@each("style", CardStyle)
def test_ux_settings_the_sample_is_drawn_in_the_chosen_style(style: CardStyle) -> None:
    shown = picture(settings_screen(Preferences(cards=style), Text("en")))
    assert shown.spec.style is style
    assert len({card // 13 for card in shown.spec.cards if card < 52}) == 4, "every suit"


def test_ux_settings_the_sample_is_sorted_as_chosen() -> None:
    hands = {
        sort: picture(settings_screen(Preferences(sort=sort), Text("en"))).spec.cards
        for sort in Sort
    }
    assert len(set(hands.values())) == len(Sort)
    assert len({tuple(sorted(hand)) for hand in hands.values()}) == 1


@each("language", LANGUAGES)
def test_ux_eyes_text_first_shows_the_sample_in_words_by_suits(language: str) -> None:
    say = Text(language)
    blocks = settings_screen(Preferences(text_first=True), say).blocks
    assert not any(isinstance(block, Picture) for block in blocks)
    words = next(block for block in blocks if isinstance(block, str) and say("words-hand") in block)
    assert say("words-suit", suit="C", cards="7, 8, 9") in words
    assert say("words-suit", suit="S", cards="K") in words


def test_ux_settings_quiet_hours_are_told_and_can_be_ended() -> None:
    quiet = QuietHours(begin=1320, end=425, offset=420)
    screen = settings_screen(Preferences(quiet=quiet), Text("en"))
    assert any(
        "22:00 to 7:05 (UTC+7)" in block for block in screen.blocks if isinstance(block, str)
    )
    verbs = [button.click.verb for button in screen.blocks[-1]]
    assert verbs == ["text-first", "quiet", "blocks", "pings", "quiet-off"]
    quiet = QuietHours(begin=1320, end=425, zone="Europe/Berlin")
    blocks = settings_screen(Preferences(quiet=quiet), Text("en")).blocks
    assert any("22:00 to 7:05 in Europe/Berlin time" in str(block) for block in blocks)
    without = settings_screen(Preferences(), Text("en"))
    assert [button.click.verb for button in without.blocks[-1]] == verbs[:-1]
