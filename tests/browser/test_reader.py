"""Whoever looks at the local page in a browser tells cards apart, however they are drawn."""

from html import escape

import pytest

from bot.render.specs import EMOJI_NAMES
from engine.cards import JOKER, SUITS, parse
from tests.absent import absent
from tests.browser import local_page
from tests.browser.local_page import Person, browser_window, chromium, said

pytestmark = pytest.mark.long


def emoji(card: str) -> str:
    return f'<img class="custom-emoji" alt="{escape(EMOJI_NAMES[SUITS][parse(card)])}">'


def test_a_card_that_is_an_emoji_is_no_other_card(monkeypatch: pytest.MonkeyPatch) -> None:
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    monkeypatch.setattr(local_page, "TIMEOUT", 3_000)
    with browser_window() as window:
        ann = object.__new__(Person)
        ann.name, ann.page = "Ann", window.new_page()
        ann.page.set_content(
            f"<article>May I? You can have {emoji('JD')}  now, {emoji('10S')} or K\u2666\ufe0e; "
            f"<img class='custom-emoji' alt='{EMOJI_NAMES[SUITS][JOKER]}'></article>"
        )
        message = ann.page.locator("article")
        assert said(message).startswith("May I? You can have J♦ now, 10♠ or K♦;")
        for words in ("You can have J♦ now", "10♠ or K♦"):
            ann.sees(words, message)
        for words in ("You can have Q♠", "You can have now", "J♠", "K♠"):
            with pytest.raises(AssertionError, match=f"not '{words}'"):
                ann.sees(words, message)
