export const ganttTexts = {
  earlier: { en: 'Earlier', th: 'ก่อนหน้า' },
  later: { en: 'Later', th: 'ถัดไป' },
  today: { en: 'Today', th: 'วันนี้' },
  length: { en: 'Time shown', th: 'ช่วงเวลา' },
  lengths: {
    28: { en: '4 weeks', th: '4 สัปดาห์' },
    84: { en: '12 weeks', th: '12 สัปดาห์' },
    364: { en: '1 year', th: '1 ปี' },
  },
  chart: { en: 'Timeline of tasks', th: 'ไทม์ไลน์ของงาน' },
  nothing: { en: 'No tasks with dates in this time', th: 'ไม่มีงานที่กำหนดวันในช่วงนี้' },
  nothingHint: {
    en: 'Give tasks a start or due date, or show another time.',
    th: 'กำหนดวันเริ่มหรือวันครบกำหนดให้งาน หรือเลือกช่วงเวลาอื่น',
  },
  cut: {
    en: 'Only the first {count} tasks are shown. A filter shows the others.',
    th: 'แสดงเฉพาะ {count} งานแรก กรองเพื่อดูงานอื่น',
  },
  hint: {
    en: 'Drag a bar to move it, or press Alt with ← or → on it.',
    th: 'ลากแถบเพื่อเลื่อนวัน หรือกด Alt กับ ← หรือ → ที่แถบ',
  },
  bar: { en: '{title}, {days}', th: '{title} {days}' },
  moved: { en: '“{title}” moved to {days}.', th: 'เลื่อน “{title}” ไปเป็น {days} แล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  before: { en: 'Before: {titles}', th: 'ก่อนงานนี้: {titles}' },
}
