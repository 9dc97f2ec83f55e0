import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Spacer', th: 'ที่ว่าง' },
  description: { en: 'Empty space, with a height for each device.', th: 'เว้นระยะแนวตั้ง กำหนดความสูงได้ตามขนาดจอ' },
  also: 'gap distance margin empty เว้นวรรค ระยะห่าง ช่องว่าง',
  icon: 'selector',
  category: 'layout',
  start: {
    height: 8,
  },
})
