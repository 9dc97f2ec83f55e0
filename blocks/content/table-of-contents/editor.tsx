import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Table of contents', th: 'สารบัญของหน้า' },
  description: {
    en: 'Links to the headings of this page. It keeps itself up to date.',
    th: 'ลิงก์ไปยังหัวข้อต่าง ๆ ในหน้านี้ ปรับตามหัวข้อให้เอง',
  },
  also: 'toc on this page headings anchors jump links index ในหน้านี้ สารบัญ หัวข้อ ไปยังหัวข้อ',
  icon: 'list',
  category: 'navigation',
  fields: {
    deepest: {
      label: { en: 'Down to heading level', th: 'แสดงถึงหัวข้อระดับ' },
      help: { en: 'Headings of lower levels are left out.', th: 'ไม่แสดงหัวข้อที่ระดับต่ำกว่านี้' },
    },
    look: {
      options: { list: { en: 'Plain list', th: 'รายการธรรมดา' }, numbered: { en: 'Numbered', th: 'ใส่เลขลำดับ' } },
    },
    folded: { label: { en: 'Folded on phones', th: 'ย่อไว้บนโทรศัพท์' } },
    marksCurrent: { label: { en: 'Mark the heading being read', th: 'เน้นหัวข้อที่กำลังอ่าน' } },
    fitsWindow: {
      label: { en: 'No taller than the window', th: 'สูงไม่เกินหน้าต่าง' },
      help: {
        en: 'For a list that stays in sight (position: sticky). A longer one scrolls by itself.',
        th: 'ใช้กับรายการที่ตรึงไว้เมื่อเลื่อนหน้า รายการที่ยาวกว่าจะเลื่อนได้ในตัว',
      },
    },
  },
  // The heading of the list may be the same on every page.
  hasReadableText: true,
  start: { title: { en: 'On this page', th: 'ในหน้านี้' } },
})
