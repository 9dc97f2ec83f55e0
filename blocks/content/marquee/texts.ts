export const texts = {
  strip: { en: 'Moving strip', th: 'แถบข้อความวิ่ง' },
  pause: { en: 'Stop the strip', th: 'หยุดแถบ' },
  play: { en: 'Move the strip', th: 'เลื่อนแถบต่อ' },
}
