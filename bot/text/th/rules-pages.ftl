# กติกาในข้อความเดียวที่พลิกหน้าได้: หน้าแรกและปุ่มพลิกหน้า

pages-of = -# หน้า { $page } จาก { $pages }
pages-choose = เลือกหัวข้อ
pages-about = โดยย่อ
button-next-page = ถัดไป
