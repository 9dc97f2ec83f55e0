import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Event', th: 'กิจกรรม' },
  description: { en: 'An event’s title, time, place and cover.', th: 'ชื่อ เวลา สถานที่ และภาพของกิจกรรม' },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'calendar-event',
  category: 'data',
  fields: {
    slug: {
      label: { en: 'Event', th: 'กิจกรรม' },
      help: {
        en: 'Its name in addresses. Empty: the event of the page’s address',
        th: 'ชื่อในที่อยู่เว็บ เว้นว่าง: กิจกรรมตามที่อยู่หน้าเว็บ',
      },
    },
    pageOf: {
      label: { en: 'The page is about this event alone', th: 'หน้านี้เป็นของกิจกรรมนี้เท่านั้น' },
      help: {
        en: 'Without the event, visitors see “page not found”.',
        th: 'หากไม่มีกิจกรรม ผู้เข้าชมจะเห็นว่าไม่พบหน้า',
      },
    },
  },
  start: { slug: 'doa-register-68' },
})
