"""Views of tables as screens. Everything here is pure: no Discord, no storage, no clock."""
