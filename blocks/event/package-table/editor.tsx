import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Packages of events', th: 'ตารางแพ็กเกจ' },
  description: {
    en: 'The packages of all events: price, sold, held, left, revenue.',
    th: 'แพ็กเกจของทุกกิจกรรม ราคา ขายแล้ว กันไว้ คงเหลือ และรายได้',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'ticket',
  category: 'data',
  isSystem: true,
  fields: {},
  start: {},
})
