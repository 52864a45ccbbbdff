"""The context, the routing and the single answer of each click and each command."""
