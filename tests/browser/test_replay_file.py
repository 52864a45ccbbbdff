"""A finished game as a file: opened from the disk in a real Chromium, without a network."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bot.screens.replay_page import replay_page
from bot.screens.replay_screen import Curve, HandStyle
from bot.text import LANGUAGES, Text
from engine.games.registry import REGISTRY
from engine.table.replay import Replay, replay_of
from tests.absent import absent
from tests.browser.local_page import browser_window, chromium
from tests.screens.script import ANN, Script
from tests.screens.tables import over

pytestmark = pytest.mark.long

NAMES = ("Ann", "Bình", "สมชาย", "<img src=x onerror=alert(1)>")
CONTRASTS = """
() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => {
            const share = part / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element) => {
        const found = getComputedStyle(element).backgroundColor;
        return /, 0\\)$/.test(found) ? behind(element.parentElement) : found;
    };
    const some = "h1, h2, p, button:not([aria-disabled=true]), .card, #log li *";
    const texts = document.querySelectorAll(some);
    return [...texts].filter((one) => one.textContent && one.checkVisibility()).map((one) => {
        const [a, b] = [getComputedStyle(one).color, behind(one)].map(light).sort();
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
}
"""
"""The contrast of every text with what is behind it (WCAG 2.2, 1.4.3)."""


_CASES = dict.fromkeys(
    [*zip(REGISTRY, cycle(LANGUAGES), strict=False), *(("contract", one) for one in LANGUAGES)]
)
"""Every game in one of the languages, in turn, and one game in all of them: what differs between
games are rows and cards, and between languages words."""


@pytest.fixture(scope="module")
def window() -> Iterator[BrowserContext]:
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    with browser_window() as found:
        found.set_offline(True)
        yield found


@cache
def played(name: str, *, open_hands: bool = True) -> Replay:
    seats = min(4, REGISTRY[name].most_seats)
    script = Script(name, seats, names=NAMES, computers=(1,), open_hands=open_hands).begin()
    script.play_on(over).close()
    return replay_of(script.header, script.entries)


def opened(window: BrowserContext, folder: Path, file: bytes) -> tuple[Page, list[str]]:
    """The file in a tab, and whatever goes wrong there or is asked for elsewhere."""
    path = folder / "replay.html"
    path.write_bytes(file)
    page, wrong = window.new_page(), list[str]()
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("dialog", lambda dialog: wrong.append(dialog.message))
    page.on(
        "request", lambda asked: wrong.extend([asked.url] if asked.url != path.as_uri() else [])
    )
    page.goto(path.as_uri())
    return page, wrong


@pytest.mark.parametrize(("name", "language"), _CASES)
def test_every_game_and_every_language_can_be_stepped_through(
    name: str, language: str, window: BrowserContext, tmp_path: Path
) -> None:
    replay, say = played(name), Text(language)
    moves = len(replay.frames)
    curve = Curve(0, [float(place % 7 - 3) for place in range(moves)])
    file = replay_page(replay, 3, ANN, HandStyle(), say, curve)
    page, wrong = opened(window, tmp_path, file)
    where = page.locator("#where")

    def at(move: int) -> None:
        expect(where).to_have_text(say("replay-where", move=move, moves=moves))

    at(4)
    for key, move in (("ArrowRight", 5), ("ArrowLeft", 4), ("End", moves), ("Home", 1)):
        page.keyboard.press(key)
        at(move)
    ways = (("on", 2), ("on", 3), ("back", 2), ("last", moves), ("first", 1))
    for way, move in ways:
        page.get_by_role("button", name=say(f"button-replay-{way}")).click()
        at(move)
    slider = page.get_by_role("slider", name=say("replay-jump-title"))
    slider.focus()
    for key, move in (("ArrowRight", 2), ("End", moves), ("ArrowLeft", moves - 1)):
        slider.press(key)
        at(move)
    assert str(slider.get_attribute("aria-valuetext")).startswith(where.inner_text())
    # What is before it is there, whichever way one has come.
    page.keyboard.press("Home")
    first = page.locator("main").inner_text()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    assert page.locator("main").inner_text() == first
    for width in (390, 1280):
        for scheme in ("light", "dark"):
            page.set_viewport_size({"width": width, "height": 844})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            for key in ("Home", "End"):
                page.keyboard.press(key)
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                assert min(page.evaluate(CONTRASTS)) >= 4.5, (width, scheme)
            heights = page.locator("button").evaluate_all("all => all.map(one => one.offsetHeight)")
            assert min(heights) >= 44
    assert wrong == []
    page.close()


def test_it_is_read_out(window: BrowserContext, tmp_path: Path) -> None:
    """Landmarks, names of cards and buttons, and each move as it comes."""
    page, wrong = opened(
        window, tmp_path, replay_page(played("contract"), 0, ANN, HandStyle(), Text())
    )
    for landmark in ("banner", "main", "navigation", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)  # type: ignore[arg-type]
    for region in ("On the table", "Players", "The deal so far, newest first"):
        expect(page.get_by_role("region", name=region)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"
    now = page.get_by_role("status")
    expect(now).to_have_attribute("aria-live", "polite")
    expect(now).to_contain_text("Deal 1. Dealer:")
    page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("Move 2 of")
    expect(now).not_to_contain_text("Dealer:")
    cards = page.get_by_role("region", name="Players").get_by_role("img")
    names = cards.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) > 20
    assert all(" of " in name or name == "joker" for name in names)
    hands = page.get_by_role("list", name="Hand")
    assert hands.count() == 4
    # A button that leads nowhere says so, and keeps the focus.
    first = page.get_by_role("button", name="First")
    first.click()
    expect(first).to_have_attribute("aria-disabled", "true")
    expect(first).to_be_focused()
    for kind in ("button", "slider"):
        unnamed = page.get_by_role(kind, name="", exact=True)  # type: ignore[arg-type]
        expect(unnamed).to_have_count(0)
    assert wrong == []


def test_nothing_moves_for_who_wants_it_still(window: BrowserContext, tmp_path: Path) -> None:
    page, _ = opened(window, tmp_path, replay_page(played("basic"), 0, ANN, HandStyle(), Text()))
    for wish, moving in (("no-preference", "come"), ("reduce", "none")):
        page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        new = page.locator(".new").first
        assert new.evaluate("one => getComputedStyle(one).animationName") == moving


def test_closed_hands_are_backs_with_a_number(window: BrowserContext, tmp_path: Path) -> None:
    replay = played("gin", open_hands=False)
    page, wrong = opened(window, tmp_path, replay_page(replay, 2, ANN, HandStyle(), Text()))
    expect(page.get_by_role("list", name="Hand")).to_have_count(1)
    backs = len(replay.frames[2].state.hands[1 - (replay.frames[2].roster.seat_of(ANN) or 0)])
    assert page.locator(".backs i").count() == backs
    page.keyboard.press("End")
    assert page.locator(".backs").count() == 0
    assert wrong == []


def test_the_curve_says_at_each_move_what_was_to_be_expected(
    window: BrowserContext, tmp_path: Path
) -> None:
    replay = played("gin")
    worths = [float("nan"), 3.26, *(-1.0 for _ in replay.frames[2:])]
    file = replay_page(replay, 0, ANN, HandStyle(), Text(), Curve(1, worths))
    page, wrong = opened(window, tmp_path, file)
    curve = page.locator("#curve")
    expect(curve).to_be_visible()
    expect(curve.locator("#expected")).to_have_text("")
    for said in ("+3.3", "−1"):
        page.keyboard.press("ArrowRight")
        told = f"Expected for {NAMES[1]} after this move: {said} points"
        expect(curve.locator("#expected")).to_have_text(told)
    way = str(curve.locator("path").get_attribute("d"))
    assert way.startswith("M"), "it begins where it is known"
    assert "L1000 " in way, "a deal is as wide as the page"
    assert wrong == []
    page.close()


def test_a_deal_of_which_nothing_is_known_has_no_curve(
    window: BrowserContext, tmp_path: Path
) -> None:
    script = Script("gin", 2, names=NAMES, open_hands=True).begin()
    script.play_on(over).deal().play_on(over).close()
    replay = replay_of(script.header, script.entries)
    first, second = replay.deals
    worths = [3.0] * second + [float("nan")] * (len(replay.frames) - second)
    file = replay_page(replay, first, ANN, HandStyle(), Text(), Curve(0, worths))
    page, _ = opened(window, tmp_path, file)
    expect(page.locator("#curve")).to_be_visible()
    page.locator("#deal-after").click()
    expect(page.locator("#curve")).to_be_hidden()
    page.close()
