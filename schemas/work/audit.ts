import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    work: { order: 60, icon: 'folder', en: 'Projects', th: 'โครงการ' },
  },
  acts: {
    'project-group': { group: 'work', en: 'Changed a group of projects', th: 'แก้ไขกลุ่มโครงการ' },
    'project-create': { group: 'work', en: 'Created a project', th: 'สร้างโครงการ' },
    'project-change': { group: 'work', en: 'Changed a project', th: 'แก้ไขโครงการ' },
    'project-status': { group: 'work', en: 'Changed a project’s status', th: 'เปลี่ยนสถานะโครงการ' },
    'project-archive': { group: 'work', en: 'Archived or restored a project', th: 'เก็บหรือนำโครงการกลับมา' },
    'project-member': { group: 'work', en: 'Changed a project’s members', th: 'แก้ไขสมาชิกโครงการ' },
  },
  statuses: {
    planned: { en: 'Planned', th: 'วางแผน' },
    active: { en: 'Active', th: 'กำลังทำ' },
    on_hold: { en: 'On hold', th: 'พักไว้' },
    completed: { en: 'Completed', th: 'เสร็จแล้ว' },
    cancelled: { en: 'Cancelled', th: 'ยกเลิก' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
