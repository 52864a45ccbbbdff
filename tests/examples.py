"""The number of examples for a property that needs more or fewer than others."""

from hypothesis import settings

from engine.games.registry import KNOWN


def examples(many: int) -> settings:
    """Try ``many`` examples in `make test-long`, and the usual share of them in `make test`."""
    share = settings.get_profile("many").max_examples / settings().max_examples
    return settings(max_examples=max(5, round(many / share)))


def of_every_game(many: int) -> settings:
    """Try ``many`` examples of all games together in `make test-long`.

    Each game gets its share, so that another game makes the test no longer.
    """
    return examples(many // len(KNOWN))
