export const texts = {
  asked: { en: 'Opens by a button or a link to #{anchor}', th: 'เปิดด้วยปุ่มหรือลิงก์ไปที่ #{anchor}' },
  askedHere: {
    en: 'Opens by its button; for links it needs an anchor',
    th: 'เปิดด้วยปุ่มของป๊อปอัป ถ้าจะเปิดด้วยลิงก์ต้องตั้งจุดเชื่อมโยง',
  },
  never: {
    en: 'Nothing opens it yet: give it an anchor, a button or a moment',
    th: 'ยังไม่มีอะไรเปิดได้ ตั้งจุดเชื่อมโยง ปุ่ม หรือเวลาที่เปิด',
  },
  time: { en: 'Opens after {seconds} seconds', th: 'เปิดหลังผ่านไป {seconds} วินาที' },
  scroll: { en: 'Opens at half of the page', th: 'เปิดเมื่อเลื่อนถึงครึ่งหน้า' },
  leave: { en: 'Opens when the pointer leaves the page', th: 'เปิดเมื่อเมาส์ออกจากหน้า' },
}
