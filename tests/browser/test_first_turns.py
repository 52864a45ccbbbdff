"""The first turns on the local page, as two people in two tabs of a real Chromium.

Leaves ``screenshots/WINDOW-NN-NAME-MOMENT.png`` to be looked at.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.first_turns import SEED, first_turns
from tests.browser.local_page import ROOT, Person, browser_window, chromium, local_bot

WINDOWS = {"desktop": (1100, 900), "phone": (390, 844)}
SHOTS = ROOT / "screenshots"

pytestmark = pytest.mark.skipif(
    chromium() is None, reason="needs Chromium: install Debian's package chromium, or run .ci/run"
)


class Album:
    """Numbered screenshots of one size of window."""

    def __init__(self, window: str) -> None:
        self._window, self._taken = window, 0
        SHOTS.mkdir(exist_ok=True)
        for old in SHOTS.glob(f"{window}-*.png"):
            old.unlink()

    def shoot(self, person: Person, moment: str) -> None:
        """What this person has on the screen."""
        self._taken += 1
        name = f"{self._window}-{self._taken:02}-{person.name.lower()}-{moment}.png"
        person.page.screenshot(path=SHOTS / name)


Played = tuple[Person, Person, Album]


@pytest.fixture(params=WINDOWS)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Played]:
    """Ann and Ben before the same channel, and an album for their screens."""
    pace = {"computer_pause_seconds": 0, "may_i_seconds": 120}
    size = WINDOWS[request.param]
    with local_bot(tmp_path, SEED, **pace) as url, browser_window(*size) as window:
        ann, ben = Person(window, url, "Ann"), Person(window, url, "Ben")
        album = Album(request.param)
        try:
            yield ann, ben, album
        finally:
            album.shoot(ann, "last")
            album.shoot(ben, "last")


def test_two_people_play_their_first_turns(played: Played) -> None:
    ann, ben, album = played
    hands: dict[Person, set[str]] = {ann: set(), ben: set()}
    for person, moment, message in first_turns(ann, ben):
        words = person.picture(message)
        if words.startswith("Your hand: "):
            hands[person].add(words)
        person.looks_at(message)
        album.shoot(person, moment)
    for person, other in ((ann, ben), (ben, ann)):
        assert all(words in person.received() for words in hands[person])
        assert not any(words in person.received() for words in hands[other])
    assert min(len(words) for words in hands.values()) >= 3
