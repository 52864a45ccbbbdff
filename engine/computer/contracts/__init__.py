"""Computer players with memory for Contract Rummy and Shanghai Rum.

A player who is caught before their contract is made loses most points. So every choice is weighed
by how soon the contract will be made (``readiness``). The cards that may come are dealt out many
times, and every choice is compared on the same cards. Strong also samples hands of opponents who
lack their contract. After its contract it plays out the rest of its hand (``ending``).
"""
