export const texts = {
  count: { en: '{count} ratings', th: '{count} รีวิว' },
  one: { en: '1 rating', th: '1 รีวิว' },
  none: { en: 'No ratings yet', th: 'ยังไม่มีรีวิว' },
  first: { en: 'Be the first to rate this lesson.', th: 'มารีวิวบทเรียนนี้เป็นคนแรก' },
  share: { en: '{stars} stars: {count}', th: '{stars} ดาว: {count}' },
  former: { en: 'Former learner', th: 'อดีตผู้เรียน' },
  mine: { en: 'You', th: 'คุณ' },
  hidden: { en: 'Hidden', th: 'ซ่อนอยู่' },
  hide: { en: 'Hide', th: 'ซ่อน' },
  show: { en: 'Show again', th: 'แสดงอีกครั้ง' },
  more: { en: 'Show more ratings', th: 'ดูรีวิวเพิ่มเติม' },
  order: { en: 'Sort by', th: 'เรียงตาม' },
  orders: {
    '-new': { en: 'Newest', th: 'ใหม่ล่าสุด' },
    '-stars': { en: 'Highest', th: 'คะแนนสูงสุด' },
    stars: { en: 'Lowest', th: 'คะแนนต่ำสุด' },
  },
}
