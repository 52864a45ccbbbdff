"""The leagues of servers, with booked games, ladders, ratings, seasons and corrections."""
