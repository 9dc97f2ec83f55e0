import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Methods of computing', th: 'วิธีคำนวณทางโหร' },
  description: {
    en: 'Every choice of method as a card: what it is, whose, its formula and its measured residual.',
    th: 'วิธีคำนวณทุกแบบเป็นการ์ด: คืออะไร ใครใช้ สูตร และความคลาดเคลื่อนที่วัดได้',
  },
  also: 'astrology method ayanamsa suriyayart lahiri วิธีคำนวณ สุริยยาตร์ ลาหิรี อายนางศะ',
  icon: 'adjustments',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    ...numeralsField,
    differences: { label: { en: 'Where programs differ', th: 'ทำไมแต่ละโปรแกรมต่างกัน' } },
  },
  start: {},
})
