"""The visible parts of tables in Discord, such as public messages, panels and pings."""
