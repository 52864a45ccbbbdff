"""The workbench, on which a player tries a rearrangement of the table before playing it.

The workbench is made of plain values without Discord. bot.screens.bench_panel shows it, and
bot.actions.workbench_clicks handles its clicks.
"""
