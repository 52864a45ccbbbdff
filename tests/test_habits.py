"""No habit of English that makes a sentence hard to read gets more frequent."""

from tests.each import each
from tests.habits import HABITS, NEVER, PLACES, WORDS, avoided, hits, places, risen

EXAMPLES = {
    "no contraction": ("You cannot do this.", "You can’t do this."),
    "splicing colon": ("It waits: the table is busy.", "It waits because the table is busy."),
    "semicolon": ("It waits; the table is busy.", "It waits. The table is busy."),
    "what as a noun": ("Send what was drawn. What is left waits.", "What is left?"),
    "somebody, nobody": ("Nobody sees it.", "No one sees it."),
    "where for if": ("It waits where the table is busy.", "It waits if the table is busy."),
    "of the": ("the top card of the stock", "the top card"),
    "begin": ("The game begins.", "The game starts."),
    "whoever": ("Whoever draws plays.", "The player who draws plays."),
    "lie": ("The card lies on the table.", "The card is on the table."),
    "tell": ("It tells the time.", "It shows the time."),
    "so many": ("Draw so many cards.", "Draw this many cards."),
    "beside": ("the button beside it", "the button next to it"),
    "stand": ("The number stands there.", "A stand-by takes over."),
    "go on": ("The game goes on.", "The game continues."),
    "at once": ("Both are sent at once.", "Both are sent together."),
    "alone after a noun": ("for the host alone", "only for the host"),
    "that of": ("like that of the table", "like the table’s"),
    "is no": ("This is no run.", "This is no longer a run."),
    "one as a person": ("one’s own cards", "your own cards"),
    "of its own": ("a file of its own", "its own file"),
    "who as a noun": ("Who draws plays.", "The player who draws plays."),
    "brings": ("It brings 20 points.", "It scores 20 points."),
    "in the place of": ("in the place of a joker", "instead of a joker"),
    "any more": ("It is not there any more.", "It is no longer there."),
    "else as a conjunction": ("Draw, else pass.", "Draw, otherwise pass."),
    "anew": ("It is dealt anew.", "It is dealt again."),
    "by itself": ("It ends by itself.", "It ends automatically."),
    "what comes of it": ("It comes of a race.", "A race causes it."),
    "again and again": ("It asks again and again.", "It asks repeatedly."),
    "a rule holds": ("The rule holds.", "The rule applies."),
    "need not": ("You need not wait.", "You don’t have to wait."),
    "figures": ("the figures of a run", "the numbers of a run"),
    "a deal as a rate": ("twice a deal at most", "at most twice per deal"),
    "is to be": ("It is to be sent.", "It should be sent."),
    "for ever": ("It stays for ever.", "It stays forever."),
    "fronted of": ("It ends. Of the cards one is left.", "It ends. One of the cards is left."),
    "beforehand": ("Ask beforehand.", "Ask first."),
    "dear for costly": ("a dear choice", "a costly choice"),
    "shall": ("Which shall it be?", "Which one?"),
}
"""Each habit with a sentence that has it and one that hasn’t."""


@each("kind", list(PLACES))
def test_no_habit_is_more_frequent_than_it_was(kind):
    found, words = places(kind)
    assert words > 10_000
    more = risen(kind, {habit: len(at) for habit, at in found.items()})
    assert not more, "shown by: make words ARGS='--show HABIT'"


def test_docstrings_and_comments_have_none_of_the_worst_habits():
    found, _ = places("code")
    assert not {
        f"{habit}: write {HABITS[habit].instead}": found[habit] for habit in NEVER if found[habit]
    }


@each("habit", list(HABITS))
def test_a_habit_is_found_where_it_is_and_not_in_the_plain_sentence(habit):
    has, plain = EXAMPLES[habit]
    assert hits(habit, has)
    assert not hits(habit, plain)


@each("language", list(WORDS))
def test_no_text_has_a_word_that_its_language_avoids(language):
    assert not {
        f"{word}: write {WORDS[language][word]!r}": at
        for word, at in avoided(language).items()
        if at
    }
