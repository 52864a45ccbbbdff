"""What a hand is good for. All of it is exact unless a docstring says otherwise, for packs with up
to three copies of a card; nothing here knows a table's turn, who plays or what is hidden.

Each question has one function, and a file for its search:

- Which melds leave the fewest points in the hand? ``arrange`` (``arrangement``; its search is
  ``melding``): points on a panel, computers, the order by melds.
- How can the contract be laid? ``layouts`` (``layout``): the step that makes contracts, computers.
- How can melds of numbers in colours be laid? ``phase_layouts``: the step that lays phases,
  computers.
- How many cards is a hand short of the contract, which of its cards count towards it, which other
  cards would help? ``reach`` and ``wanted`` (``nearness``): computers, progress on a panel.
- Which melds does a hand hold at all? ``every_meld.melds_in``: what the step that lays melds
  offers, what to do with a swapped joker, moves near a refused one.
- Can all but one card be laid, new melds and lay-offs together? ``all_but_one.all_but_one``: the
  knock of Dummy.
- Which melds does a knock of Gin lay, and what does the other player do then? ``split.split`` and
  ``defence.defend``: the knock, big gin and what is shown after them, computers. Of equal ones they
  find the one that the rules name, which ``arrange`` does not.

Two of them have a plain search beside the one for jokers and twins. It works with one bit a card
and tables of what a suit and a rank hold, takes a small part of the time and finds
just as much:

- ``every_meld.plain_melds`` is chosen by the hand: no joker in it and no card twice.
- ``melding.PlainPack`` is chosen by the rules, whose melds have three cards at least, and by the
  hand: no joker in it and no card twice.

``all_but_one``, ``split`` and ``defend`` are for such hands alone, the last two with the masks and
tables of ``PlainPack``. The contract has no plain search: it is played with jokers,
and with sets that may hold doubles.

Where somebody waits on the event loop a search has an ``effort``, which is counted: of enormous
hands it then finds less, but the same each time.

What they share: ``packing`` writes a hand as one number, of which cards are taken by subtraction;
``spans`` finds the runs that a packed hand could lay, each by its natural cards (``melding``,
``layout``); ``rank_sets`` values the sets that runs leave over (``melding``); ``plan`` says which
cards fill which slot of a contract and lays the jokers (``layout``, and its slots ``nearness``).
"""

from engine.hands.arrangement import Arrangement, arrange
from engine.hands.layout import layouts
from engine.hands.nearness import Reach, reach, wanted

__all__ = ["Arrangement", "Reach", "arrange", "layouts", "reach", "wanted"]
