export const texts = {
  done: { en: 'Done:', th: 'เสร็จแล้ว:' },
  current: { en: 'Now:', th: 'ขณะนี้:' },
  upcoming: { en: 'Upcoming:', th: 'ถัดไป:' },
}
