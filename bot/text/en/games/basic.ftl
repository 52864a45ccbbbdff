# Everything that only Basic Rummy says.

name-basic = basic
# The value is the title, .book what its rules are quoted as, .description what /rummy new says.
game-basic = Basic Rummy
    .book = Basic
    .description = Draw, meld, lay off, discard. Whoever gets rid of all cards wins what the others hold.

# -- house rules ----------------------------------------------------------------------------------

option-basic-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .standard = The standard rules, for two to six players
option-basic-ace_high_low = Ace high or low
    .description = Whether an ace may also stand above the king
    .yes = Aces are low or high: A-2-3 and Q-K-A are runs
    .no = Aces are low: A-2-3 is a run, Q-K-A isn’t
option-basic-ace_points = What an ace counts
    .description = Whether an ace counts more where it may be high
    .none = An ace counts 15 where it may be high, otherwise 1
    .is-1 = An ace always counts 1
    .is-15 = An ace always counts 15
option-basic-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = You go out only by discarding your last card
    .no = You may go out without a discard
option-basic-end = End of the game
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
    .none = The discards become a new stock as often as needed
    .number =
        { $number ->
            [0] The discards never become a new stock: the deal is void when the stock runs out
            [one] The discards become a new stock once; when it runs out the deal is void
           *[other] The discards become a new stock { $number } times; when the last runs out the deal is void
        }
option-basic-tie_break = Ties
    .description = What happens when a game of a fixed number of deals ends in a tie
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides
option-basic-melds_per_turn = Melds a turn
    .description = How many new melds you may lay in one turn
    .none = You may lay any number of new melds in a turn
    .number =
        { $number ->
            [one] You may lay { $number } new meld in a turn
           *[other] You may lay { $number } new melds in a turn
        }
option-basic-melds_free_when_out = More melds to go out
    .description = Whether the limit of new melds binds someone who goes out in that turn
    .yes = Whoever goes out in a turn may lay more new melds in it than the limit
    .no = The limit of new melds holds for going out too
option-basic-reshuffle_timing = When the stock is made again
    .description = At which moment the discards become a new stock
    .on_draw = The discards become a new stock when someone wants to draw
    .on_empty = The discards become a new stock as soon as the last card is drawn

# -- the page of the rules ------------------------------------------------------------------------

pages-basic =
    - **What it is about.** Get rid of all your cards before the others do, by laying sets and runs. Whoever does it’s credited with what the others still hold.
    - **A turn.** Draw a card, lay what you can and like, discard a card.
    - **Melds.** Three or four cards of one rank, or three and more of one suit in order.
origin-basic =
    - Rummy was first described about 1900 in the United States; its oldest known kind is Conquian, played in Mexico and Texas before that with 40 Spanish cards. Draw, meld and discard is what all games of the family share.
    - Other names: Rummy, Rum, Traditional Rummy.

# -- the rules ------------------------------------------------------------------------------------

# Basic Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-basic-aim =
    ### Aim of the game
    - Be the first to get rid of all your cards, by melding, laying off and discarding. (Basic 1.4)
    - Whoever does it wins the deal and is credited with what the others still hold. (Basic 8.1)
    - Two to six can play, with one pack of 52 cards and no jokers. (Basic 1.1, 1.2)

rules-basic-deal =
    ### The deal
    - Two players get 10 cards each, three or four get 7, five or six get 6. (Basic 2.2)
    - The next card is turned up beside the stock: the first upcard of the discard pile. (Basic 2.4)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Basic 2.5)

rules-basic-turn =
    ### Your turn
    - Start by drawing the top card of the stock or by taking the upcard. You need not use the upcard at once. (Basic 3.1)
    - Then you may lay new melds and lay cards off on any meld, in any order. { $melds_per_turn ->
        [none] You may do as much of both as you like.
        [one] You may lay one new meld a turn, and lay off as often as you like.
       *[other] You may lay up to { $melds_per_turn } new melds a turn, and lay off as often as you like.
    } { $melds_per_turn ->
        [none] {""}
       *[other] { $melds_free_when_out ->
            [yes] More are allowed if you go out in that turn; then you have to.
           *[no] {""}
        }
    } (Basic 3.2)
    - End your turn by discarding a card, but not the upcard that you took in this very turn. (Basic 3.3)
    - You can’t lay cards if the upcard you’ve just taken would be all that is left{ $must_discard_to_go_out ->
        [yes] .
       *[no] {""}, unless it can be laid off at once.
    } (Basic 3.2)

rules-basic-melds =
    ### Sets and runs
    - A set is three or four cards of one rank. (Basic 4.1)
    - A run is three or more cards of one suit in order. (Basic 4.2)
    - { $ace_high_low ->
        [yes] An ace is low (A-2-3) or high (Q-K-A), never in the middle. (Basic 4.4)
       *[no] An ace is always low: A-2-3 is a run, Q-K-A isn’t. (Basic 4.3)
    }
    - Melds on the table are never rearranged or taken back. (Basic 4.5)

rules-basic-lay-off =
    ### Laying off
    - You may add cards to any meld on the table, yours or not, and you need not have melded yourself. (Basic 3.2, 5.1)
    - A set takes the fourth card of its rank; a run takes the next card of its suit at either end. You may add several cards at once. (Basic 5.1, 5.2)

rules-basic-going-out =
    ### Going out
    - You go out by playing your last card. { $must_discard_to_go_out ->
        [yes] It must be a discard: you can’t lay all your cards. (Basic 6.2)
       *[no] It may be melded, laid off or discarded. (Basic 6.1)
    }

rules-basic-stock =
    ### When the stock is empty
    - { $reshuffle_timing ->
        [on_empty] As soon as the last card is drawn, the discards under the upcard are shuffled into a new stock.
       *[on_draw] When someone wants to draw and the stock is empty, the discards under the upcard are shuffled into a new one.
    } (Basic 7.1, 7.2)
    - If nothing lies under the upcard, you have to take the upcard. (Basic 7.3)
    - { $max_reshuffles ->
        [none] This goes on for as long as the deal lasts. A deal that goes round and round is called off after 250 turns a player, and no one scores.
        [0] No new stock is made: whoever draws from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
        [one] One new stock is made. After that, whoever draws from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
       *[other] Up to { $max_reshuffles } new stocks are made. After that, whoever draws from an empty stock ends the deal, and no one scores. The upcard may be taken instead.
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
    ### The end of the game
    - { $end ->
        [target] The first player with { $end_points ->
            [one] { $end_points } point
           *[other] { $end_points } points
        } wins. (Basic 9.3)
       *[hands] After { $end_hands ->
            [one] { $end_hands } deal
           *[other] { $end_hands } deals
        } whoever has most points wins. (Basic 9.4)
    }
    - { $tie_break ->
        [extra_hand] If a game of a fixed number of deals ends in a tie, one more deal is played until it’s decided.
       *[shared] If a game of a fixed number of deals ends in a tie, the leaders win together.
    } (Basic 9.4)

# -- where the rules are silent -------------------------------------------------------------------

silent-basic-melds = **How many melds a turn.** The text says “a meld … or add”, yet going rummy lays all cards in one turn. Any number of both is allowed; a house rule limits new melds, and another lifts that limit for someone who goes out. (Basic 3.2)
silent-basic-own = **Laying off on your own melds.** One sentence says another player’s meld, the section about it says any meld. Any meld it is. (Basic 5.1)
silent-basic-where = **Where laid-off cards lie.** They’re shown with the meld that they extend, and extend it for everyone. (Basic 5.3)
silent-basic-stuck = **Nothing left but the upcard just taken.** It may not be discarded, so a play that would leave it alone is refused, unless it can be laid off at once. (Basic 3.2)
silent-basic-when = **When a new stock is made.** At the next wish to draw; a house rule makes it as soon as the last card is drawn. Where at that moment too little lies on the pile, it’s made at the next wish to draw after all. (Basic 7.2)
silent-basic-forced = **An empty stock and a single upcard.** The upcard must be taken. (Basic 7.3)
silent-basic-endless = **A deal without an end.** The text gives no limit of new stocks, so there’s none; a house rule sets one, and the deal is then void and no one scores. Besides, the bot calls off a deal that goes round and round: after 250 turns a player it’s void too. (Basic 7.4)
silent-basic-void = **A void deal in a game of fixed deals.** It counts as one of them. (Basic 9.4)
silent-basic-rummy = **“No cards at all before”.** Melding and laying off count as playing; discards of earlier turns don’t. (Basic 8.4)
silent-basic-tie = **A tie after the last deal.** The leaders win together, or one more deal decides, by house rule. (Basic 9.4)
silent-basic-first = **Who deals and who starts.** The first dealer is chosen at random, and the choice can be checked afterwards. The player to the dealer’s left starts; the deal passes to the left, whoever won. (Basic 2.5)
silent-basic-around = **An ace that is high or low.** It’s never both: K-A-2 is no run, and nothing goes on above a high ace. (Basic 4.4)
silent-basic-fifteen = **What an ace counts when it may be high.** 15, wherever it could have been laid; the text recommends it. A house rule sets the points by themselves. (Basic 8.2)

# -- played examples on the page ------------------------------------------------------------------

played-basic-scored =
    ### A deal, scored
    - Ann has laid melds before. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn }, lays { $move2 }, lays off { $move3 } and discards { $card4 }, the last card. The deal is over.
    - Ann gets what the others hold. Chi’s nines count too: a meld that was never laid saves no one.
played-basic-hard =
    ### A hard case: the upcard you just took
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
        [yes] You’ve laid more new melds than a turn allows, so you have to go out in it, and after this you couldn’t. Play another way.
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

practice-basic-welcome = Only you see this deal, nothing counts and no one hurries you. Be the first to get rid of all your cards: you win the points that the others still hold.
practice-basic-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a meld or can be laid off.
practice-basic-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it can no longer count against you. Or wait: all your cards in one turn are a rummy and count double.
practice-basic-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: **{ button-lay-off }**.
practice-basic-out = **Nearly out.** Meld, lay off or discard your last card, and the deal is yours.
practice-basic-taken = **The upcard you just took** may not be discarded in this turn; any other card may.
practice-basic-discard = **Discard.** That ends your turn. What you still hold at the end pays the winner: king, queen and jack 10, an ace 1. High cards go first.

# -- shared messages in its own words -------------------------------------------------------------

refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or 4 cards of one rank; a run is 3 or more of one suit in order.
    }
