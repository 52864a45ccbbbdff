# How long a game is going to take: what its lengths are called, and for its lobby.

length-quick = Quick
    .about = 15 minutes at most
length-evening = Evening
    .about = 20 to 45 minutes
length-full = Full
    .about = As long as the rules say
length-line = **Length:** { $words }
length-about = about { $minutes } minutes
length-usual = usually { $minutes } min here
length-about-hours = more than { $hours } hours
length-short = { $minutes } min
length-short-hours = over { $hours } h
option-length = How long the game takes
