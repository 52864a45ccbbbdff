"""What local play adds above SimCord's pages: what this is, and a tab for each of its people."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from simcord import Preview

from internals.simcord import add_to_index

__all__ = ["say_what_this_is"]

_PAGE = Path(__file__).parent / "page"
_SHELL = '<div id="preview-shell" class="preview-shell">'
"""Where the page begins."""
_HEAD = '<link rel="stylesheet" href="/people.css"><script src="/people.js"></script></head>'


def say_what_this_is(preview: Preview, people: Mapping[str, int]) -> None:
    """Put the words, and a link for each of these people (names and ids), above every page.

    To be called before the preview is entered. A link is `/?as=ID`; the page adds the key, which
    stands in the address that was printed and nowhere in what the server sends.
    """
    links = " ".join(f'<a data-person="{key}">{escape(name)}</a>' for name, key in people.items())
    above = (_PAGE / "people.html").read_text(encoding="utf-8").replace("PEOPLE", links)

    def added(page: str) -> str:
        return page.replace("</head>", _HEAD, 1).replace(_SHELL, _SHELL + above, 1)

    files = {_PAGE / "people.css": "text/css", _PAGE / "people.js": "application/javascript"}
    add_to_index(preview, added, files)
