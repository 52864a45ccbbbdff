# Những gì được lưu về một người, để đọc và để xóa.

command-privacy = Những gì được lưu về bạn: đọc hoặc xóa
command-privacy-export = Một tệp có mọi thứ được lưu về bạn
command-privacy-delete = Xóa những gì được lưu về bạn (hỏi lại một lần)

privacy-file = Mọi thứ được lưu về bạn, ở mọi máy chủ, trong một tệp JSON. Chỉ bạn thấy.
privacy-file-too-large = Tệp lớn hơn mức Discord cho phép. Hãy hỏi người vận hành bot này.
privacy-question =
    ## Xóa những gì được lưu về bạn?
    Điều này áp dụng ở mọi máy chủ, và không ai hoàn tác được.
    - **Bị xóa:** cài đặt, các điều dặn trước, điểm xếp hạng, thành tích và mọi thứ hạng của bạn.
    - **Giữ lại nhưng không còn tên bạn:** những trận bạn đã chơi xong. Trận vẫn còn cho những người cùng chơi; ở đó bạn là “người chơi cũ”, không tên, chỉ có một mã số không truy ra ai. Tối đa 30 ngày, các dấu không có tên bạn giữ cho bài bạn đã thấy không chia lại cho bạn.
    - **Bot không xóa được:** tin nhắn cũ trong các kênh Discord. Người quản lý kênh xóa được.
    -# { COMMAND("privacy export") } để lấy một bản sao trước.
button-forget = Có, xóa hết
button-forget-not = Giữ lại
privacy-forgotten = Xong. Không còn gì mang tên bạn được lưu. Lúc nào bạn cũng có thể quay lại bàn, như một người mới.
privacy-kept = Được rồi, không có gì thay đổi.
privacy-playing = Bạn đang ngồi ở { $count } bàn còn mở, nên chưa xóa gì. Hãy rời bàn bằng { COMMAND("rummy leave") } trước, rồi thử lại.
privacy-where = -# Ở đây: { $channels }
privacy-left-behind = Một trận bạn đã bắt đầu hoặc đã rời vẫn đang chơi, nên chưa xóa gì. Hãy thử lại khi trận ấy kết thúc.
