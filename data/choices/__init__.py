"""What people and servers have chosen: settings, presets, standing orders."""
