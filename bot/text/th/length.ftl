# เกมใช้เวลานานเท่าไร: ชื่อของแต่ละความยาว และที่บอกไว้ในห้องรอ

length-quick = เร็ว
    .about = ประมาณสิบนาที
length-evening = ช่วงเย็น
    .about = ครึ่งชั่วโมงถึง 45 นาที
length-full = เต็มเกม
    .about = ยาวตามกติกา
length-line = **ความยาว:** { $words }
length-about = ประมาณ { $minutes } นาที
length-about-hours = นานกว่า { $hours } ชั่วโมง
length-short = { $minutes } นาที
length-short-hours = เกิน { $hours } ชม.
option-length = เกมยาวแค่ไหน
