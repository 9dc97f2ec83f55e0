import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Slip review', th: 'ตรวจสลิป' },
  description: {
    en: 'Slips beside the expected amount, with checks, to confirm or reject by keyboard.',
    th: 'ตรวจสลิปเทียบกับยอดที่ต้องได้ พร้อมผลตรวจ ยืนยันหรือไม่ผ่านด้วยคีย์บอร์ด',
  },
  also: 'payment confirm bills ยืนยันการโอน',
  icon: 'checklist',
  category: 'data',
  isSystem: true,
  start: {},
})
