"""A common table that players may rearrange, with its legal rearrangements and the best one."""
