import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Event list', th: 'รายการกิจกรรม' },
  description: {
    en: 'Published events as cards or rows, with search and filters in the page’s address.',
    th: 'กิจกรรมที่เผยแพร่แล้วแบบการ์ดหรือแถว พร้อมค้นหาและตัวกรอง',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว',
  icon: 'calendar-event',
  category: 'data',
  fields: {
    filters: { label: { en: 'Search and filters', th: 'ค้นหาและตัวกรอง' } },
    look: {
      label: { en: 'Form', th: 'รูปแบบ' },
      options: { cards: { en: 'Cards', th: 'การ์ด' }, rows: { en: 'Rows', th: 'แถว' } },
    },
    tag: { label: { en: 'Only this topic', th: 'เฉพาะหัวข้อนี้' } },
    past: { label: { en: 'Past events', th: 'กิจกรรมที่ผ่านมา' } },
  },
  start: { filters: true },
})
