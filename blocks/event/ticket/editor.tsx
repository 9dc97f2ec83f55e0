import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Tickets', th: 'ตั๋ว' },
  description: {
    en: 'A registration with its tickets, by the code of the page’s address.',
    th: 'การลงทะเบียนและตั๋ว ตามรหัสในที่อยู่หน้าเว็บ',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'ticket',
  category: 'data',
  isSystem: true,
  fields: {},
  start: {},
})
