"""The uses of a hand of cards, as exact searches unless a docstring says otherwise.

They are for packs with up to three copies of a card. Nothing here knows the turn, the players or
the hidden cards. Each question has one function, and a file for its search:

- Which melds leave the fewest points in the hand? ``arrange`` (``arrangement``, with the search in
  ``melding``). Panels, computers and the order by melds use it.
- How can the contract be laid? ``layouts`` (``layout``). The step that makes contracts and
  computers use it.
- How can melds of numbers in colours be laid? ``phase_layouts`` in ``engine.games.phases.layouts``.
  The step that lays phases and computers use it.
- How many cards does a hand lack for the contract, which of its cards count, which cards would
  help? ``reach`` and ``wanted`` (``nearness``). Computers and the progress on a panel use it.
- Which melds does a hand have at all? ``every_meld.melds_in``. The step that lays melds, the use of
  a swapped joker, and moves similar to a refused one need it.
- Can all but one card be laid in new melds and lay-offs? ``all_but_one.all_but_one``. The knock of
  Dummy uses it.
- Which melds does a knock of Gin lay, and what does the other player do then? ``split`` and
  ``defend`` in ``engine.games.gin.melds``. The knock, big gin, the show after them and computers
  use them. Among equal results they find the result that the rules name, which ``arrange`` doesn't.

Two of them also have a plain search, without jokers and twins. It works with one bit per card and
with tables of the melds in a suit or a rank, takes a small part of the time and finds just as much:

- ``every_meld.plain_melds`` depends on the hand, which has no joker and no card twice.
- ``melding.PlainPack`` depends on the rules, whose melds have at least three cards, and on the
  hand, which has no joker and no card twice.

``all_but_one``, ``split`` and ``defend`` are only for such hands. The last two use the masks and
tables of ``PlainPack``. The contract has no plain search, because it is played with jokers and with
sets that may have doubles.

A search that blocks the event loop has an ``effort``, which is counted in looks. In huge hands it
then finds less, but the same each time.

Shared parts: ``packing`` writes a hand as one number from which cards are subtracted. ``spans``
finds the runs that a packed hand could lay by their natural cards (for ``melding`` and ``layout``).
``rank_sets`` values the sets that runs leave over (for ``melding``). ``plan`` decides which cards
fill which slot of a contract and places the jokers (for ``layout``, its slots also for
``nearness``).
"""

from engine.hands.arrangement import Arrangement, arrange
from engine.hands.layout import layouts
from engine.hands.nearness import Reach, reach, wanted

__all__ = ["Arrangement", "Reach", "arrange", "layouts", "reach", "wanted"]
