"""What a hand is good for: its best melds, complete contracts, and how near it is to one.

All of it is exact unless a docstring says otherwise, for packs with up to three copies of a card.
"""

from engine.hands.layout import layouts
from engine.hands.melding import Arrangement, arrange
from engine.hands.nearness import Reach, reach, wanted

__all__ = ["Arrangement", "Reach", "arrange", "layouts", "reach", "wanted"]
