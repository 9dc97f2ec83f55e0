import { defineEditor } from '@kit/block-editor'
import { EntriesControl } from './entries-control'

export const editor = defineEditor({
  label: { en: 'Workspace', th: 'พื้นที่ทำงาน' },
  description: {
    en: 'Sidebar, top bar and phone tabs for people at work.',
    th: 'แถบข้าง แถบบน และแท็บบนโทรศัพท์สำหรับผู้ที่ทำงาน',
  },
  icon: 'layout-sidebar-right',
  category: 'site',
  fields: {
    entries: {
      label: { en: 'Entries', th: 'รายการ' },
      help: {
        en: 'Everyone sees only what their role may open.',
        th: 'แต่ละคนเห็นเฉพาะรายการที่บทบาทของตนเปิดได้',
      },
      Control: EntriesControl,
    },
  },
  start: {},
  isOfGateway: true,
})
