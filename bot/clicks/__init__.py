"""The way of a click: routed by its custom_id, answered once."""
