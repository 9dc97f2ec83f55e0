export const messages = {
  now: { th: 'ฟ้าชั่วโมงนี้', en: 'The sky of this hour' },
  at: { th: '{place} {moment}', en: '{place}, {moment}' },
  failed: { th: 'โหลดผังไม่สำเร็จ', en: 'Couldn’t load this chart' },
  table: { th: 'ตารางตำแหน่งดาว', en: 'Table of positions' },
}
