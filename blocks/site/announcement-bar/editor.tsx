import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Announcement bar', th: 'แถบประกาศ' },
  description: { en: 'One line of news that visitors can close.', th: 'ข่าวหนึ่งบรรทัดที่ผู้ชมปิดได้' },
  icon: 'speakerphone',
  category: 'site',
  start: { text: { en: 'Something new to tell', th: 'มีข่าวใหม่มาบอก' } },
})
