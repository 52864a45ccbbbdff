"""``python -m bot.text [GAME]`` prints the page of rules that lies in ``docs/rules``."""

import argparse

from bot.text.rules_page import rules_page
from bot.text.text import Text
from engine.games.registry import REGISTRY


def main() -> None:
    """Print the page of the game that was named."""
    parser = argparse.ArgumentParser(prog="python -m bot.text", description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(REGISTRY), default=next(iter(REGISTRY)))
    chosen = parser.parse_args()
    print(rules_page(REGISTRY[chosen.game], Text()), end="")


if __name__ == "__main__":
    main()
