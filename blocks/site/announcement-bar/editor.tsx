import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Announcement bar', th: 'แถบประกาศ' },
  description: { en: 'One line of news that visitors can close.', th: 'ข่าวหนึ่งบรรทัดที่ผู้เยี่ยมชมปิดได้' },
  also: 'notice promotion alert ข่าว โปรโมชัน',
  icon: 'speakerphone',
  category: 'site',
  fields: {
    text: {
      label: { en: 'Announcement', th: 'ข้อความประกาศ' },
      help: { en: 'The site’s own announcement stands when this is empty.', th: 'เว้นว่างไว้จะใช้ประกาศของเว็บไซต์' },
    },
    name: {
      label: { en: 'Name of this announcement', th: 'ชื่อประกาศ' },
      help: {
        en: 'A new name shows the bar again to those who dismissed the one before.',
        th: 'เปลี่ยนชื่อแล้วคนที่เคยปิดจะเห็นอีกครั้ง',
      },
    },
  },
  start: { text: { en: 'Something new to tell', th: 'มีข่าวใหม่มาบอก' } },
})
