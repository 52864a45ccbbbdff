# The rules as one message with pages: the first page, and what turns them.

pages-of = -# Page { $page } of { $pages }
pages-choose = Choose a section
pages-about = In short
button-next-page = Next
