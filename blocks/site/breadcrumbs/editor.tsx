import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Breadcrumbs', th: 'เส้นทางหน้า' },
  description: { en: 'The path from the homepage to this page.', th: 'เส้นทางจากหน้าแรกมาถึงหน้านี้' },
  icon: 'chevron-right',
  category: 'navigation',
  fields: {
    items: {
      label: { en: 'Steps', th: 'ลำดับหน้า' },
      help: { en: 'Leave empty to use the page’s address.', th: 'เว้นว่างไว้จะสร้างจากที่อยู่ของหน้า' },
    },
  },
  start: {},
})
