# What stands around the rules on the page for readers.

page-numbers = เลขในวงเล็บ เช่น ({ $book } 4.2) คือข้อกติกาที่บอตอ้างถึงเมื่อเล่นแบบนั้นไม่ได้
page-preset-differs = ชุดกติกานี้เปลี่ยนกติกาโต๊ะดังนี้:
page-preset-sections = หัวข้อเหล่านี้จึงเปลี่ยนเป็นดังนี้ ส่วนที่เหลือเหมือนข้างบน
page-options = กติกาโต๊ะ
page-options-intro = ตั้งทีละข้อได้ ทับชุดกติกาไหนก็ได้
page-origin = ที่มาของเกม
page-any-number = { $label } (จำนวนเต็มใดก็ได้ตั้งแต่ { $least } ขึ้นไป)
page-any-selection = เลือกแบบอื่นจาก { $among } ก็ได้ โดยเรียงตามลำดับนี้
page-default = มาตรฐาน
page-silent = จุดที่ต้นฉบับไม่ได้บอกไว้
page-silent-intro = ต้นฉบับเปิดช่องไว้บางจุด และขัดกันเองในบางจุด ที่นี่เล่นกันแบบนี้

# -- ตัวอย่าง: $ann $ben $chi คือไพ่ที่แต่ละคนถือ $move1 และ $card1 คือสิ่งที่เล่นก่อน -----------------------

page-played = ตัวอย่าง
page-played-intro = Ann Ben และ Chi นั่งตามลำดับนี้ และใช้กติกามาตรฐาน บอตเล่นและนับแต้มตัวอย่างเหล่านี้เอง
page-played-points = **แต้มของรอบนี้:** { $points }
