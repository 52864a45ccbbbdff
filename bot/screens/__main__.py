"""``python -m bot.screens [GAME [LANGUAGE]]`` prints a page of rules."""

import argparse

from bot.screens.rules_page import rules_page
from bot.text.text import LANGUAGES, Text
from engine.games.registry import REGISTRY


def main() -> None:
    """Print the page that was named."""
    parser = argparse.ArgumentParser(prog="python -m bot.screens", description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(REGISTRY), default=next(iter(REGISTRY)))
    parser.add_argument("language", nargs="?", choices=LANGUAGES, default="en")
    chosen = parser.parse_args()
    print(rules_page(REGISTRY[chosen.game], Text(chosen.language)), end="")


if __name__ == "__main__":
    main()
