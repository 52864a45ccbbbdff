# เกมใช้เวลานานเท่าไร: ชื่อของแต่ละความยาว และที่บอกไว้ในห้องรอ

length-quick = เร็ว
    .about = ไม่เกิน 15 นาที
length-evening = ช่วงเย็น
    .about = 20 ถึง 45 นาที
length-full = เต็มเกม
    .about = ยาวตามกติกา
length-line = **ความยาว:** { $words }
length-about = ประมาณ { $minutes } นาที
length-usual = ที่นี่มักใช้ { $minutes } นาที
length-about-hours = นานกว่า { $hours } ชั่วโมง
length-short = { $minutes } นาที
length-short-hours = เกิน { $hours } ชม.
option-length = เกมยาวแค่ไหน
