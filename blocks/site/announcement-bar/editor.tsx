import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Announcement bar', th: 'แถบประกาศ' },
  description: { en: 'One line of news that visitors can close.', th: 'ข่าวหนึ่งบรรทัดที่ผู้เยี่ยมชมปิดได้' },
  also: 'notice promotion alert ข่าว โปรโมชัน',
  icon: 'speakerphone',
  category: 'site',
  fields: {
    text: {
      label: { en: 'Announcement', th: 'ข้อความประกาศ' },
      help: { en: 'Leave empty to use the site’s announcement.', th: 'เว้นว่างไว้จะใช้ประกาศของเว็บไซต์' },
    },
    name: {
      label: { en: 'Announcement name', th: 'ชื่อประกาศ' },
      help: {
        en: 'Change the name to show the bar again to people who dismissed it.',
        th: 'เปลี่ยนชื่อเพื่อให้ผู้ที่เคยปิดเห็นแถบนี้อีกครั้ง',
      },
    },
  },
  ...samples,
})
