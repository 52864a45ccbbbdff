# How long a game is going to take, for its lobby.

length-about = **Length:** about { $minutes } minutes
length-long = **Length:** more than { $hours } hours
