/**
 * The six short films of the academy's lesson on data. Each scene is a picture with one caption in both languages.
 *
 * @typedef {{ kind: 'rows' | 'bars' | 'code' | 'join' | 'line'; lines?: readonly string[]; values?: readonly number[]; marked?: readonly number[] }} Picture
 * @type {readonly { name: string; scenes: readonly { seconds: number; th: string; en: string; picture: Picture }[] }[]}
 */
export const films = [
  {
    name: 'film-clean-data',
    scenes: [
      {
        seconds: 6,
        th: 'ข้อมูลจริงไม่เคยเรียบร้อย มีช่องว่าง มีแถวซ้ำ และมีวันที่หลายแบบปนกัน',
        en: 'Real data is never tidy: empty cells, repeated rows and dates in many forms.',
        picture: { kind: 'rows', lines: ['12/01/2027', '', '2027-01-12', '12 Jan 27', '12/01/2027'], marked: [1, 4] },
      },
      {
        seconds: 6,
        th: 'ขั้นแรก เก็บต้นฉบับไว้เสมอ แล้วทำงานบนสำเนา',
        en: 'First keep the original, always, and work on a copy.',
        picture: { kind: 'rows', lines: ['orders.csv', 'orders-copy.csv'], marked: [1] },
      },
      {
        seconds: 7,
        th: 'ขั้นที่สอง ให้แต่ละคอลัมน์มีชนิดเดียว วันที่ก็ต้องเป็นวันที่ทุกแถว',
        en: 'Second, give each column one type. A date is a date in every row.',
        picture: {
          kind: 'rows',
          lines: ['2027-01-12', '2027-01-12', '2027-01-12', '2027-01-12'],
          marked: [0, 1, 2, 3],
        },
      },
      {
        seconds: 6,
        th: 'ขั้นสุดท้าย ลบแถวซ้ำ แล้วจดไว้ว่าลบไปกี่แถว',
        en: 'Last, remove repeated rows, and write down how many you removed.',
        picture: { kind: 'bars', values: [60, 57] },
      },
    ],
  },
  {
    name: 'film-pivot',
    scenes: [
      {
        seconds: 6,
        th: 'ตาราง pivot ตอบคำถามแบบ “เท่าไรต่ออะไร” ได้ในสามคลิก',
        en: 'A pivot table answers “how much per what” in three clicks.',
        picture: { kind: 'bars', values: [35, 50, 20, 62] },
      },
      {
        seconds: 7,
        th: 'ลากสิ่งที่อยากแยกไปไว้ที่แถว เช่น สาขา',
        en: 'Drag what you want to tell apart to the rows, such as the branch.',
        picture: { kind: 'rows', lines: ['Ari', 'Bang Na', 'Siam', 'Thong Lo'], marked: [0, 1, 2, 3] },
      },
      {
        seconds: 7,
        th: 'ลากสิ่งที่อยากรวมไปไว้ที่ค่า เช่น ยอดขาย',
        en: 'Drag what you want to sum to the values, such as sales.',
        picture: { kind: 'bars', values: [35, 50, 20, 62] },
      },
      {
        seconds: 6,
        th: 'อ่านผลแล้วถามต่อทันที ทำไมสาขานี้ถึงสูงกว่าเพื่อน',
        en: 'Read the result and ask again at once: why is this branch above the others?',
        picture: { kind: 'bars', values: [35, 50, 20, 92], marked: [3] },
      },
    ],
  },
  {
    name: 'film-select',
    scenes: [
      {
        seconds: 6,
        th: 'SQL เริ่มจากประโยคเดียว เลือกอะไร จากตารางไหน',
        en: 'SQL begins with one sentence: select what, from which table.',
        picture: { kind: 'code', lines: ['SELECT name, price', 'FROM product'] },
      },
      {
        seconds: 7,
        th: 'WHERE กรองแถวที่ต้องการ เขียนเงื่อนไขให้อ่านออกเสียงได้',
        en: 'WHERE keeps the rows you want. Write conditions that read aloud.',
        picture: { kind: 'code', lines: ['SELECT name, price', 'FROM product', 'WHERE price > 100'] },
      },
      {
        seconds: 7,
        th: 'ORDER BY เรียงลำดับ และ LIMIT ตัดให้เหลือเท่าที่อยากดู',
        en: 'ORDER BY sorts them, and LIMIT leaves as many as you want to see.',
        picture: {
          kind: 'code',
          lines: ['SELECT name, price', 'FROM product', 'WHERE price > 100', 'ORDER BY price DESC', 'LIMIT 10'],
        },
      },
      {
        seconds: 5,
        th: 'ลองเปลี่ยนทีละบรรทัด แล้วดูว่าอะไรเปลี่ยนตาม',
        en: 'Change one line at a time and see what changes with it.',
        picture: { kind: 'rows', lines: ['Drip bag', 'House blend', 'Cold brew'], marked: [0] },
      },
    ],
  },
  {
    name: 'film-join',
    scenes: [
      {
        seconds: 6,
        th: 'ตารางหนึ่งเก็บลูกค้า อีกตารางเก็บคำสั่งซื้อ เชื่อมกันด้วยรหัสลูกค้า',
        en: 'One table holds customers, another orders. The customer’s id links them.',
        picture: { kind: 'join' },
      },
      {
        seconds: 7,
        th: 'JOIN จับคู่แถวที่รหัสตรงกัน แถวที่ไม่มีคู่จะหายไป',
        en: 'JOIN pairs rows whose ids match. Rows without a match are left out.',
        picture: { kind: 'join', marked: [0, 1] },
      },
      {
        seconds: 7,
        th: 'LEFT JOIN เก็บลูกค้าทุกคนไว้ แม้ยังไม่เคยสั่ง',
        en: 'LEFT JOIN keeps every customer, even those who never ordered.',
        picture: { kind: 'join', marked: [0, 1, 2] },
      },
      {
        seconds: 6,
        th: 'นับจำนวนแถวก่อนและหลัง JOIN ทุกครั้ง ถ้าเพิ่มขึ้น แปลว่ามีรหัสซ้ำ',
        en: 'Count rows before and after. If there are more, an id is repeated.',
        picture: { kind: 'bars', values: [40, 64], marked: [1] },
      },
    ],
  },
  {
    name: 'film-group-by',
    scenes: [
      {
        seconds: 6,
        th: 'GROUP BY คือ pivot ในภาษา SQL',
        en: 'GROUP BY is the pivot table of SQL.',
        picture: { kind: 'code', lines: ['SELECT branch, sum(total)', 'FROM orders', 'GROUP BY branch'] },
      },
      {
        seconds: 7,
        th: 'คอลัมน์ที่ไม่ได้รวม ต้องอยู่ใน GROUP BY เสมอ',
        en: 'A column that is not summed must be in GROUP BY.',
        picture: {
          kind: 'code',
          lines: ['SELECT branch, month, sum(total)', 'FROM orders', 'GROUP BY branch, month'],
        },
      },
      {
        seconds: 7,
        th: 'HAVING กรองหลังรวมแล้ว ส่วน WHERE กรองก่อนรวม',
        en: 'HAVING filters after the sum, WHERE before it.',
        picture: {
          kind: 'code',
          lines: ['SELECT branch, sum(total)', 'FROM orders', 'GROUP BY branch', 'HAVING sum(total) > 50000'],
        },
      },
      {
        seconds: 5,
        th: 'ผลลัพธ์คือหนึ่งแถวต่อหนึ่งกลุ่ม',
        en: 'The result is one row for each group.',
        picture: { kind: 'bars', values: [82, 55, 70] },
      },
    ],
  },
  {
    name: 'film-choose-chart',
    scenes: [
      {
        seconds: 6,
        th: 'ก่อนเลือกกราฟ เขียนคำถามเป็นประโยคเดียวให้ได้ก่อน',
        en: 'Before you choose a chart, write your question as one sentence.',
        picture: { kind: 'code', lines: ['Which branch', 'grew this year?'] },
      },
      {
        seconds: 7,
        th: 'เปรียบเทียบของหลายอย่าง ใช้กราฟแท่ง เรียงจากมากไปน้อย',
        en: 'To compare things, use bars, the longest first.',
        picture: { kind: 'bars', values: [92, 70, 55, 30] },
      },
      {
        seconds: 7,
        th: 'ดูการเปลี่ยนแปลงตามเวลา ใช้กราฟเส้น และเริ่มแกนเวลาทางซ้าย',
        en: 'To see change over time, use a line, with time from the left.',
        picture: { kind: 'line', values: [20, 26, 24, 38, 46, 60, 82] },
      },
      {
        seconds: 6,
        th: 'แล้วลบทุกอย่างที่ไม่ช่วยตอบคำถามนั้น',
        en: 'Then remove everything that does not help to answer it.',
        picture: { kind: 'line', values: [20, 26, 24, 38, 46, 60, 82], marked: [6] },
      },
    ],
  },
]
