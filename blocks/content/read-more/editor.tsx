import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Read more', th: 'อ่านต่อ' },
  description: { en: 'Long content that stays collapsed until visitors expand it.', th: 'เนื้อหายาวที่พับไว้จนกว่าจะกดอ่าน' },
  also: 'fold collapse excerpt พับ ย่อ',
  icon: 'chevron-down',
  category: 'text',
  ...samples,
})
