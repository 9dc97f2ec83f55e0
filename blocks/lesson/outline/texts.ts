export const texts = {
  title: { en: 'What is inside', th: 'เนื้อหาในบทเรียน' },
  none: { en: 'Nothing here yet', th: 'ยังไม่มีเนื้อหา' },
}
