"""The workbench, on which a player tries a rearrangement of the table before it is played.

It has plain values without Discord. bot.screens.bench_panel shows them, and
bot.actions.workbench_clicks plays them.
"""
