"""The parts of screens: blocks, controls, and lines that several screens use."""
