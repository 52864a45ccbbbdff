"""The room of Ten Phases: what no other game uses."""
