import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Banner', th: 'แบนเนอร์' },
  description: { en: 'An offer or news item inside a page.', th: 'ข้อเสนอหรือข่าวที่แทรกอยู่ในหน้า' },
  also: 'promotion alert notice header โปรโมชัน ประกาศ',
  icon: 'speakerphone',
  category: 'action',
  fields: {
    side: { label: { en: 'Picture side', th: 'ด้านของรูปภาพ' } },
  },
  ...samples,
})
