# Tables in threads of their own.

option-thread = Give the table its own thread
thread-name = { $game }: { $host }’s table
thread-opening = { $host } opens a table of { $game }.
thread-opened = { $host } has opened a table of { $game }. Take a seat in { $thread }.
thread-refused = Discord didn’t let me open a thread here, so no table was opened. Please try again, or choose `{ name-thread }: False`.
thread-not-here = A thread can only be opened in a text channel. Choose `{ name-thread }: False` to play right here.
permission-create-public-threads = “Create Public Threads”
permission-read-message-history = “Read Message History”
