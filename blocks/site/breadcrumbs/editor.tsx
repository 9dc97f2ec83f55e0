import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Breadcrumbs', th: 'เส้นทางหน้า' },
  description: { en: 'The way from the home page to this one.', th: 'ทางจากหน้าแรกมาถึงหน้านี้' },
  icon: 'chevron-right',
  category: 'navigation',
  fields: {
    items: {
      label: { en: 'Steps', th: 'ลำดับหน้า' },
      help: { en: 'Made from the page’s address when there are none.', th: 'เว้นว่างไว้จะสร้างจากที่อยู่ของหน้า' },
    },
  },
  start: {},
})
