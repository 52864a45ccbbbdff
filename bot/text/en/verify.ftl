# Whether a game was dealt as it was sealed.

command-verify = Check that the shuffles of a game were fixed before it began
verify-title =
    ## Shuffles checked · { $game }
    -# Table `{ $table }`
verify-seal = ✅ The seed is the one that was sealed.
verify-seal-wrong = ❌ The seed does not fit the seal.
verify-dealer = ✅ The first dealer follows from it.
verify-dealer-wrong = ❌ The first dealer does not follow from it.
verify-deal = { $count ->
    [one] ✅ 1 deal: every hand, the upcard and the stock match the shuffle.
   *[other] ✅ { $count } deals: every hand, upcard and stock match the shuffle.
}
verify-deal-wrong = { $wrong ->
    [one] ❌ 1 deal does not match the shuffle.
   *[other] ❌ { $wrong } deals do not match the shuffle.
}
verify-new-stock = { $count ->
    [one] ✅ 1 new stock made of discards: in the order that it had to have.
   *[other] ✅ { $count } new stocks made of discards: in the order that they had to have.
}
verify-new-stock-wrong = { $wrong ->
    [one] ❌ 1 new stock is not in the order that it had to have.
   *[other] ❌ { $wrong } new stocks are not in the order that they had to have.
}
verify-differs-deal = -# Deal { $deal }
verify-differs-stock = -# Deal { $deal }, new stock { $number }
verify-sealed =
    -# Seal: `{ $seal }`
    -# Seed: `{ $seed }`
verify-salts = -# Mixed in by players: { $salts }
verify-no-salts = -# Nobody added luck to this game.
verify-proves = **What this proves.** All cards were fixed before the first deal, by a seed that was sealed in the lobby and by the luck that players added after it. Nothing was changed later. If the last player to add luck was honest, nobody could have known the cards beforehand, not even whoever runs the bot.
verify-wrong = **Something differs.** The cards of this game are not those that the seal promised. Show this to whoever runs the bot.
verify-not = **What it does not prove.** Without added luck it does not prove that the seed was random. And it can never prove that nobody peeked at cards or passed them on.
verify-yourself = **Do not take my word for it.** Compare the seal with the one that you saw in the lobby, and your number with the one that you were told. Then save both files, read the short script, and run `python verify_game.py` with the name of the other file.
