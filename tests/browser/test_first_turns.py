"""The first turns on the local page, as two people in two tabs of a real Chromium.

Ann sits at a desk, Ben has a phone. Leaves ``screenshots/WINDOW-NN-NAME-MOMENT.png``, each moment
in both sizes, to be looked at.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser.first_turns import SEED, first_turns
from tests.browser.local_page import ROOT, Person, browser_window, chromium, local_bot

WINDOWS: dict[str, ViewportSize] = {
    "desktop": {"width": 1100, "height": 900},
    "phone": {"width": 390, "height": 844},
}
SHOTS = ROOT / "screenshots"

pytestmark = pytest.mark.skipif(
    chromium() is None, reason="needs Chromium: install Debian's package chromium, or run .ci/run"
)


class Album:
    """Numbered screenshots of what people see, each in both sizes."""

    def __init__(self) -> None:
        self._taken = 0
        SHOTS.mkdir(exist_ok=True)
        for window in (*WINDOWS, "failed"):
            for old in SHOTS.glob(f"{window}-*.png"):
                old.unlink()

    def shoot(self, person: Person, moment: str, message: Locator) -> None:
        """This person's screen with this message on it."""
        self._taken += 1
        played = person.page.viewport_size
        assert played is not None
        for window, size in WINDOWS.items():
            person.page.set_viewport_size(size)
            person.looks_at(message)
            name = f"{window}-{self._taken:02}-{person.name.lower()}-{moment}.png"
            person.page.screenshot(path=SHOTS / name)
        person.page.set_viewport_size(played)


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Person, Person]]:
    """Ann at a desk and Ben with a phone, before the same channel."""
    pace = {"computer_pause_seconds": 0, "may_i_seconds": 120}
    with local_bot(tmp_path, SEED, **pace) as url, browser_window() as window:
        ann, ben = Person(window, url, "Ann"), Person(window, url, "Ben")
        ann.page.set_viewport_size(WINDOWS["desktop"])
        ben.page.set_viewport_size(WINDOWS["phone"])
        yield ann, ben


def test_two_people_play_their_first_turns(people: tuple[Person, Person]) -> None:
    ann, ben = people
    album = Album()
    hands: dict[Person, set[str]] = {ann: set(), ben: set()}
    try:
        for person, moment, message in first_turns(ann, ben):
            words = person.picture(message)
            if words.startswith("Your hand: "):
                hands[person].add(words)
            album.shoot(person, moment, message)
    except BaseException:
        for person in people:
            person.page.screenshot(path=SHOTS / f"failed-{person.name.lower()}.png")
        raise
    for person, other in ((ann, ben), (ben, ann)):
        assert all(words in person.received() for words in hands[person])
        assert not any(words in person.received() for words in hands[other])
    assert min(len(words) for words in hands.values()) >= 3
