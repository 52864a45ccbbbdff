"""Easy: plays by the plain ideas, keeps no count, and makes the mistakes of a beginner.

A slip never costs the deal at once: who can go out goes out, and who can lay the contract lays it.
"""
