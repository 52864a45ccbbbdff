"""The room of Thai Dummy: what no other game uses."""
