import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Custom HTML', th: 'HTML กำหนดเอง' },
  description: {
    en: 'Your own HTML, in a frame isolated from the page.',
    th: 'HTML ของคุณเอง ทำงานในกรอบที่แยกจากหน้า',
  },
  also: 'code embed script iframe โค้ด',
  icon: 'code',
  category: 'media',
  ...samples,
})
