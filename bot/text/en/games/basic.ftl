# Everything that only Basic Rummy says.

name-basic = basic
# The value is the title, .book what its rules are quoted as, .description what /rummy new says.
game-basic = Basic Rummy
    .book = Basic
    .description = Draw, meld, lay off, discard. Go out first and win the points in the other hands.

# -- house rules ----------------------------------------------------------------------------------

option-basic-rulebook = Rulebook
    .description = Which rule text applies unless a house rule says otherwise
    .standard = The standard rules, for two to six players
option-basic-ace_high_low = Ace high or low
    .description = Whether an ace may also be above the king
    .yes = Aces low or high (A-2-3 or Q-K-A)
    .no = Aces low (A-2-3)
option-basic-ace_points = Points of aces
    .description = Whether an ace counts more if it may be high
    .none = An ace counts 15 if it may be high, otherwise 1
    .is-1 = An ace always counts 1
    .is-15 = An ace always counts 15
option-basic-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = Going out only with a discard
    .no = Going out with or without a discard
option-basic-end = Game end
    .description = Whether a number of points or a number of deals ends the game
    .target =
        { $points ->
            [one] First to { $points } point wins
           *[other] First to { $points } points wins
        }
    .hands =
        { $hands ->
            [one] Most points after { $hands } deal wins
           *[other] Most points after { $hands } deals wins
        }
option-basic-going_rummy_doubles = Going rummy
    .description = Whether playing all your cards in one turn, with none played before, counts double
    .yes = Going rummy counts double
    .no = Going rummy doesn’t count double
option-basic-max_reshuffles = New stocks
    .description = How often the discards may become a new stock before the deal is void
    .none = As many new stocks as needed
    .number =
        { $number ->
            [0] No new stock (deal void when the stock runs out)
            [one] 1 new stock (deal void when it runs out)
           *[other] { $number } new stocks (deal void when the last runs out)
        }
option-basic-tie_break = Ties
    .description = How a tie after a fixed number of deals is decided
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides
option-basic-melds_per_turn = Melds per turn
    .description = How many new melds you may lay in one turn
    .none = Any number of new melds per turn
    .number =
        { $number ->
            [one] { $number } new meld per turn
           *[other] { $number } new melds per turn
        }
option-basic-melds_free_when_out = More melds to go out
    .description = Whether the limit of new melds applies to a player who goes out in that turn
    .yes = No limit of new melds in the turn you go out
    .no = Limit of new melds also when you go out
option-basic-reshuffle_timing = When the stock is made again
    .description = At which moment the discards become a new stock
    .on_draw = New stock when someone wants to draw
    .on_empty = New stock as soon as the last card is drawn

# -- the page of the rules ------------------------------------------------------------------------

pages-basic =
    - **The goal.** Get rid of all your cards before the others do, by laying sets and runs. The first player to do it scores the cards that the others still hold.
    - **A turn.** Draw a card, lay what you like, discard a card.
    - **Melds.** Three or four cards of one rank, or three or more of one suit in order.
origin-basic =
    - Rummy was first described about 1900 in the United States. Its oldest known kind is Conquian, played in Mexico and Texas before that with 40 Spanish cards. All games of the family share the same turn: draw, meld, discard.
    - Also called Rummy, Rum, Traditional Rummy.

# -- the rules ------------------------------------------------------------------------------------

# Basic Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-basic-aim =
    ### Aim
    - Be the first to get rid of all your cards, by melding, laying off and discarding. (Basic 1.4)
    - The first player to do it wins the deal and scores the cards that the others still hold. (Basic 8.1)
    - Two to six can play, with one pack of 52 cards and no jokers. (Basic 1.1, 1.2)

rules-basic-deal =
    ### The deal
    - Two players get 10 cards each, three or four get 7, five or six get 6. (Basic 2.2)
    - The next card is turned up next to the stock, as the first upcard of the discard pile. (Basic 2.4)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Basic 2.5)

rules-basic-turn =
    ### Your turn
    - Start by drawing the stock’s top card or by taking the upcard. You don’t have to use the upcard right away. (Basic 3.1)
    - Then you may lay new melds and lay cards off on any meld, in any order. { $melds_per_turn ->
        [none] You may do as much of both as you like.
        [one] You may lay one new meld a turn, and lay off as often as you like.
       *[other] You may lay up to { $melds_per_turn } new melds a turn, and lay off as often as you like.
    } { $melds_per_turn ->
        [none] {""}
       *[other] { $melds_free_when_out ->
            [yes] More are allowed if you go out in that turn. Then you must.
           *[no] {""}
        }
    } (Basic 3.2)
    - End your turn by discarding a card, but not the upcard that you took in this turn. (Basic 3.3)
    - You can’t lay cards if the upcard you’ve just taken would be your only card left{ $must_discard_to_go_out ->
        [yes] .
       *[no] {""}, unless it can be laid off right away.
    } (Basic 3.2)

rules-basic-melds =
    ### Sets and runs
    - A set is three or four cards of one rank. (Basic 4.1)
    - A run is three or more cards of one suit in order. (Basic 4.2)
    - { $ace_high_low ->
        [yes] An ace is low (A-2-3) or high (Q-K-A), never in the middle. (Basic 4.4)
       *[no] An ace is always low. A-2-3 is a run, Q-K-A isn’t. (Basic 4.3)
    }
    - Melds on the table are never rearranged or taken back. (Basic 4.5)

rules-basic-lay-off =
    ### Laying off
    - You may add cards to any meld on the table, yours or not, even if you haven’t melded yourself. (Basic 3.2, 5.1)
    - A set takes the fourth card of its rank. A run takes the next card of its suit at either end. You may add several cards together. (Basic 5.1, 5.2)

rules-basic-going-out =
    ### Going out
    - You go out by playing your last card. { $must_discard_to_go_out ->
        [yes] It must be a discard, so you can’t lay all your cards. (Basic 6.2)
       *[no] It may be melded, laid off or discarded. (Basic 6.1)
    }

rules-basic-stock =
    ### When the stock is empty
    - { $reshuffle_timing ->
        [on_empty] As soon as the last card is drawn, the discards under the upcard are shuffled into a new stock.
       *[on_draw] When someone wants to draw and the stock is empty, the discards under the upcard are shuffled into a new one.
    } (Basic 7.1, 7.2)
    - If the upcard is the only discard, you must take it. (Basic 7.3)
    - { $max_reshuffles ->
        [none] This continues for as long as the deal lasts. A deal that goes round and round is called off after 250 turns per player, and no one scores.
        [0] No new stock is made. Drawing from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
        [one] One new stock is made. After that, drawing from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
       *[other] Up to { $max_reshuffles } new stocks are made. After that, drawing from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
    } (Basic 7.4)

rules-basic-scoring =
    ### Scoring
    - The winner gets the points of all cards that the others still hold, melds that were never laid included. (Basic 8.1, 8.3)
    - { $ace_points ->
        [1] An ace counts 1
        [15] An ace counts 15
       *[none] { $ace_high_low ->
            [yes] An ace counts 15
           *[no] An ace counts 1
        }
    }, a king, queen or jack 10, any other card its number. (Basic 8.2)
    - Going rummy is to play all your cards in one turn, having melded and laid off nothing before in that deal. { $going_rummy_doubles ->
        [yes] It counts double.
       *[no] It counts no more than going out otherwise.
    } (Basic 8.4)

rules-basic-end =
    ### How the game ends
    - { $end ->
        [target] The first player with { $end_points ->
            [one] { $end_points } point
           *[other] { $end_points } points
        } wins. (Basic 9.3)
       *[hands] After { $end_hands ->
            [one] { $end_hands } deal
           *[other] { $end_hands } deals
        } the player with the most points wins. (Basic 9.4)
    }
    - { $tie_break ->
        [extra_hand] If a game of a fixed number of deals ends in a tie, one more deal is played until it’s decided.
       *[shared] If a game of a fixed number of deals ends in a tie, the leaders win together.
    } (Basic 9.4)

# -- where the rules are silent -------------------------------------------------------------------

silent-basic-melds = **How many melds per turn.** The text says “a meld … or add”, yet going rummy lays all cards in one turn. Any number of both is allowed. A house rule limits new melds, and another lifts that limit for a player who goes out. (Basic 3.2)
silent-basic-own = **Laying off on your own melds.** One sentence says another player’s meld, the section about it says any meld. The bot allows any meld. (Basic 5.1)
silent-basic-where = **The place of laid-off cards.** They’re shown with the meld that they extend, and they extend it for everyone. (Basic 5.3)
silent-basic-stuck = **Nothing left but the upcard just taken.** It may not be discarded, so the bot refuses a play that would leave only this card, unless it can be laid off right away. (Basic 3.2)
silent-basic-when = **When a new stock is made.** It’s made when someone next wants to draw. A house rule makes it as soon as the last card is drawn. If the pile is too small at that moment, the new stock waits for the next draw. (Basic 7.2)
silent-basic-forced = **An empty stock and a single upcard.** The upcard must be taken. (Basic 7.3)
silent-basic-endless = **A deal without an end.** The text gives no limit of new stocks, so there’s none. A house rule sets one. Then the deal is void and no one scores. The bot also calls off a deal that goes round and round. After 250 turns per player it’s void too. (Basic 7.4)
silent-basic-void = **A void deal in a game of fixed deals.** It counts as one of them. (Basic 9.4)
silent-basic-rummy = **“No cards at all before”.** Melding and laying off count as playing. Discards from earlier turns don’t. (Basic 8.4)
silent-basic-tie = **A tie after the last deal.** The leaders win together, or one more deal decides, by house rule. (Basic 9.4)
silent-basic-first = **The dealer and the first player.** The first dealer is chosen at random, and the choice can be checked afterwards. The player to the dealer’s left starts. The deal passes to the left, no matter who won. (Basic 2.5)
silent-basic-around = **An ace that is high or low.** It’s never both. K-A-2 isn’t a run, and no card fits above a high ace. (Basic 4.4)
silent-basic-fifteen = **Points of an ace that may be high.** It counts 15, in any meld it could have joined, as the text recommends. A house rule sets the points separately. (Basic 8.2)

# -- played examples on the page ------------------------------------------------------------------

played-basic-scored =
    ### Scoring a deal
    - Ann has laid melds before. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn }, lays { $move2 }, lays off { $move3 } and discards { $card4 }, the last card. The deal is over.
    - Ann scores the cards that the others hold. Chi’s nines count too, because a meld that was never laid saves no one.
played-basic-hard =
    ### A tricky case: the upcard just taken
    - Ann holds { $ann }, takes the upcard { $upcard } and wants to lay { $move2 }.
    - Only { $upcard } would be left, and it may not be discarded in the turn in which it was taken. After a draw from the stock Ann could lay the run and go out by discarding the card drawn.

# -- lines ----------------------------------------------------------------------------------------

refusal-melds-spent =
    { $most ->
        [one] One new meld a turn is all that is played here, and you’ve laid it. Lay off, or discard to end your turn.
       *[other] You’ve laid { $most } new melds this turn, and more aren’t allowed here. Lay off, or discard to end your turn.
    }
refusal-only-to-go-out =
    { $begun ->
        [yes] You’ve laid more new melds than a turn allows, so you must go out in it, and after this you couldn’t. Play another way.
       *[no] { $most ->
            [one] More than one new meld a turn is only for going out
           *[other] More than { $most } new melds a turn are only for going out
        }, and after this you couldn’t go out. Lay off, or discard to end your turn.
    }
highlight-rummy = went rummy in deal { $deal }
line-went-rummy =
    went rummy, which counts double, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# -- the coach ------------------------------------------------------------------------------------

practice-basic-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Be the first to get rid of all your cards. You win the points that the others still hold.
practice-basic-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a meld or can be laid off.
practice-basic-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it can no longer count against you. Or wait. Going out with your whole hand in one turn is “going rummy” and counts double.
practice-basic-lay-off = **Lay off.** One of your cards fits on a meld on the table, yours or not. Press **{ button-lay-off }**.
practice-basic-out = **Nearly out.** Meld, lay off or discard your last card, and the deal is yours.
practice-basic-taken = **The upcard you just took** may not be discarded in this turn. Any other card may.
practice-basic-discard = **Discard.** That ends your turn. Cards you still hold at the end score for the winner (king, queen and jack 10, an ace 1), so discard high cards first.

# -- shared messages in its own words -------------------------------------------------------------

refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or 4 cards of one rank. A run is 3 or more of one suit in order.
    }
