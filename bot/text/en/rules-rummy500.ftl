# Rummy 500 for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-rummy500-aim =
    ### Aim of the game
    - Lay melds and lay off for points, and take what you need for it from the row of discards. What you have laid counts for you, what you still hold when a deal ends counts against you. (Rummy 500 6.4)
    - Points are added up deal by deal. When a deal ends and somebody has { $target }, the highest total wins. { $tie_break ->
        [extra_hand] If several have it, another deal is played.
       *[shared] If several have it, they win together.
    } (Rummy 500 9)
    - Two to eight can play, each for themselves. (Rummy 500 1.1)

rules-rummy500-deal =
    ### The deal
    - { $packs ->
        [1] One pack of 52 cards is used
        [2] Two packs of 52 cards are used
       *[none] Up to four players use one pack of 52 cards, five and more use two
    }{ $jokers ->
        [1] , with one joker in each pack
        [2] , with two jokers in each pack
       *[0] , without jokers
    }. (Rummy 500 1.2, 1.3)
    - Two players get { $two_player_hand } cards each, three and more get 7. (Rummy 500 2.1)
    - The next card is turned up: the first of the row. Discards are added to its right end, and all of them stay in sight. (Rummy 500 2.2, 3.2)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Rummy 500 2.3)

rules-rummy500-turn =
    ### Your turn
    - Begin by drawing the top card of the stock or by taking from the row. (Rummy 500 3.1)
    - Then lay melds{ $swap ->
        [runs] , lay off and swap jokers
       *[none] {" "}and lay off
    }, in any order and as often as you like. You need no meld of your own to lay off. (Rummy 500 3.2)
    - End your turn by discarding a card; it may be one that you have just taken. (Rummy 500 3.2)

rules-rummy500-melds =
    ### Sets and runs
    - A set is { $doubles_in_set ->
        [yes] 3 to 8 cards of one rank; with two packs identical cards are fine.
       *[no] 3 or 4 cards of one rank, no two of them identical.
    } (Rummy 500 4.1)
    - A run is three or more cards of one suit in order. (Rummy 500 4.2)
    - { $ace ->
        [low] An ace is always low: A-2-3 is a run, Q-K-A is not.
       *[both] An ace is low (A-2-3) or high (Q-K-A), never in the middle.
    } (Rummy 500 1.4)
    { $jokers ->
        [0] {""}
       *[other] - A joker stands for any card, but a meld needs at least { $min_naturals ->
            [2] two natural cards
           *[1] one natural card
        }. In a run it stands for one certain card, fixed once it is laid. (Rummy 500 4.3)
    }
    - Melds on the table are never rearranged or taken back. (Rummy 500 3.2)

rules-rummy500-row =
    ### Taking from the row
    - Choose a card of the row. It and all cards after it come to your hand, and the chosen card is used at once: { $take_to_lay_off ->
        [yes] laid in a new meld, or laid off on a meld of the table.
       *[no] laid in a new meld. Laying it off is not enough.
    } (Rummy 500 5.1, 5.2)
    - The meld is made of your hand and the cards taken. It may also be made of cards of the row alone. (Rummy 500 5.2, 5.3)
    - The other cards taken stay in your hand. In the same turn you may lay more of them. (Rummy 500 5.4)
    - { $top_card ->
        [free] The last card alone may be taken without laying it, as long as something can be drawn.
       *[use] All this holds for the last card of the row too.
    } (Rummy 500 5.5)

rules-rummy500-lay-off =
    ### Laying off
    - In your turn you may add cards to any meld on the table, yours or not: one more card to a set, the next card of the suit at either end of a run. Others may go on from there. (Rummy 500 4.5)
    - If a card fits on two melds, you say on which. Every card counts for the player who laid it, in whoever’s meld it lies. (Rummy 500 4.6)
    { $jokers ->
        [0] {""}
       *[other] { $swap ->
            [runs] - You may put the card that a joker of a run stands for in its place and take the joker. That card counts for you, and the joker need not be played at once. (Rummy 500 4.7)
           *[none] - Jokers stay where they lie. (Rummy 500 4.7)
        }
    }

rules-rummy500-stock =
    ### When the stock is empty
    - { $exhausted ->
        [end] Whoever draws the last card plays a whole turn. With the discard the deal ends.
        [recycle] Whoever draws from the empty stock has the row shuffled into a new one; only its last card stays. Where that is the only card of the row, take it, or pass: then the deal ends.
       *[row] Play goes on for as long as each player in turn takes from the row. Whoever cannot or does not want to passes, and the deal ends.
    } (Rummy 500 8)
    - Then nobody has gone out, and everybody’s points are counted. (Rummy 500 6.4, 8.2)

rules-rummy500-values =
    ### What cards count
    - { $card_values ->
        [fives] Cards from 2 to 9 count 5; 10, jack, queen and king count 10.
       *[pips] Cards from 2 to 10 count their number; jack, queen and king count 10.
    } (Rummy 500 6.1)
    - An ace counts { $ace_points }, at the low end of a run (A-2-3) { $ace_low_points }. (Rummy 500 6.2)
    { $jokers ->
        [0] {""}
       *[other] - A joker in the hand counts { $joker_points }, { $joker_value ->
            [card] a laid one as much as the card that it stands for.
           *[fixed] a laid one too.
        } (Rummy 500 6.3)
    }

rules-rummy500-scoring =
    ### Going out and scoring
    - The deal ends as soon as somebody has no card left. { $must_discard_to_go_out ->
        [yes] The last card must be discarded: you cannot lay all your cards.
       *[no] The last card may be laid or discarded.
    } There is no bonus for it. (Rummy 500 7)
    - Then all players score what they have laid, minus what they still hold, even where that would make melds. (Rummy 500 6.4)
    - This can be less than 0, and so can a total. (Rummy 500 6.4)

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-rummy500-packs = **How many packs.** Two from five players on in most sources, in some only from six on. A house rule sets it. (Rummy 500 1.2)
silent-rummy500-jokers = **Jokers.** About as many sources play without as with two a pack. Without is the standard here, and a rulebook has them. (Rummy 500 1.3)
silent-rummy500-two = **Cards for two.** Most sources say 13, others 10 or 7: a house rule. (Rummy 500 2.1)
silent-rummy500-swept = **Discarding a card just taken.** Hardly anybody forbids it, so it is allowed. (Rummy 500 3.2)
silent-rummy500-doubles = **Identical cards in a set.** One source forbids them, the others are silent. A house rule allows them. (Rummy 500 4.1)
silent-rummy500-readings = **One natural card and two jokers.** That can be a set or a run. It is laid as a set, unless you say which cards the jokers stand for. (Rummy 500 4.4)
silent-rummy500-swap = **Taking a joker back.** Only one source has it; it is a house rule, and for runs only. (Rummy 500 4.7)
silent-rummy500-lay-off = **Taking to lay off.** Some sources let you take from the row only for a new meld. Here laying off is enough too, unless a house rule says otherwise. (Rummy 500 5.2)
silent-rummy500-alone = **A meld of cards of the row alone.** Nobody says that a card of your hand must be in it, so none need be. (Rummy 500 5.3)
silent-rummy500-top = **The last card of the row.** Must it be used like any other? Most sources say so; a house rule frees it. (Rummy 500 5.5)
silent-rummy500-values = **What cards count.** Most count numbers; some count 5 for all cards from 2 to 9, and 15 for every ace. (Rummy 500 6.1, 6.2)
silent-rummy500-joker-laid = **A joker on the table.** It counts 15, or as the card that it stands for: a house rule. (Rummy 500 6.3)
silent-rummy500-stock = **The empty stock.** The deal ends at once, or goes on while somebody takes from the row, or the row becomes a new stock. The second wastes no row and is the standard here. (Rummy 500 8.1)
silent-rummy500-pass = **Passing though you could take.** Allowed: nobody knows what you want to keep. (Rummy 500 8.2)
silent-rummy500-endless = **A deal that goes round and round.** With a row that is shuffled again it can. The bot calls such a deal off: after 250 turns a player nobody scores. (Rummy 500 8.4)
silent-rummy500-target = **Two above the target.** The higher total wins. Equal ones win together, or another deal decides: a house rule. (Rummy 500 9)
silent-rummy500-rummy = **Calling “rummy!”** Some tables let whoever first sees that a discard could be laid take and lay it. Where messages can arrive late that is not fair, so it is left out; the table says which melds a discard fits. (Rummy 500 5)
silent-rummy500-ace = **An ace laid on a run.** On 2-3-4 it is low, on J-Q-K high. (Rummy 500 1.4, 4.5)
