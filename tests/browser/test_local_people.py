"""Each of the four people of local play in a tab of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, ViewportSize, expect

from bot.local.local_session import MEMBERS
from tests.absent import absent
from tests.browser.first_turns import SEED, holds, take_seats
from tests.browser.local_page import TIMEOUT, Person, browser_window, chromium, local_bot

pytestmark = pytest.mark.long

SIZE: ViewportSize = {"width": 1100, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BEYOND = """all => all.filter(one => one.getBoundingClientRect().right > window.innerWidth
    || one.scrollLeft > 0).map(one => one.className)"""
"""What reaches beyond the page's edge, or was scrolled sideways."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, BrowserContext]]:
    """A bot with a table for the last of these tests, and a browser: they take longest to begin."""
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    timing = {"computer_pause_seconds": 0, "may_i_seconds": 120}
    folder = tmp_path_factory.mktemp("people")
    with local_bot(folder, SEED, **timing) as url, browser_window() as window:
        yield url, window


@pytest.fixture
def url(place: tuple[str, BrowserContext]) -> str:
    return place[0]


@pytest.fixture
def window(place: tuple[str, BrowserContext]) -> Iterator[BrowserContext]:
    """One that remembers nothing of other tests."""
    browser = place[1].browser
    assert browser is not None
    context = browser.new_context()
    context.set_default_timeout(TIMEOUT / 3)
    yield context
    context.close()


def test_a_persons_link_opens_a_tab_that_looks_through_their_eyes(
    url: str, window: BrowserContext
) -> None:
    first = window.new_page()
    first.goto(url)
    people = first.locator("#local-play a")
    expect(people).to_have_text(list(MEMBERS))
    expect(first.locator("#local-play a[aria-current]")).to_have_text("Ann")
    with window.expect_page() as opened:
        people.filter(has_text="Chi").click()
    tab = opened.value
    expect(tab.locator("#viewer-picker option:checked")).to_have_text("Chi")
    expect(tab.locator("#local-play a[aria-current]")).to_have_text("Chi")
    expect(tab).to_have_title("Chi · Upcard")
    expect(first.locator("#viewer-picker option:checked")).to_have_text("Ann")
    tab.locator("#viewer-picker").select_option(label="Dao")
    expect(tab.locator("#local-play a[aria-current]")).to_have_text("Dao")


def test_on_a_phone_the_page_stays_in_its_place(url: str, window: BrowserContext) -> None:
    """Under a long command, and with no tool of SimCord's in sight."""
    ann = Person(window, url, "Ann", PHONE)
    greeting = ann.channel.locator("article").filter(has_text="Upcard is here")
    expect(greeting.get_by_role("button", name="Open a table")).to_be_visible()
    for tool in ("#refresh", "#capture-open", "#inspector-toggle", "#view-action-output"):
        expect(ann.page.locator(tool)).to_be_hidden()
    ann.page.locator("#channel-composer-input").fill("/rummy new manipulation")
    ann.page.locator(".command-entry.is-active").wait_for()
    ann.page.locator("#channel-composer-input").press("Enter")
    ann.page.locator(".command-chip").wait_for()
    beyond = ann.page.locator(".channel-composer, .composer-row *").evaluate_all(BEYOND)
    assert beyond == []


def test_two_people_sit_down_and_one_begins(url: str, window: BrowserContext) -> None:
    """Local play plays; test_first_turns goes on from there."""
    ann, ben = (Person(window, url, name, SIZE) for name in ("Ann", "Ben"))
    assert len(list(take_seats(ann, ben))) == 3
    ann.press("Draw")
    holds(ann, lambda held: len(held) == 11)
    for person in (ann, ben):
        assert person.missed() == []
