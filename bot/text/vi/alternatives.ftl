# Những việc có thể làm thay cho nước vừa bị từ chối. $moves là các nước đi nói ngắn gọn.

nearest = Bạn có thể: { $moves }
