# Whether a game was dealt as it was sealed.

command-verify = Check that the shuffles of a game were fixed before it started
verify-title =
    ## Shuffles checked · { $game }
    -# Table `{ $table }`
verify-seal = ✅ The seed is the one that was sealed.
verify-seal-wrong = ❌ The seed doesn’t fit the seal.
verify-dealer = ✅ The first dealer follows from it.
verify-dealer-wrong = ❌ The first dealer doesn’t follow from it.
verify-deal =
    { $count ->
        [one] ✅ 1 deal: every hand, the upcard and the stock match the shuffle.
       *[other] ✅ { $count } deals: every hand, upcard and stock match the shuffle.
    }
verify-deal-wrong = { $wrong ->
    [one] ❌ 1 deal doesn’t match the shuffle.
   *[other] ❌ { $wrong } deals don’t match the shuffle.
}
verify-draws = ✅ Every card drawn from the stock was that player’s own next card.
verify-draws-wrong = { $wrong ->
    [one] ❌ In 1 deal someone drew a card that wasn’t their next one.
   *[other] ❌ In { $wrong } deals someone drew a card that wasn’t their next one.
}
verify-new-stock = { $count ->
    [one] ✅ 1 new stock made of discards: every card drawn from it matches the shuffle.
   *[other] ✅ { $count } new stocks made of discards: every card drawn from them matches the shuffle.
}
verify-new-stock-wrong = { $wrong ->
    [one] ❌ 1 new stock doesn’t match the shuffle.
   *[other] ❌ { $wrong } new stocks don’t match the shuffle.
}
verify-differs-deal = -# Deal { $deal }
verify-differs-draws = -# Deal { $deal }, cards drawn
verify-differs-new-stock = -# Deal { $deal }, new stock { $number }
verify-sealed =
    -# Seal: `{ $seal }`
    -# Seed: `{ $seed }`
verify-salts = -# Luck added by players: { $salts }
verify-no-salts = -# No one added luck to this game.
verify-proves = - **It proves** that all cards were fixed before the first deal, by the sealed seed and the luck that players added. Each player’s next cards were their own, no matter what the others drew or took.
verify-wrong = - **Something differs.** These aren’t the cards that the seal promised. Show this to the people who run the bot.
verify-not = - **It doesn’t prove** that the seed was random if no one added luck, or that no one peeked at cards or passed them on.
verify-yourself = - **Check it yourself:** compare seal and luck with those shown to you, then save both files and run `python verify_game.py` with the name of the other.
