export const texts = {
  strip: { en: 'Moving strip', th: 'แถบข้อความวิ่ง' },
  pause: { en: 'Pause strip', th: 'หยุดแถบ' },
  play: { en: 'Play strip', th: 'เลื่อนแถบต่อ' },
}
