"""The sizes that cards are cut to."""

from typing import NamedTuple


class Cut(NamedTuple):
    """Measures of one kind of card, in pixels.

    ``strip`` is the left part that stays visible when the next card lies on top: rank and suit
    stand in the middle of it. A card that is ``whole`` is never covered: its rank stands at the
    left, its suit below at the right, and a court card wears its ornament between them.
    """

    width: int
    height: int
    radius: int
    strip: int
    rank: int
    rank_top: int
    suit: int
    suit_top: int
    whole: bool = False

    @property
    def rank_widest(self) -> int:
        """What a rank may take of the strip; ``10`` is condensed to it."""
        return round(self.strip * (0.76 if self.whole else 0.84))


WHOLE = Cut(126, 176, 15, 126, rank=68, rank_top=17, suit=74, suit_top=93, whole=True)
"""A card in a hand, seven in a row; also stock and upcard."""

GREAT = Cut(182, 244, 20, 182, rank=110, rank_top=20, suit=92, suit_top=143, whole=True)
"""A card in a hand for people who see poorly, five in a row."""


def overlapped(strip: int) -> Cut:
    """A card of a meld that shows so many pixels of its width when it is covered."""
    return Cut(
        width=round(strip * 1.16),
        height=round(strip * 1.9),
        radius=max(round(strip * 0.15), 3),
        strip=strip,
        rank=round(strip * 0.72),
        rank_top=round(strip * 0.17),
        suit=round(strip * 0.72),
        suit_top=round(strip * 1.03),
    )


def uncovered(cut: Cut) -> Cut:
    """The same card where nothing lies on it: rank and suit stand in the middle of it."""
    return cut._replace(strip=cut.width)
