"""Tables and lobbies in play: one lock, one state, one version each; ports to everything else."""
