import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site header', th: 'หัวเว็บไซต์' },
  description: { en: 'Name, menu and tools at the top of every page.', th: 'ชื่อเว็บไซต์ เมนู และเครื่องมือบนสุดของทุกหน้า' },
  icon: 'layout',
  category: 'site',
  start: { variant: 'bar' },
})
