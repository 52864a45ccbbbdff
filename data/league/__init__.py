"""What servers have played: booked games, ladders, ratings, seasons and corrections."""
