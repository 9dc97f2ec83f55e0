export const texts = {
  hello: { en: 'Hello, {name}', th: 'สวัสดี คุณ{name}' },
  waiting: { en: 'Waiting for you', th: 'รอคุณอยู่' },
  none: { en: 'All caught up', th: 'ไม่มีอะไรค้างอยู่' },
  noneHint: {
    en: 'New messages, form responses and drafts appear here.',
    th: 'ข้อความใหม่ คำตอบแบบฟอร์ม และฉบับร่างจะแสดงที่นี่',
  },
  quick: { en: 'Quick actions', th: 'ทางลัด' },
}
