"""Computer players that are programs of their own: the lines that they are told and answer
(docs/player-protocol.md)."""
