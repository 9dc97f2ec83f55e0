import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Lesson cinema', th: 'บทเรียนแบบโรงหนัง' },
  description: {
    en: 'A full-bleed cover with Play and rows of episodes; without a lesson in the address, all lessons as rows.',
    th: 'ภาพปกเต็มจอ ปุ่มเล่น และแถวของตอน ถ้าไม่ระบุบทเรียนจะแสดงทุกบทเรียนเป็นแถว',
  },
  also: 'netflix row film',
  icon: 'movie',
  category: 'data',
  isSystem: true,
  fields: { rows: { label: { en: 'Rows of parts', th: 'แถวของเนื้อหา' } } },
  start: {},
})
