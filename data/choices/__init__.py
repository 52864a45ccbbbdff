"""Settings of people and servers, presets, and standing orders."""
