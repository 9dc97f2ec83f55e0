import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Table of contents', th: 'สารบัญของหน้า' },
  description: {
    en: 'Links to the headings of this page. Updates automatically.',
    th: 'ลิงก์ไปยังหัวข้อในหน้านี้ อัปเดตตามหัวข้อโดยอัตโนมัติ',
  },
  also: 'toc on this page headings anchors jump links index ในหน้านี้ สารบัญ หัวข้อ ไปยังหัวข้อ',
  icon: 'list',
  category: 'navigation',
  fields: {
    deepest: {
      label: { en: 'Lowest heading level', th: 'แสดงถึงหัวข้อระดับ' },
      help: { en: 'Headings below this level are not shown.', th: 'ไม่แสดงหัวข้อที่ระดับต่ำกว่านี้' },
    },
    look: {
      options: { list: { en: 'Plain list', th: 'รายการธรรมดา' }, numbered: { en: 'Numbered', th: 'ใส่เลขลำดับ' } },
    },
    folded: { label: { en: 'Collapsed on phones', th: 'ย่อไว้บนโทรศัพท์' } },
    marksCurrent: { label: { en: 'Highlight current heading', th: 'เน้นหัวข้อที่กำลังอ่าน' } },
    fitsWindow: {
      label: { en: 'Limit to window height', th: 'สูงไม่เกินหน้าต่าง' },
      help: {
        en: 'For a list that stays in view (position: sticky). Longer lists scroll on their own.',
        th: 'ใช้กับรายการที่ตรึงไว้เมื่อเลื่อนหน้า (position: sticky) รายการที่ยาวกว่าจะเลื่อนได้ในตัว',
      },
    },
  },
  // The heading of the list may be the same on every page.
  ...samples,
})
