import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Manage lessons', th: 'จัดการบทเรียน' },
  description: {
    en: 'For managers: all lessons with their status, and a new one.',
    th: 'สำหรับผู้จัดการ: บทเรียนทั้งหมดพร้อมสถานะ และสร้างบทเรียนใหม่',
  },
  icon: 'table',
  category: 'data',
  isSystem: true,
  start: {},
})
