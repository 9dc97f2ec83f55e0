import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Tasks', th: 'งาน' },
  description: {
    en: 'Tasks of a project or of all projects: list, board, by day or as a calendar, with filters in the address.',
    th: 'งานของโครงการเดียวหรือทุกโครงการ แบบรายการ บอร์ด ตามวัน หรือปฏิทิน ตัวกรองอยู่ในที่อยู่ของหน้า',
  },
  icon: 'checklist',
  category: 'data',
  isSystem: true,
  fields: {
    scope: {
      label: { en: 'Which tasks', th: 'งานที่แสดง' },
      options: {
        route: { en: 'Of the project in the address', th: 'ของโครงการในที่อยู่' },
        mine: { en: 'Assigned to the reader', th: 'ที่ผู้อ่านรับผิดชอบ' },
        all: { en: 'All that the reader sees', th: 'ทั้งหมดที่ผู้อ่านเห็น' },
      },
    },
    view: {
      label: { en: 'First view', th: 'มุมมองแรก' },
      options: {
        list: { en: 'List', th: 'รายการ' },
        board: { en: 'Board', th: 'บอร์ด' },
        agenda: { en: 'By day', th: 'ตามวัน' },
        calendar: { en: 'Calendar', th: 'ปฏิทิน' },
        gantt: { en: 'Gantt', th: 'แกนต์' },
      },
    },
  },
  start: { scope: 'all', view: 'list' },
})
