"""The live tables, each with one lock, one state and one version, and their ports."""
