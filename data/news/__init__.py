"""What the processes of one bot tell each other, so that none goes by what has been changed."""
