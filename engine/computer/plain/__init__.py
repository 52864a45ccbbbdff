"""A quick computer player without memory, which plays the first legal idea of a list.

The strengths are measured against it and fall back on it. It plays the other seats in practice
deals.
"""
