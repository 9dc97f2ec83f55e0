export const texts = {
  asked: { en: 'Opens from a button or a link to #{anchor}', th: 'เปิดด้วยปุ่มหรือลิงก์ไปที่ #{anchor}' },
  askedHere: {
    en: 'Opens from its button. Add an anchor to open it from links.',
    th: 'เปิดด้วยปุ่มของป๊อปอัป เพิ่มจุดเชื่อมโยงหากต้องการเปิดด้วยลิงก์',
  },
  never: {
    en: 'Nothing opens this yet. Add an anchor, a button or a trigger.',
    th: 'ยังไม่มีวิธีเปิด เพิ่มจุดเชื่อมโยง ปุ่ม หรือเวลาที่เปิด',
  },
  time: { en: 'Opens after {seconds} seconds', th: 'เปิดหลังผ่านไป {seconds} วินาที' },
  scroll: { en: 'Opens halfway down the page', th: 'เปิดเมื่อเลื่อนถึงครึ่งหน้า' },
  leave: { en: 'Opens when the pointer leaves the page', th: 'เปิดเมื่อเมาส์ออกจากหน้า' },
}
