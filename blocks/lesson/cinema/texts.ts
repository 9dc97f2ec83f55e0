export const texts = {
  title: { en: 'Lessons', th: 'บทเรียน' },
  popular: { en: 'Most popular', th: 'ยอดนิยม' },
  none: { en: 'No lessons yet', th: 'ยังไม่มีบทเรียน' },
  play: { en: 'Play', th: 'เล่น' },
  join: { en: 'Join this lesson', th: 'ลงทะเบียนเรียน' },
  more: { en: 'More about it', th: 'ดูรายละเอียด' },
  watched: { en: 'Progress', th: 'ความคืบหน้า' },
}
