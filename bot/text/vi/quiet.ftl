# Những gì giữ cho kênh yên tĩnh: bảng bài chờ tới lượt, bàn có luồng riêng.

hand-waiting = **Chưa tới lượt bạn.** Ai đang chơi thì xem ở bàn; bảng này sáng lên khi bạn làm được gì đó.
