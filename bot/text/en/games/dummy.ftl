# Everything that only Thai Dummy says.

game-dummy = Thai Dummy
    .book = Dummy
    .description = Take from the row of discards, lay melds, lay off and knock. First to 500 points wins.
name-dummy = dummy

# -- house rules ----------------------------------------------------------------------------------

option-dummy-extras = Extra rules
    .description = Whether the optional rules are played, all together
    .none = Base game, no extra rules
    .all = All nine extra rules (fines, head card, knock cards worth 100)
option-dummy-target = Points to win
    .description = How many points end the game
    .number = First to { $number } points wins
option-dummy-ngo_reversal = After a ting ngo (ทิ้งโง่)
    .description = How long a ting ngo turns the direction of play round
    .toggle = Ting ngo (ทิ้งโง่) reverses play until the next one
    .next_hand_only = Ting ngo (ทิ้งโง่) makes only the next deal anticlockwise
    .next_hand_relative = Ting ngo (ทิ้งโง่) reverses only the next deal
    .off = Ting ngo (ทิ้งโง่) doesn’t reverse play
option-dummy-mult_net = Fines of the knocker
    .description = Whether the knocker’s fines are taken off before the points are doubled
    .yes = Knocker’s fines doubled with the points
    .no = Knocker’s fines not doubled
option-dummy-ace_run_10 = Aces in runs
    .description = Whether an ace counts less in a run
    .yes = Aces in runs count 10
    .no = Aces count 15 everywhere
option-dummy-knock_speto_100 = Knocking with a speto (สเปโต)
    .description = Whether a speto counts more as the knock card
    .yes = Speto (สเปโต) as knock card counts 100
    .no = Speto (สเปโต) as knock card counts 50
option-dummy-knock_layoffable_100 = Knock card that fits (ฝาก)
    .description = Whether a knock card that fits on a meld counts more
    .yes = Knock card that could be laid off (ฝาก) counts 100
    .no = Knock card that could be laid off (ฝาก) counts 50
option-dummy-ting_mee = Ting mi (ทิ้งมี่)
    .description = Whether discarding a card that could be laid off costs 50
    .yes = Ting mi (ทิ้งมี่): 50 for a discard that fits a meld
    .no = No fine for a discard that could be laid off
option-dummy-ting_tem = Ting tem (ทิ้งเต็ม)
    .description = Whether discarding a card that makes a meld with the row costs 50
    .yes = Ting tem (ทิ้งเต็ม): 50 for a discard that melds with the row
    .no = No fine for a discard that makes a meld with the row
option-dummy-bai_hua = Head card (ใบหัว)
    .description = Whether the head card counts more than its face
    .yes = Head card (ใบหัว) counts 50, a speto 100
    .no = Head card (ใบหัว) counts as any other card
option-dummy-pee_hua = Pi hua (ปี้หัว)
    .description = Whether discarding a neighbour of the head card can cost 50
    .yes = Pi hua (ปี้หัว): 50 for a discard melded with the head card
    .no = No fine for discarding a neighbour of the head card
option-dummy-pee_speto = Pi speto (ปี้สเปโต)
    .description = Whether discarding a card while others of its speto family are in the row can cost 50
    .yes = Pi speto (ปี้สเปโต): 50 for a discard melded with a speto and the row
    .no = No fine for a card added to its speto family in the row
option-dummy-pee_speto_needs = Melds for pi speto (ปี้สเปโต)
    .description = Which cards must be melded for a pi speto
    .both = Pi speto only if your card is melded with the speto
    .speto_or_both = Pi speto even if the speto is melded without your card
option-dummy-ti_on = Ti on (ตีอ้อน)
    .description = Whether being first to discard a neighbour of a speto can cost 50
    .yes = Ti on (ตีอ้อน): 50 for the first neighbour melded with a speto
    .no = No fine for being first to discard a neighbour of a speto
option-dummy-ti_on_needs_speto = Melds for ti on (ตีอ้อน)
    .description = Whether ti on needs the speto in the meld
    .yes = Ti on only in a meld with the speto
    .no = Ti on even in a meld without the speto
option-dummy-fak_speto = Faak speto (ฝากสเปโต)
    .description = Whether a speto laid off on your card costs you 50
    .yes = Faak speto (ฝากสเปโต): 50 if a speto is laid off on your card
    .no = No fine for a speto laid off on your card

# -- the page of the rules ------------------------------------------------------------------------

pages-dummy =
    - **The goal.** Cards that you lay count for you, cards that you hold count against you. When you can lay all but one card, you knock (น็อค) and end the deal.
    - **A turn.** Draw a card or take from the row of discards (กองกลาง), lay what you may, discard a card.
    - **Be born (เกิด).** Before anything else you take from the row with a meld. Until then you lay nothing, unless you knock.
origin-dummy =
    - Dummy (ดัมมี่), also called รัมมี่ in Thailand, is rummy with a row of discards, as in 500 Rum. No one knows when it came. It’s thought to date from the reign of King Rama V, when such cards reached Siam.
    - Other words at Thai tables: ตีกร่าง for ti on (ตีอ้อน), กินมืด for a dark knock (น็อคมืด). Faak (ฝาก), to lay off, is also called dummy (ดัมมี่).

# -- the rules ------------------------------------------------------------------------------------

# Thai Dummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-dummy-aim =
    ### Aim
    - Lay melds and lay off (ฝาก) on melds for points, and end the deal by knocking (น็อค) before the others. (Dummy 8, 10)
    - Points are added up deal by deal. The first player with { $target } wins. If several have it, the highest total wins. On a tie for the highest another deal is played. (Dummy 13)
    - Two to four can play, with one pack of 52 cards. (Dummy 1.1)

rules-dummy-deal =
    ### The deal
    - Two players get 11 cards each, three get 9, four get 7. (Dummy 2.1)
    - The next card is turned up as the head card (ใบหัว), the first in the row (กองกลาง). Discards are added to its right end, in order. (Dummy 2.2, 3.2)
    - The player who starts the first deal is chosen at random. After that, the knocker starts the next deal. If no one knocked, the seat after the previous starter does. (Dummy 2.3)

rules-dummy-turn =
    ### Your turn
    - Start by drawing the stock’s top card or by taking from the row. (Dummy 3.1)
    - Then, if you’re born (เกิด), lay melds and lay off as often as you like. (Dummy 3.2)
    - End your turn by discarding a card, even one that you’ve just taken. Or knock. (Dummy 3.2, 8)
    - One card always stays in your hand. When only a single card is left, you must knock. (Dummy 3.2)

rules-dummy-melds =
    ### Melds
    - A set (ตอง) is three or four cards of one rank. A run (เรียง) is three or more cards of one suit in order. (Dummy 4.1)
    - The ace ranks above the king only. Q-K-A is a run, A-2-3 and K-A-2 aren’t. (Dummy 1.2)
    - Melds on the table are never rearranged or taken back. (Dummy 4.2)

rules-dummy-row =
    ### Taking and being born (เกิด)
    - Choose a card from the row. You get that card and every card after it, and right away you lay a meld that contains the chosen card. (Dummy 5.1, 5.2)
    - The meld is made of your hand and the cards taken, with at least one card that you held before. A lay-off isn’t enough. (Dummy 5.2, 5.4)
    - With your first take in a deal you’re born. From then on you may lay melds and lay off, even in that turn. (Dummy 5.6, 6)
    - If you aren’t born when the deal ends, you lose twice the sum of your cards in hand and your fines. (Dummy 6, 10.4)

rules-dummy-lay-off =
    ### Laying off (ฝาก)
    - Once born you may add cards to any meld on the table in your turn, one or several. A set takes its fourth card, a run the next card of its suit at either end. (Dummy 7.1, 7.2)
    - Others may add to a card that was laid off. (Dummy 7.2)
    - If a card fits on two melds, you say on which. Every card counts for the player who laid it. (Dummy 7.3, 7.4)

rules-dummy-knock =
    ### Knocking (น็อค)
    - After a draw or a take, lay everything but exactly one card. That card is your knock card, and the deal ends. (Dummy 8.1)
    - You may knock without being born if you drew from the stock. All your melds and lay-offs go down together. (Dummy 8.2)
    - A dark knock (มืด), when you weren’t born before this turn, doubles your points. So does one colour (สี), when every card you laid in the deal is of one suit. Both together count four times. (Dummy 8.3)

rules-dummy-last-turn =
    ### When the stock is empty
    - The player who draws the last card plays a whole turn. The next player may only take from the row to knock in the same turn, or pass. Then the deal is over. (Dummy 3.1, 9)

rules-dummy-values =
    ### Card values
    - Cards from 2 to 9 count 5 points each. 10, jack, queen and king count 10. An ace counts 15{ $ace_run_10 ->
        [yes] , but 10 in a run
       *[no] {""}
    }. The spetos (สเปโต), 2♣ and Q♠, count 50. (Dummy 10.1)
    - Any knock card counts 50{ $knock_speto_100 ->
        [yes] , a speto 100
       *[no] {""}
    }{ $knock_layoffable_100 ->
        [yes] , a card that could be laid off 100
       *[no] {""}
    }. (Dummy 10.2, 12.1, 12.2)
    { $bai_hua ->
        [yes] - The head card (ใบหัว) counts 50 for the player who lays it, 100 if it’s a speto. (Dummy 12.5)
       *[no] {""}
    }

rules-dummy-scoring =
    ### Scoring
    - The knocker scores every card they laid plus the knock card, doubled for dark and again for one colour. Their fines are taken off { $mult_net ->
        [yes] before doubling
       *[no] after doubling
    }. (Dummy 10.4)
    - Other players who are born score their laid cards, minus the cards in their hand and minus their fines. (Dummy 10.4)
    - Players who aren’t born lose twice the sum of the cards in their hand and their fines (ลบมืด). (Dummy 10.4)

rules-dummy-ting-ngo =
    ### Ting ngo (ทิ้งโง่)
    - If the next player takes nothing but the card you discarded and knocks in that turn, you lose 50. (Dummy 11)
    - { $ngo_reversal ->
        [toggle] From the next deal on, dealing and turns go round the other way, until the next ting ngo.
        [next_hand_only] The next deal goes round anticlockwise, the one after it clockwise again.
        [next_hand_relative] The next deal goes round against the direction of this one. A deal without a ting ngo is followed by one that goes clockwise.
       *[off] The direction of play doesn’t change.
    } The knocker starts as always. (Dummy 11)

rules-dummy-fines =
    ### Fines
    - Every fine is 50 points, and they add up. (Dummy 12.10)
    { $ting_mee ->
        [yes] - Ting mi (ทิ้งมี่): you discard a single card that fits on a meld on the table. (Dummy 12.3)
       *[no] {""}
    }
    { $ting_tem ->
        [yes] - Ting tem (ทิ้งเต็ม): you discard a card that makes a meld with two cards in the row. (Dummy 12.4)
       *[no] {""}
    }
    { $fak_speto ->
        [yes] - Faak speto (ฝากสเปโต): another lays a speto off next to your card in a run, or on a set that you opened. (Dummy 12.9)
       *[no] {""}
    }

rules-dummy-watched =
    ### Discards that others use
    { $pee_hua ->
        [yes] - Pi hua (ปี้หัว): you discard a card of the head card’s rank, or of its suit up to two away, and before your next turn another player takes the head card and melds both. (Dummy 12.6)
       *[no] {""}
    }
    { $pee_speto ->
        [yes] - Pi speto (ปี้สเปโต): you discard a card while others of its speto family are in the row, and before your next turn another melds it with the speto and an older card of that family from the row. { $pee_speto_needs ->
            [speto_or_both] If the speto was in the row, it’s enough to take and meld it, even without your card.
           *[both] {""}
        } (Dummy 12.7)
       *[no] {""}
    }
    { $ti_on ->
        [yes] - Ti on (ตีอ้อน): you discard a speto’s neighbour while none of its family is in the row, and before your next turn another takes it and melds it{ $ti_on_needs_speto ->
            [no] , with the speto or without.
           *[yes] {" "}with the speto.
        } (Dummy 12.8)
       *[no] {""}
    }
    { $pee_speto ->
        [yes] - Families: 2♣ with the other twos, 3♣ and 4♣; Q♠ with the other queens, 10♠, J♠, K♠ and A♠. (Dummy 12.7)
       *[no] { $ti_on ->
            [yes] - Families: 2♣ with the other twos, 3♣ and 4♣; Q♠ with the other queens, 10♠, J♠, K♠ and A♠. (Dummy 12.7)
           *[no] {""}
        }
    }
    { $pee_hua ->
        [yes] - Laying a card off on a meld costs none of this. (Dummy 12.8)
       *[no] { $pee_speto ->
            [yes] - Laying a card off on a meld costs none of this. (Dummy 12.8)
           *[no] { $ti_on ->
                [yes] - Laying a card off on a meld costs none of this. (Dummy 12.8)
               *[no] - No discard is fined for the way others use it, except for a ting ngo. (Dummy 11, 12)
            }
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-dummy-pack = **The pack.** Its size isn’t stated. It follows from the cards that the text names. (Dummy 1.1)
silent-dummy-first = **The first player in the first deal.** The player is chosen at random, and the choice can be checked afterwards. The dealer is the seat before that. (Dummy 2.3)
silent-dummy-starter = **The first player when no one knocked.** The seat after the previous starter starts, in the direction of that deal. (Dummy 2.3)
silent-dummy-last-turn = **Taking in the last turn.** You may take only to knock, not just to be born, and you may lay nothing that makes the knock impossible. The player who draws the last card plays a whole turn. (Dummy 3.1)
silent-dummy-one-left = **One card left, but no wish to knock.** You must knock, because a discard would empty your hand. (Dummy 3.2)
silent-dummy-swept = **Discarding a card just taken.** The text doesn’t forbid it, so it’s allowed. (Dummy 3.2)
silent-dummy-lay-off-take = **Taking just to lay off.** It’s refused, because the text asks for a new meld. (Dummy 5.4)
silent-dummy-dark-lay-off = **Lay-offs in a dark knock.** They’re allowed inside the knock, though otherwise you may not lay off before you’re born. (Dummy 8.2)
silent-dummy-colour = **The knock card and one colour.** It doesn’t have to match. Only laid cards count, and only the knocker’s own. (Dummy 8.3)
silent-dummy-fines-doubled = **The knocker’s fines.** Points are doubled, fines aren’t. A house rule takes them off first. (Dummy 10.4)
silent-dummy-reversal = **How long a reversal lasts.** Dealing and turns are reversed and stay so until the next ting ngo. Three house rules say otherwise. Two of them reverse only the next deal, either always anticlockwise, or against the deal before it. (Dummy 11)
silent-dummy-extras = **Which extra rules apply.** They must be agreed on, so none applies unless it’s chosen. Ting ngo and the doubled loss of the unborn belong to the base game. (Dummy 12)
silent-dummy-hundred = **A knock card that counts 100 for two reasons.** It still counts 100. (Dummy 12.2)
silent-dummy-mee = **Ting mi.** It applies to the unborn too, and only to single cards that fit, on the table at the moment of the discard. (Dummy 12.3)
silent-dummy-tem = **Ting tem.** The row before the discard counts, the head card with it. (Dummy 12.4)
silent-dummy-head = **The head card’s points.** They replace its face value. When the row is emptied, the next discard isn’t a head card. (Dummy 12.5)
silent-dummy-able = **“Able to take”.** A fine comes only if the cards are really taken and melded. (Dummy 12.6)
silent-dummy-round = **“Within that round”.** It ends when the player who discarded the card starts their next turn, or with the deal. (Dummy 12.6, 12.7)
silent-dummy-take-both = **Pi speto: “the speto or both neighbours”.** What must the other player take? The examples show both cards in one meld, so that is required. The sentence can also mean that only the speto is needed. There’s a house rule for that. With it one take can fine several players, but not for a card that someone took up in between. (Dummy 12.7)
silent-dummy-ti-on-speto = **Ti on and the speto.** The text says only that someone is born with the card, but its heading mentions the speto’s set. So the meld must hold the speto, unless a house rule says otherwise. (Dummy 12.8)
silent-dummy-first-card = **Ti on “as the first card”.** It means the first of its family in the row. If an older card is there and isn’t used, there’s neither ti on nor pi speto. (Dummy 12.8)
silent-dummy-ti-on-thrown = **Windows and takes.** Any meld laid in the turn of the take counts for these fines, including a knock’s melds. (Dummy 12.7, 12.8)
silent-dummy-tie = **A tie at the target.** Equal highest totals play another deal. (Dummy 13)
silent-dummy-ace = **An ace of 10 in runs.** It’s played “in some places”, so a house rule has it. (Dummy 10.1)
silent-dummy-chain = **Laying onto a card that was laid off.** It’s allowed, as the text shows. (Dummy 7.2)
silent-dummy-ngo-more = **Ting ngo and further cards.** The knocker may lay more from their hand. Only the take must be that one card. No one discarded the head card, so taking that card is never a ting ngo. (Dummy 11)
silent-dummy-two = **Two players.** The direction has no visible effect, and a window is the opponent’s one turn. (Dummy 2.4, 12.6)

# -- played examples on the page ------------------------------------------------------------------

played-dummy-scored =
    ### Scoring a deal: a take, a knock and a ting ngo (ทิ้งโง่)
    - { $table } are on the table, the first laid by Ann and the second by Chi. Both are born, Ben isn’t. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Chi draws { $drawn } and discards { $card2 }. Ann takes nothing but that card, lays { $move3 } with it, lays off { $off4 } and knocks (น็อค) with { $card4 }.
    - That’s a ting ngo. Chi loses 50, and the next deal goes round the other way. Ben isn’t born and loses double.
played-dummy-hard =
    ### A tricky case: the meld that goes with a take
    - The row is { $row }, the oldest card first. Ann holds { $ann }, takes from { $card1 } on and wants to lay { $move1 }.
    - All three come from the row, but at least one card of the meld must be from the hand. With { $move } the take is allowed, and the other cards taken stay in Ann’s hand.

# -- examples in pictures -------------------------------------------------------------------------

example-row = the row, the oldest card first (it’s the head card, ใบหัว)
example-take = you take from the first of these on, and lay them right away with the card you held
example-take-not = not allowed (none of these cards comes from your hand)
example-knock-laid = laid down
example-knock-card = the one card that stays, your knock card (น็อค)
example-knock-two = not allowed (exactly one card may stay)
example-speto = a speto (สเปโต), { $points } points

# -- a picture before the first step --------------------------------------------------------------

first-look-take = a take: the first card is yours. You get the row from the second on, and these go down right away

# -- lines ----------------------------------------------------------------------------------------

# The cost of a hand whose player isn't born, fines and all.
hand-held-doubled = in hand { $held }, doubled: { $points } now
event-was-born = Born: { $who }.
event-fined = { $who } lost { $points } points: { $what }.
event-fined-card = { $who } lost { $points } points for { $card }: { $what }.
refusal-not-born = You aren’t born yet. Take from the row to lay melds and lay off, or lay all but one card as a knock.
refusal-cards-left =
    To knock you must lay all your cards but one, and { $cards } would be left as well. { $hopeless ->
        [yes] With these cards no knock is possible yet. Play on.
       *[no] Lay them too, or play on.
    }
move-row = from { $start }: lay { $cards }
move-row-takes =
    { $count ->
        [one] you take 1 card: { $cards }
       *[other] you take { $count } cards: { $cards }
    }
move-knock = keep { $card } and lay the rest
result-knock = **{ $name }** knocked, and the deal is over.
result-dark = Dark knock!
result-colour = Colour knock!
result-multiplier = Points × { $times }.
highlight-dark = knocked dark in deal { $deal }
highlight-colour = a colour knock in deal { $deal }
line-knock-card =
    knocked with { $cards }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-dark =
    dark knock, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-colour =
    colour knock, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-not-born =
    not born, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-ngo =
    ting ngo (ทิ้งโง่){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-mee =
    ting mi (ทิ้งมี่){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-tem =
    ting tem (ทิ้งเต็ม){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-pee-hua =
    pi hua (ปี้หัว){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-pee-speto =
    pi speto (ปี้สเปโต){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ti-on =
    ti on (ตีอ้อน){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-fak-speto =
    faak speto (ฝากสเปโต){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
# What a player can be fined for, in the log.
fine-ting-ngo = ting ngo (ทิ้งโง่): the next player knocked with only that card
fine-ting-mee = ting mi (ทิ้งมี่): it could have been laid off
fine-ting-tem = ting tem (ทิ้งเต็ม): it makes a meld with cards in the row
fine-pee-hua = pi hua (ปี้หัว): it was melded with the head card
fine-pee-speto = pi speto (ปี้สเปโต): it was melded with a speto
fine-ti-on = ti on (ตีอ้อน): it was melded with a speto
fine-fak-speto = faak speto (ฝากสเปโต): that speto was laid off on a card of theirs

# -- the coach ------------------------------------------------------------------------------------

practice-short-row = Is a meld from the row worth the cards that come with it? If not, draw.
practice-short-lay-dummy = You can lay cards, and laid cards count for you.
practice-short-discard-dummy = Discard a card that you don’t need and that doesn’t help the next player.
practice-dummy-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Cards you lay count for you, cards you still hold at the end count against you.
practice-dummy-draw = **Draw** from the **stock** (face down). No card in the row makes a meld with yours yet. You lay nothing before you’re **born** (เกิด), by taking from the row.
practice-dummy-take = **You can be born (เกิด)!** A card in the row makes a meld with yours. You get that card and every card after it, and the meld goes down right away. From then on you may lay cards.
practice-dummy-born = **Born (เกิด).** Now you may lay melds and lay off (ฝาก). At the end you score your laid cards, minus the cards you still hold.
practice-dummy-unborn = **Not born yet**, so just discard. The card goes to the end of the row. If you’re unborn when the deal ends, you lose twice the sum of your cards in hand and your fines.
practice-dummy-discard = **Mind the next player.** If they take just the card you discard now and **knock** with it, ending the deal, that’s a ting ngo (ทิ้งโง่) and costs you 50.
practice-dummy-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it counts for you. One card must always stay in your hand.
practice-dummy-lay-off = **Lay off (ฝาก).** One of your cards fits on a meld on the table: **{ button-lay-off }**. It counts for you, even on someone else’s meld.
practice-dummy-speto = **A speto (สเปโต).** 2♣ and Q♠ count 50: for you when you lay them, against you when you still hold them.
practice-dummy-dark = **You can knock dark (น็อคมืด)!** A **knock** lays everything but one card, which counts 50, and ends the deal. You weren’t born before this turn, so your points are doubled.
practice-dummy-knock = **You can knock (น็อค)!** **{ button-knock }** lays everything but one card, which counts 50, and ends the deal. If all your laid cards are one suit (สี), your points are doubled.
practice-dummy-only-knock = **Only the knock is left** (lay all but one card). You can no longer discard.
practice-dummy-last-turn = **The stock is empty.** You may take from the row only to **knock**: lay all but one card in this turn. If you can’t, **{ button-pass-turn }** ends the deal.
practice-dummy-fined = **A fine.** It cost you { $points } points: { $what }.
practice-never-born = You weren’t born in it, so your cards in hand counted double. Next time take from the row early.

# -- shared messages in its own words -------------------------------------------------------------

advice-lay = Cards you’ve laid count for you.
advice-lay-off = { advice-lay }
refusal-wrong-phase =
    { $phase ->
        [draw] Start your turn by drawing from the stock or taking from the row.
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or 4 cards of one rank. A run is 3 or more of one suit in order, with the ace above the king.
    }
refusal-nothing-to-draw = The stock is empty. Take from the row to knock, or pass.
refusal-nothing-to-take = The row is empty. Draw from the stock instead.
refusal-would-empty-hand = One card must always stay in your hand. When only a single card is left, you must knock.
