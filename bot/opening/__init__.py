"""Opening a table with its place, players, house rules and terms."""
