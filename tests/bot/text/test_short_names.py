"""UX Table: the last moves name long names briefly, and never two people alike."""

from bot.text.name_words import shortened


def test_a_long_name_is_cut_after_sixteen_letters() -> None:
    assert shortened(["Maximilian Featherstonehaugh", "Ann"]) == ["Maximilian Feath…", "Ann"]


def test_no_blank_stands_before_the_dots() -> None:
    assert shortened(["Anna Maria Luisa de Medici"]) == ["Anna Maria Luisa…"]


def test_a_name_that_the_dots_would_not_shorten_stays() -> None:
    assert shortened(["Seventeen letters"]) == ["Seventeen letters"]


def test_names_that_would_look_the_same_stay_whole() -> None:
    names = ["The one and only Mister A", "the one and only mister B", "Someone else altogether"]
    assert shortened(names) == [*names[:2], "Someone else alt…"]


def test_a_sign_of_several_letters_is_not_cut_apart() -> None:
    family, flag, accented = "👨‍👩‍👧‍👦", "🇻🇳", "e\u0301"
    assert shortened([family * 12]) == [family * 8 + "…"]
    assert shortened([flag * 12]) == [flag * 8 + "…"]
    assert shortened([accented * 20]) == [accented * 16 + "…"]
    assert shortened(["x" * 15 + "👍🏽" + "y" * 9]) == ["x" * 15 + "…"]


def test_thai_keeps_vowels_with_their_consonants() -> None:
    assert shortened(["ท่านสมชายผู้ยิ่งใหญ่แห่งเมืองเชียง"]) == ["ท่านสมชายผู้ยิ่งใหญ่แห่…"]
    assert shortened(["ก" * 15 + "เมืองเชียงใหม่"]) == ["ก" * 15 + "…"]


def test_a_name_of_chinese_signs_takes_twice_the_room() -> None:
    assert shortened(["王小明的扑克牌俱乐部麻雀"]) == ["王小明的扑克牌俱…"]


def test_the_dots_stay_at_the_end_of_a_name_from_right_to_left() -> None:
    [short] = shortened(["عبد الرحمن بن محمد الخوارزمي"])
    assert short == "عبد الرحمن بن مح…\u200f"
