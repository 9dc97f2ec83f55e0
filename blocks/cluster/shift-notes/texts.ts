export const texts = {
  empty: { en: 'No notes for this shift', th: 'ไม่มีประกาศสำหรับกะนี้' },
  pinned: { en: 'Pinned', th: 'ปักหมุด' },
}
