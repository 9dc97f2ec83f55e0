export const messages = {
  now: { th: 'ฟ้าชั่วโมงนี้', en: 'The sky of this hour' },
  at: { th: '{place} {moment}', en: '{place}, {moment}' },
  failed: { th: 'ผังนี้ยังคำนวณไม่ได้ในขณะนี้', en: 'This chart cannot be computed at the moment.' },
  table: { th: 'ตารางตำแหน่งดาว', en: 'Table of positions' },
}
