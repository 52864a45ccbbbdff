# What can be done instead of a move that was turned down. $moves are moves in few words.

nearest = You could: { $moves }
