# What keeps a channel quiet: panels that wait, tables in threads of their own.

hand-waiting = **Not your turn yet.** Who plays stands on the table; this panel wakes up when you can do something.
