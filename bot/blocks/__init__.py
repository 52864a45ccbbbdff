"""The parts of screens, such as blocks, controls, and lines that several screens use."""
