import type { Locale } from '../../layout/locale'

/** Columns of a file of tasks, in their order, as they are headed. */
export const taskColumns = {
  key: { en: 'Key', th: 'รหัส' },
  title: { en: 'Title', th: 'ชื่องาน' },
  kind: { en: 'Kind', th: 'ประเภท' },
  status: { en: 'Status', th: 'สถานะ' },
  priority: { en: 'Priority', th: 'ความสำคัญ' },
  assignees: { en: 'Assignees', th: 'ผู้รับผิดชอบ' },
  labels: { en: 'Labels', th: 'ป้ายกำกับ' },
  startOn: { en: 'Start', th: 'เริ่ม' },
  dueOn: { en: 'Due', th: 'ครบกำหนด' },
  estimate: { en: 'Estimate (minutes)', th: 'เวลาที่ประมาณ (นาที)' },
  progress: { en: 'Progress (%)', th: 'ความคืบหน้า (%)' },
  internal: { en: 'Internal', th: 'ภายใน' },
} as const satisfies Record<string, Record<Locale, string>>
export type TaskColumn = keyof typeof taskColumns
export const taskColumnNames = Object.keys(taskColumns) as TaskColumn[]

export const kindNames = {
  task: { en: 'Task', th: 'งาน' },
  milestone: { en: 'Milestone', th: 'หมุดหมาย' },
  bug: { en: 'Problem', th: 'ปัญหา' },
} as const
export const priorityNames = [
  { en: 'None', th: 'ไม่ระบุ' },
  { en: 'Low', th: 'ต่ำ' },
  { en: 'Medium', th: 'กลาง' },
  { en: 'High', th: 'สูง' },
  { en: 'Urgent', th: 'ด่วน' },
] as const
export const yesNo = { yes: { en: 'Yes', th: 'ใช่' }, no: { en: 'No', th: 'ไม่ใช่' } } as const
