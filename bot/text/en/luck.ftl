# A shuffle that nobody can have arranged.

button-add-luck = Add my luck
luck-added = 🍀 Your number `{ $salt }` is mixed into every shuffle of this game. Discord made it after the seal was shown, so no one could arrange the cards for it. After the game, { COMMAND("verify") } checks it.
event-salted = { $who } added luck to the shuffle.
