"""How many examples Hypothesis tries of a property that needs more or fewer than others."""

from hypothesis import settings

from engine.games.registry import KNOWN


def examples(many: int) -> settings:
    """So many in `make test-long`, and in `make test` the same share of them as of all others."""
    share = settings.get_profile("many").max_examples / settings().max_examples
    return settings(max_examples=max(5, round(many / share)))


def of_every_game(many: int) -> settings:
    """So many of all games together in `make test-long`, of which each has its share: one game
    more makes it no longer."""
    return examples(many // len(KNOWN))
