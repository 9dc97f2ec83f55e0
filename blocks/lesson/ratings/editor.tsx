import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Ratings of a lesson', th: 'รีวิวบทเรียน' },
  description: {
    en: 'Stars and words of learners. Who has finished a part can add a rating.',
    th: 'คะแนนและความเห็นจากผู้เรียน ผู้ที่เรียนจบอย่างน้อยหนึ่งส่วนให้คะแนนได้',
  },
  also: 'review stars course รีวิว ดาว คอร์ส',
  icon: 'star',
  category: 'data',
  fields: {
    lesson: {
      label: { en: 'Lesson', th: 'บทเรียน' },
      help: {
        en: 'Its name in addresses. Empty: the lesson of the page’s address',
        th: 'ชื่อในที่อยู่เว็บ เว้นว่าง: บทเรียนตามที่อยู่หน้าเว็บ',
      },
    },
  },
  start: { lesson: 'data-analysis' },
})
