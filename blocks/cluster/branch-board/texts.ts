export const texts = {
  open: { en: 'Open now', th: 'เปิดอยู่' },
  closed: { en: 'Closed now', th: 'ปิดอยู่' },
  soon: { en: 'Closes soon', th: 'ใกล้ปิด' },
  closedToday: { en: 'Closed today', th: 'วันนี้หยุด' },
  everyDay: { en: 'Every day', th: 'ทุกวัน' },
  opens: { en: 'Opens {day} at {time}', th: 'เปิด{day} {time} น.' },
  todayWord: { en: 'today', th: 'วันนี้' },
  call: { en: 'Call {name}', th: 'โทรหาสาขา{name}' },
  map: { en: 'Map', th: 'แผนที่' },
  days: [
    { en: 'Sunday', th: 'วันอาทิตย์' }, { en: 'Monday', th: 'วันจันทร์' }, { en: 'Tuesday', th: 'วันอังคาร' }, { en: 'Wednesday', th: 'วันพุธ' },
    { en: 'Thursday', th: 'วันพฤหัสบดี' }, { en: 'Friday', th: 'วันศุกร์' }, { en: 'Saturday', th: 'วันเสาร์' },
  ],
}
