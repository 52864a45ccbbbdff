"""Runs that go on round the corner: the ace lies between king and two (GIN 4.4)."""

from collections.abc import Iterator, Sequence

from engine.cards import Card, suit


def round_runs(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The run that natural cards are, in its order; a whole suit has one for each first card."""
    held = set(cards)
    if len({suit(card) for card in cards}) == 1 and len(held) == len(cards):
        for low in sorted(held, reverse=True):
            run = tuple(_next_to(low, range(len(cards))))
            if held.issuperset(run):
                yield run


def round_ends(
    run: Sequence[Card], added: Sequence[Card]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every way natural cards lie below and above a run, most of them above first."""
    wanted = sorted(added)
    for below in range(len(wanted) + 1):
        front = tuple(_next_to(run[0], range(-below, 0)))
        back = tuple(_next_to(run[-1], range(1, len(wanted) - below + 1)))
        if sorted(front + back) == wanted:
            yield front, back


def _next_to(card: Card, steps: range) -> Iterator[Card]:
    """The cards so many steps above a card in its suit."""
    first = card - card % 13
    return (first + (card + step - first) % 13 for step in steps)
