"""Ten Phases."""
