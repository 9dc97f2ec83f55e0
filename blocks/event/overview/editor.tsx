import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Overview of events', th: 'ภาพรวมกิจกรรม' },
  description: {
    en: 'What waits, today, what comes next, and registrations by day.',
    th: 'สิ่งที่รออยู่ วันนี้ กิจกรรมถัดไป และการลงทะเบียนรายวัน',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'chart-bar',
  category: 'data',
  isSystem: true,
  fields: { range: { label: { en: 'Days of the chart', th: 'จำนวนวันในกราฟ' } } },
  start: {},
})
