"""The journals of all tables, and the data that is stored with them."""
