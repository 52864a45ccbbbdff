# Everything that only Manipulation Rummy says.

game-manipulation = Manipulation Rummy
    .book = Manipulation
    .description = Rearrange all melds on the table to lay your cards. The lowest hand scores. First to 150 wins.
name-manipulation = manipulation

# -- house rules ----------------------------------------------------------------------------------

option-manipulation-rulebook = Rulebook
    .description = Which rule text applies unless a house rule says otherwise
    .carousel = Carousel (ten cards, up to three draws, a knock at 5 points)
    .tiles = Like the tile game (14 cards, 30 points to start, one draw, four deals)
    .until = Draw until you can lay (seven cards, penalty points)
option-manipulation-packs = Packs
    .description = How many packs of 52 cards are played with
    .none = One pack for two players, two packs for more
    .is-1 = One pack of 52 cards
    .is-2 = Two packs of 52 cards
option-manipulation-jokers = Jokers
    .description = How many jokers there are
    .none = One joker for each pack
    .is-0 = No jokers
    .is-1 = One joker
    .is-2 = Two jokers
    .is-3 = Three jokers
    .is-4 = Four jokers
option-manipulation-ace = Aces
    .description = Whether an ace is low or high in a run
    .both = Aces low or high (A-2-3 or Q-K-A)
    .low = Aces low (A-2-3)
    .high = Aces high (Q-K-A)
option-manipulation-hand_size = Cards dealt
    .description = How many cards everyone is dealt
    .is-5 = Everyone is dealt 5 cards
    .is-6 = Everyone is dealt 6 cards
    .is-7 = Everyone is dealt 7 cards
    .is-8 = Everyone is dealt 8 cards
    .is-9 = Everyone is dealt 9 cards
    .is-10 = Everyone is dealt 10 cards
    .is-11 = Everyone is dealt 11 cards
    .is-12 = Everyone is dealt 12 cards
    .is-13 = Everyone is dealt 13 cards
    .is-14 = Everyone is dealt 14 cards
option-manipulation-min_draws = Draw first
    .description = Whether a turn has to start with a draw
    .is-0 = Laying without drawing allowed
    .is-1 = A turn starts with a draw
option-manipulation-max_draws = Draws per turn
    .description = How many cards may be drawn in one turn
    .none = Any number of draws per turn
    .is-1 = At most one draw per turn
    .is-2 = At most two draws per turn
    .is-3 = At most three draws per turn
option-manipulation-meld_after_last_draw = Laying after the last draw
    .description = Whether cards may still be laid after the last draw of a turn
    .yes = Laying after the last draw allowed
    .no = Last draw ends the turn
option-manipulation-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
    .is-1 = At least one natural card per meld
    .is-2 = At least two natural cards per meld
option-manipulation-joker_moves = Jokers on the table
    .description = How a joker on the table may be used
    .free = Jokers on the table may change
    .replaced = Jokers on the table free once a natural card replaces them
    .fixed = Jokers on the table never change
option-manipulation-initial_meld = Opening melds
    .description = How much your first melds in a deal must be worth, using only your hand
    .number =
        { $number ->
            [0] Rearranging from your first turn
            [one] First melds only from your hand
           *[other] First melds only from your hand, worth { $number } points
        }
option-manipulation-knock_limit = Knocking
    .description = With how many points left in the hand you may knock
    .none = No knocking
    .number =
        { $number ->
            [one] Knock with { $number } point at most
           *[other] Knock with { $number } points at most
        }
option-manipulation-knock_tie = Ties with the knocker
    .description = Whether the knocker shares the win with a player who holds as little
    .shared = A tie with the knocker shares the win
    .others = A tie with the knocker beats the knocker
option-manipulation-scoring = Scoring
    .description = How a deal is scored
    .difference = Winner gets the difference from each player
    .zero_sum = Winner gets the difference from each player, who loses it
    .penalty = Everyone scores their own cards (fewer points are better)
option-manipulation-joker_points = Joker in the hand
    .description = How much a joker left in a hand counts
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-manipulation-out_bonus = Bonus for going out
    .description = How much extra going out is worth
    .number =
        { $number ->
            [0] No bonus for going out
            [one] { $number } point more for going out
           *[other] { $number } points more for going out
        }
option-manipulation-undercut_bonus = Bonus against a knocker
    .description = How much extra holding less than a knocker is worth
    .number =
        { $number ->
            [0] No bonus for holding less than a knocker
            [one] { $number } point more for holding less than a knocker
           *[other] { $number } points more for holding less than a knocker
        }
option-manipulation-end = Game end
    .description = Whether a number of points or a number of deals ends the game
    .target =
        { $points ->
            [one] The game ends at { $points } point
           *[other] The game ends at { $points } points
        }
    .hands =
        { $hands ->
            [one] The game ends after { $hands } deal
           *[other] The game ends after { $hands } deals
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-manipulation =
    - **The goal.** Get rid of all your cards. Melds on the table belong to no one. Split them, join them and rebuild them to make room for your cards.
    - **A turn.** Draw a card. Then lay cards, which ends your turn, or draw again, up to three cards in a turn.
    - **The table.** You try things out on a workbench that no one else sees. When every group is a set or a run, **{ button-done }** plays it all together.
origin-manipulation =
    - Manipulation Rummy grew out of rummy in the United States in the first half of the 20th century. Tile Rummy is played by much the same rules.
    - Also called Carousel. Vatikan and Machiavelli are close relatives.

# -- the rules ------------------------------------------------------------------------------------

# Manipulation Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-manipulation-aim =
    ### Aim
    - Be the first to get rid of all your cards. You lay sets and runs, and to find room for your cards you may rearrange everything on the table. (Manipulation 5, 6.1)
    - Melds belong to no one. Only the cards left in your hand count. (Manipulation 4.5, 7.1)
    - Two to five can play, { $packs ->
        [none] two with one pack of 52 cards, more with two packs
        [one] with one pack of 52 cards
       *[other] with { $packs } packs of 52 cards
    }. { $jokers ->
        [none] Each pack has one joker.
        [0] There aren’t any jokers.
        [one] There’s { $jokers } joker.
       *[other] There are { $jokers } jokers.
    } (Manipulation 1.1, 1.2)

rules-manipulation-deal =
    ### The deal
    - Everyone gets { $hand_size } cards, one at a time. The rest is the stock. (Manipulation 2.1)
    - There’s no discard pile and no upcard, in the whole game. (Manipulation 2.1)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Manipulation 2.2)

rules-manipulation-turn =
    ### Your turn
    - { $min_draws ->
        [0] You don’t have to draw. You may lay cards right away.
       *[other] Start by drawing the stock’s top card.
    } (Manipulation 3.1)
    - Then lay cards, which ends your turn, or draw again. { $max_draws ->
        [none] You may draw until you lay something or the stock is empty.
        [one] You draw at most { $max_draws } card per turn.
       *[other] You draw at most { $max_draws } cards per turn.
    } (Manipulation 3.2)
    { $max_draws ->
        [none] {""}
       *[other] { $meld_after_last_draw ->
            [yes] - After the last card that you may draw, you may still lay cards, or pass. (Manipulation 3.2)
           *[no] - The last card that you may draw ends your turn, even if it fits. (Manipulation 3.2)
        }
    }
    - You may pass only when no more cards can be drawn. (Manipulation 3.2)

rules-manipulation-melds =
    ### Sets and runs
    - A set is three or four cards of one rank, all of different suits. Two identical cards are never in one set. (Manipulation 4.1)
    - A run is 3 to 13 cards of one suit in order. (Manipulation 4.2)
    - { $ace ->
        [both] An ace is low (A-2-3) or high (Q-K-A).
        [low] An ace is always low. A-2-3 is a run, Q-K-A isn’t.
       *[high] An ace is always high. Q-K-A is a run, A-2-3 isn’t.
    } Nothing goes round the corner, so K-A-2 is never a run. (Manipulation 1.3)

rules-manipulation-jokers =
    ### Jokers
    - A joker stands for any card. In a run it’s one certain card, in a set a missing suit. (Manipulation 4.3)
    - { $min_naturals ->
        [one] A meld needs at least { $min_naturals } natural card.
       *[other] A meld needs at least { $min_naturals } natural cards.
    } (Manipulation 4.3)
    - If you don’t say which card a joker stands for, it makes a set if possible, otherwise the highest run. (Manipulation 4.4)
    - { $joker_moves ->
        [free] A joker on the table may stand for something else once the table is rearranged.
        [replaced] A joker on the table may stand for something else only if you replace it with a natural card.
       *[fixed] A joker on the table always stands for the same card or rank, also when melds are rearranged around it.
    } (Manipulation 5.4)

rules-manipulation-rearranging =
    ### Rearranging
    - In one move you may lay new melds, add to melds, and split, join and rebuild them as you like. (Manipulation 5)
    - When you’re done, every meld on the table must be a set or a run. (Manipulation 5.3)
    - No card on the table goes into a hand, and you must lay at least one of your cards. (Manipulation 5.1, 5.2)
    - { $initial_meld ->
        [0] You may rearrange from your first turn on.
        [one] Your first melds in a deal must be made only from your own cards. Until then you may not change the melds on the table.
       *[other] Your first melds in a deal must be made only from your own cards and be worth at least { $initial_meld } points. Until then you may not change the melds on the table.
    } (Manipulation 5.5)
    - You try things out on a workbench that no one else sees, and play all of it together. Only draws are final. (Manipulation 3.3)

rules-manipulation-out =
    ### The end of a deal
    - You go out by laying all your cards. There’s no discard. (Manipulation 6.1)
    - { $knock_limit ->
        [none] No one can knock.
        [one] Once you’ve drawn you may knock with at most { $knock_limit } point in your hand. You end the deal, and may lay cards with it.
       *[other] Once you’ve drawn you may knock with at most { $knock_limit } points in your hand. You end the deal, and may lay cards with it.
    } (Manipulation 6.2)
    - With an empty stock play continues as long as someone lays. When everyone has passed once in a row, the deal ends. (Manipulation 6.3)

rules-manipulation-scoring =
    ### Scoring
    - An ace counts 1, a king, queen or jack 10, a joker { $joker_points }, any other card its number. (Manipulation 7.1)
    - The lowest hand wins the deal. A player who goes out is the only winner. (Manipulation 7.2)
    - { $scoring ->
        [difference] The winner gets the difference from each other player. With 3 points against 10 and 24, that is 7 + 21 = 28. No one else scores.
        [zero_sum] The winner gets the difference from each other player, and they lose as much.
       *[penalty] Everyone scores the cards in their own hand, and fewer points are better.
    } (Manipulation 7.3)
    { $knock_limit ->
        [none] {""}
       *[other] { $knock_tie ->
            [shared] - If someone holds as little as the knocker, both win. (Manipulation 7.2)
           *[others] - If someone holds as little as the knocker, the knocker doesn’t win. (Manipulation 7.2)
        }
    }
    - { $out_bonus ->
        [0] Going out is worth nothing more
       *[other] Going out is worth { $out_bonus } more
    }, and { $undercut_bonus ->
        [0] holding less than a knocker isn’t worth more either.
       *[other] holding less than a knocker is worth { $undercut_bonus } more.
    } (Manipulation 7.4)

rules-manipulation-end =
    ### How the game ends
    - { $end ->
        [target] The game ends with the deal in which a total reaches { $end_points ->
            [one] { $end_points } point
           *[other] { $end_points } points
        }.
       *[hands] The game ends after { $end_hands ->
            [one] { $end_hands } deal
           *[other] { $end_hands } deals
        }.
    } { $scoring ->
        [penalty] The lowest total wins.
       *[other] The highest total wins.
    } (Manipulation 8)
    - Equal totals win together. (Manipulation 8)

# -- where the rules are silent -------------------------------------------------------------------

silent-manipulation-pack = **How many jokers.** One text has 53 cards for two players and 106 for more, another two packs with two jokers. Both mean one joker per pack. (Manipulation 1.2)
silent-manipulation-ace = **The ace.** Two texts let it be high or low, one only high. It’s both, or one of them by house rule. (Manipulation 1.3)
silent-manipulation-must = **Must you lay what you can?** One text says so, the others say “may”. You may keep your cards. Then you draw again. (Manipulation 3.2)
silent-manipulation-again = **Laying twice in a turn.** Drawing is for those who have laid nothing, so the turn ends with laying. (Manipulation 3.2)
silent-manipulation-knock = **When to knock.** You may knock after drawing, instead of laying or together with it in one move, but not after the turn’s last card. (Manipulation 6.2)
silent-manipulation-tie = **A tie with the knocker.** Both win, or only the other player, by house rule. (Manipulation 7.2)
silent-manipulation-jokers = **Jokers on the table.** Most texts say nothing, so they’re free. The tile game wants a card to replace them, and a house rule says so. (Manipulation 5.4)
silent-manipulation-empty = **An empty stock.** You may keep laying. A round of passes ends the deal, and the lowest count scores as after a knock. (Manipulation 6.3)
silent-manipulation-first = **The first melds.** Carousel asks for nothing, the tile game for 30 points, one card game for melds only from the hand. A house rule sets it. (Manipulation 5.5)
silent-manipulation-value = **The value of an ace in the first melds.** It’s always 1, and a joker is worth the card it stands for. (Manipulation 5.5)
silent-manipulation-split = **Splitting a run without adding to it.** You may, as long as you lay one of your cards somewhere. (Manipulation 5)
silent-manipulation-dealer = **The dealer.** The first dealer is chosen at random, and the choice can be checked afterwards. (Manipulation 2.2)
silent-manipulation-bonus = **A bonus for the game.** Some add 100 points for the winner. It changes no winner and is left out. (Manipulation 8)

# -- played examples on the page ------------------------------------------------------------------

played-manipulation-scored =
    ### Scoring a deal
    - Ann knocks, holding { $ann }. Ben holds { $ben }, Chi { $chi }.
    - No one holds less, so Ann wins the difference from each of the others.
played-manipulation-hard =
    ### A tricky case: a run split with one card
    - { $table } is on the table. Ann holds { $ann }.
    - There’s a six in the run already, and Ann has the other one. It splits the run in two: { $move1 }. Everything is still on the table, both melds are valid, and a card has come from the hand. The turn is over.

# -- lines ----------------------------------------------------------------------------------------

event-knocked-on-table = { $who } knocked.
event-deal-knock-on-table = The deal ended with a knock.
result-knock-won = **{ $name }** knocked and wins the deal.
result-knock-beaten = **{ $knocker }** knocked, but **{ $name }** holds less and wins the deal.
result-knock-shared = **{ $knocker }** knocked. **{ $names }** share the deal.
line-knock-beaten =
    bonus for holding less than the knocker, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }

# -- the coach ------------------------------------------------------------------------------------

practice-manipulation-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Be the first to get rid of all your cards. Every meld on the table belongs to everyone, so you may **rearrange** them to find room for yours.
practice-manipulation-draw = **Draw** from the **stock** (face down). A turn starts with a card, and you may draw up to three. The third ends your turn.
practice-manipulation-lay = **Lay cards.** Some of yours make a meld or fit on one. Choose a card, and a green button adds it. **{ button-done }** plays everything and ends your turn.
practice-manipulation-rearrange = **Rearrange.** Nothing fits right now. Choose a card. If melds can make room for it, you’ll see how, and one button adds it. A set of four and the end of a long run can spare a card. Nothing is played before **{ button-done }**.
practice-manipulation-draw-on = **Draw again.** If you find no way to lay a card, draw another. Your changes on the table stay there.
practice-manipulation-knock = **You can knock!** With this few points in your hand you may end the deal. The lowest hand wins the difference from everyone else.
practice-manipulation-out = **Nearly out.** Lay your last cards, and the deal is yours.
practice-manipulation-done = **Your turn is over** as soon as you lay cards, or with the third card that you draw.
practice-manipulation-watch = **The others play.** Watch their melds. Each new meld may make room for your cards.

# -- shared messages in its own words -------------------------------------------------------------

refusal-wrong-phase =
    { $phase ->
        [draw] Start your turn by drawing from the stock.
        [play] You can’t do that now. Lay cards, or draw again.
       *[over] { wrong-phase-over }
    }
refusal-nothing-to-draw = The stock is empty. Lay cards, or pass.
