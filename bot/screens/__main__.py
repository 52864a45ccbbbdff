"""``python -m bot.screens [GAME [LANGUAGE]]`` prints a page of rules, ``--write`` writes all."""

import argparse
import re
from pathlib import Path

from bot.screens.rules_page import index, option_table, page_name, rules_page, spoken
from bot.text.text import LANGUAGES, Text
from engine.games.registry import REGISTRY

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
NOTATION = FOLDER.parent / "notation.md"


def pages() -> dict[str, str]:
    """All pages of ``docs/rules`` by their place in it, the list of them included."""
    found = {
        page_name(listing, language): rules_page(listing, Text(language))
        for listing in REGISTRY.values()
        for language in spoken(listing)
    }
    return {"README.md": index(iter(REGISTRY.values()))} | found


def notation(page: str) -> str:
    """The page on notation with the options of all games as they are now."""
    for listing in REGISTRY.values():
        before = rf"(^### {re.escape(listing.title)}\n(?:(?!###).*\n)*?)"
        table = option_table(listing).replace("\\", r"\\")
        page = re.sub(
            before + r"\| house rule .*(?:\n\|.*)*", rf"\1{table}", page, flags=re.MULTILINE
        )
    return page


def main() -> None:
    """Print the page that was named, or write every page."""
    parser = argparse.ArgumentParser(prog="python -m bot.screens", description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(REGISTRY), default=next(iter(REGISTRY)))
    parser.add_argument("language", nargs="?", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--write", action="store_true", help="write docs/rules, and the options in docs/notation.md"
    )
    chosen = parser.parse_args()
    if not chosen.write:
        print(rules_page(REGISTRY[chosen.game], Text(chosen.language)), end="")
        return
    for name, page in pages().items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(page, encoding="utf-8")
    NOTATION.write_text(notation(NOTATION.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
