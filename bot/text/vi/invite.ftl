# Mở bàn cùng khách mời.

option-with = Giữ một chỗ cho thành viên này và nhắc một lần
option-with-more = Và thành viên này
menu-play-with = Chơi rummy với…
play-with =
    ### Rummy với { $name }: chơi trò nào?
    Bàn mở trong kênh này, một chỗ được giữ cho { $name }, người đó được nhắc một lần.
invite-yourself = Bàn là của bạn nên bạn đã có chỗ rồi. Hãy chọn người khác.
