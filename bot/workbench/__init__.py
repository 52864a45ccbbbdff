"""A turn that rearranges the whole table: what its player has tried out, and what of it stands.

Plain values without Discord. bot.screens.bench_panel shows them, and
bot.actions.workbench_clicks plays them.
"""
