"""The room of Ten Phases."""
