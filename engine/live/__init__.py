"""Tables and lobbies in play: one lock, one state and one version each, over ports that others fill in."""
