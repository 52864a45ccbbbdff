"""The refusals of moves and commands. A refused move or command changes nothing."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.moves import Move


class Reason(StrEnum):
    """The stable codes of refusals. Their sentences are in the texts of the bot."""

    NO_SUCH_MOVE = "no_such_move"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    DEAL_OVER = "deal_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_A_MELD = "not_a_meld"
    NO_SUCH_MELD = "no_such_meld"
    DOES_NOT_FIT = "does_not_fit"
    NOTHING_TO_DRAW = "nothing_to_draw"
    NOTHING_TO_TAKE = "nothing_to_take"
    CONTRACT_NOT_MET = "contract_not_met"
    CONTRACT_FIRST = "contract_first"
    CONTRACT_MADE = "contract_made"
    NO_FURTHER_MELDS = "no_further_melds"
    CONTRACT_THIS_TURN = "contract_this_turn"
    WHOLE_HAND_NEEDED = "whole_hand_needed"
    ONE_RUN_IN_TWO = "one_run_in_two"
    LAST_HAND = "last_hand"
    JOKER_IN_A_SET = "joker_in_a_set"
    NO_JOKER_FOR_IT = "no_joker_for_it"
    JOKER_OWED = "joker_owed"
    JOKER_STUCK = "joker_stuck"
    TAKEN_THIS_TURN = "taken_this_turn"
    TAKEN_CARD_LEFT = "taken_card_left"
    WOULD_EMPTY_HAND = "would_empty_hand"
    NOT_BORN = "not_born"
    NOT_IN_ROW = "not_in_row"
    START_NOT_LAID = "start_not_laid"
    NO_CARD_OF_HAND = "no_card_of_hand"
    MUST_BE_LAID = "must_be_laid"
    STOCK_LASTS = "stock_lasts"
    KNOCK_OUT_OF_REACH = "knock_out_of_reach"
    KNOCK_NOW = "knock_now"
    CARDS_LEFT = "cards_left"
    UPCARD_REFUSED = "upcard_refused"
    STOCK_SPENT = "stock_spent"
    NO_KNOCK_WITH_IT = "no_knock_with_it"
    TOO_MUCH_DEADWOOD = "too_much_deadwood"
    NOT_ALL_MELDED = "not_all_melded"
    MELDS_SPENT = "melds_spent"
    ONLY_TO_GO_OUT = "only_to_go_out"
    CARD_MISSING = "card_missing"
    NOTHING_ADDED = "nothing_added"
    JOKER_MOVED = "joker_moved"
    JOKER_NOT_NEW = "joker_not_new"
    INITIAL_MELD = "initial_meld"
    MUST_DRAW = "must_draw"
    DRAWN_ENOUGH = "drawn_enough"
    NO_KNOCKING = "no_knocking"
    TOO_MUCH_TO_KNOCK = "too_much_to_knock"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    RATED_STAYS = "rated_stays"
    ALREADY_ANSWERED = "already_answered"
    TOOK_THE_LAST_UPCARD = "took_the_last_upcard"
    MAY_NOT_BUY = "may_not_buy"
    NO_SWAP_HERE = "no_swap_here"
    NO_SUCH_CONTRACT = "no_such_contract"
    SKIP_ON_PILE = "skip_on_pile"
    NO_SKIP_CARD = "no_skip_card"
    SKIP_NEEDS_PLAYER = "skip_needs_player"
    MAY_NOT_BE_SKIPPED = "may_not_be_skipped"
    THROWN_JOKER = "thrown_joker"
    NO_DROPPING = "no_dropping"
    OUT_OF_DEAL = "out_of_deal"
    NOT_A_DECLARATION = "not_a_declaration"
    NOT_SEATED = "not_seated"
    SEATED_ALREADY = "seated_already"
    NO_SEAT_FREE = "no_seat_free"
    NOT_HOST = "not_host"
    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_SEATED = "too_many_seated"
    NOT_AGREED = "not_agreed"
    NOT_ADMITTED = "not_admitted"
    NOT_INVITABLE = "not_invitable"
    BARRED = "barred"
    NOT_ABSENT = "not_absent"
    SEAT_KEPT = "seat_kept"
    SEAT_NOT_OPEN = "seat_not_open"
    SEEN_A_HAND = "seen_a_hand"
    REQUEST_SETTLED = "request_settled"
    REFUSED_LATELY = "refused_lately"
    SEAT_COMES_ANYWAY = "seat_comes_anyway"
    NOBODY_TO_NUDGE = "nobody_to_nudge"
    NUDGED_LATELY = "nudged_lately"
    NOBODY_TO_AGREE = "nobody_to_agree"
    GAME_RUNNING = "game_running"
    TABLE_CLOSED = "table_closed"
    TOO_MANY_LOBBIES = "too_many_lobbies"
    CHANNEL_FULL = "channel_full"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_BRANCHES = "too_many_branches"
    BOARD_IS_FIXED = "board_is_fixed"
    CARDS_SEEN = "cards_seen"
    CARDS_KNOWN = "cards_known"


class IllegalMove(Exception):
    """A refusal of a move or command that breaks a rule. Nothing changes.

    ``facts`` has the values for the sentence of the refusal, such as ``card``, ``cards``, ``meld``
    or ``goal``. ``decide`` fills in ``rule``, the paragraph of the game's rules, and ``move``, the
    refused move.
    """

    def __init__(self, reason: Reason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
        self.rule: str | None = None
        self.move: Move | None = None


class Stale(Exception):
    """The click came from a screen that no longer shows the table as it is."""


class InDoubt(Exception):
    """It is still unknown whether the table's previous change is stored.

    Until this is known, no other command changes the table.
    """


class OtherRules(Stale):
    """The house rules have changed. ``seen`` are the options that the player has seen."""

    def __init__(self, seen: object) -> None:
        super().__init__()
        self.seen = seen
