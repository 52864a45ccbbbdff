"""Local play: the real bot on a simulated Discord, played in the browser."""
