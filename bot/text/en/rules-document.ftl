# What stands around the rules on the page for readers.

page-numbers = The numbers in brackets, such as ({ $book } 4.2), are the paragraphs that the bot cites when it refuses a move.
page-preset-differs = This preset changes these house rules:
page-preset-sections = That makes these sections read as follows; all others are as above.
page-options = House rules
page-options-intro = Each can be set by itself, over any preset.
page-origin = Where the game comes from
page-any-number = { $label } (any whole number from { $least } up)
page-any-selection = Any other choice among { $among } is possible too, in this order
page-default = standard
page-silent = Where the sources are silent
page-silent-intro = The rule texts leave some things open and contradict each other in others. This is what is played.

# -- examples: $ann, $ben and $chi are what they hold, $move1 and $card1 what is played first -------

page-played = Examples
page-played-intro = Ann, Ben and Chi sit in this order, and the standard rules hold. The bot played these examples and counted the points.
page-played-points = **Points of the deal:** { $points }
page-played-deal = Deal
page-played-won = Won by
page-played-column = Column { $column }

played-basic-scored =
    ### A deal, scored
    - Ann has laid melds before. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn }, lays { $move2 }, lays off { $move3 } and discards { $card4 }, the last card. The deal is over.
    - Ann gets what the others hold. Chi’s nines count too: a meld that was never laid saves nobody.
played-basic-hard =
    ### A hard case: the upcard you just took
    - Ann holds { $ann }, takes the upcard { $upcard } and wants to lay { $move2 }.
    - Only { $upcard } would be left, and it may not be discarded in the turn in which it was taken. After a draw from the stock Ann could lay the run and go out by discarding the card drawn.
played-contract-scored =
    ### A deal, scored
    - Ann has made the contract in an earlier turn: { $table } lies on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn } and leaves the upcard { $upcard }. Ben lets it go. Chi asks “May I?” and gets it, with { $penalty } from the stock as the penalty card.
    - Ann lays off { $move4 } and goes out by discarding { $card5 }. The others pay for what they hold.
played-contract-hard =
    ### A hard case: two runs end to end
    - Deal 3 asks for two runs of 4. Ann holds { $ann } and wants to lay { $move1 }.
    - The second run goes on where the first ends, so together they are one long run. With { $move } there is a gap between them, and the contract is made.
played-shanghai-scored =
    ### A deal, scored
    - Ann has made the contract in an earlier turn: { $table } lies on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn } and leaves the upcard { $upcard }. Ben lets it go. Chi buys it, and { $penalty } from the stock comes with it.
    - Ann lays off { $move4 } and goes out by discarding { $card5 }. The others pay for what they hold.
played-shanghai-hard =
    ### A hard case: no buys left
    - Chi holds { $chi } and has bought three upcards in this deal.
    - Ann draws and leaves { $upcard }, which would make a set for Chi. But the buys of this deal are used up, so Chi cannot buy it.
played-dummy-scored =
    ### A deal, scored: a take, a knock and a ting ngo (ทิ้งโง่)
    - On the table lie { $table }, the first laid by Ann and the second by Chi. Both are born, Ben is not. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Chi draws { $drawn } and discards { $card2 }. Ann takes nothing but that card, lays { $move3 } with it, lays off { $off4 } and knocks (น็อค) with { $card4 }.
    - That is a ting ngo: Chi loses 50, and the next deal goes round the other way. Ben is not born and loses double.
played-dummy-hard =
    ### A hard case: what goes down with a take
    - The row is { $row }, the oldest card first. Ann holds { $ann }, takes from { $card1 } on and wants to lay { $move1 }.
    - All three come from the row, but at least one card of the meld must be from the hand. With { $move } the take is allowed, and the other cards taken stay in Ann’s hand.
played-rummy500-scored =
    ### A deal, scored
    - On the table lies { $table }, laid by Ben. The row is { $row }, the oldest card first. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann takes from { $card1 } on and lays { $move1 } at once, lays { $move2 } off on Ben’s run and goes out by discarding { $card3 }.
    - The card on Ben’s run counts for Ann. Ben has laid more than Ben holds, and Chi pays for everything.
played-rummy500-hard =
    ### A hard case: a card that cannot be used
    - The row is { $row }, the oldest card first. Ann holds { $ann } and wants nothing but { $card1 }.
    - With Ann’s cards it makes nothing, so it cannot be taken alone. But Ann may take from { $card } on: { $move } goes down, and { $card1 } comes to the hand.
played-manipulation-scored =
    ### A deal, scored
    - Ann knocks, holding { $ann }. Ben holds { $ben }, Chi { $chi }.
    - Nobody holds less, so Ann wins the difference from each of the others.
played-manipulation-hard =
    ### A hard case: a run split with one card
    - On the table lies { $table }. Ann holds { $ann }.
    - There is a six in the run already, and Ann has the other one. It splits the run in two: { $move1 }. Everything that lay there still lies there, both melds are valid, and a card has come from the hand: the turn is over.
played-tiles-scored =
    ### A deal, scored
    - On the table lies { $table }. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann’s last tile makes { $move1 }: Ann is out and scores what the others hold, and they lose it.
played-tiles-hard =
    ### A hard case: freeing a joker
    - On the table lies { $table }. Ann holds { $ann }.
    - Ann has the very tile that the joker stands for. It takes the joker’s place, and the freed joker is laid at once with two more tiles: { $move1 }.
played-gin-scored =
    ### A knock, scored
    - Ann holds { $ann }, Ben { $ben }. Ann knocks, discarding { $card1 }, with { $deadwood0 } points of deadwood.
    - Ben lays off { $laidoff } on Ann’s melds and lays more melds. The table then has { $laid }, and Ben is left with { $deadwood1 } points of deadwood. Ann scores the difference.
played-gin-hard =
    ### A hard case: the undercut
    - Ann holds { $ann }, Ben { $ben }. Ann knocks, discarding { $card1 }, with { $deadwood0 } points of deadwood.
    - Ben lays off { $laidoff } on Ann’s melds and lays more melds. Ben is left with { $deadwood1 } points of deadwood, less than the knocker: Ben wins the deal, and the bonus for the undercut with it.
played-gin-hollywood =
    ### The score sheet of Hollywood
    - Three games are scored at once. Your first win is written into column 1, your second into columns 1 and 2, the third and all later ones into all three.
    - A column closes at { $target } points. Then each box in it adds { $box }, and the game { $game_bonus }.
    - In deal 5 column 1 is closed already: Ben’s second win is written into column 2 alone.
played-indian-scored =
    ### A deal, scored
    - The cut card is 7♥, so sevens are wild. Chi has dropped before the first card. Ann holds { $ann }, Ben { $ben }.
    - Ann puts { $card1 } aside and declares: 4-5-6 of spades is pure, 9-10-joker-queen of hearts the second life, three kings and two twos with the wild seven are sets.
    - Ben has both lives too, so only what is left over counts. Chi pays for the drop and shows nothing.
played-indian-hard =
    ### A hard case: a joker that somebody discarded
    - The cut card is 7♥. Chi has discarded { $upcard }, and Ann would like to have it.
    - It is wild, and a joker that somebody discarded stays where it is. As the first upcard of the deal Ann could have taken it.
played-phases-scored =
    ### A deal, scored
    - Ben has laid phase 2 in an earlier turn: { $table } lies on the table. Ann works on phase 2, too. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn }, lays phase 2 with { $move2 }, lays off { $move3 } and { $move4 } and goes out by discarding { $card5 }.
    - Ann and Ben go on to phase 3, although Ben pays for the hand. Chi has laid nothing and tries the same phase again.
played-phases-hard =
    ### A hard case: skipped twice
    - Ann holds { $ann }. Ben has just lost a turn and had none since. Ann discards { $card1 } and wants Ben to lose the next one, too.
    - For Chi it could have been discarded: then Chi loses a turn, and Ben plays.
