import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Page list', th: 'รายการหน้า' },
  description: {
    en: 'Pages of the site that list themselves: those below this page, or chosen ones.',
    th: 'รายการหน้าในเว็บไซต์ที่อัปเดตเอง หน้าย่อยของหน้านี้ หรือหน้าที่เลือก',
  },
  also: 'page list subpages children index portfolio summary หน้าย่อย สารบัญ ผลงาน บริการ',
  icon: 'layout-list',
  category: 'data',
  fields: {
    below: {
      label: { en: 'Pages below', th: 'หน้าที่อยู่ใต้' },
      help: { en: 'Below the page that this stands on when empty.', th: 'เว้นว่างไว้จะแสดงหน้าย่อยของหน้านี้' },
    },
    deep: { label: { en: 'Also pages further below', th: 'รวมหน้าย่อยชั้นถัดไป' } },
    pages: {
      label: { en: 'Chosen pages', th: 'หน้าที่เลือก' },
      help: { en: 'Once one is chosen, no others are shown.', th: 'เมื่อเลือกแล้วจะแสดงเฉพาะหน้าเหล่านี้' },
    },
    sort: {
      label: { en: 'Order', th: 'ลำดับ' },
      options: {
        title: { en: 'By title', th: 'ตามชื่อ' },
        given: { en: 'As chosen, or by address', th: 'ตามที่เลือก หรือตามที่อยู่' },
        newest: { en: 'Last published first', th: 'เผยแพร่ล่าสุดก่อน' },
      },
    },
    shown: {
      label: { en: 'Shown as', th: 'รูปแบบการแสดง' },
      options: {
        cards: { en: 'Cards', th: 'การ์ด' },
        rows: { en: 'Rows with pictures', th: 'แถวพร้อมรูป' },
        titles: { en: 'List of links', th: 'รายการลิงก์' },
      },
    },
    showDescription: { label: { en: 'Show descriptions', th: 'แสดงคำอธิบาย' } },
    showImage: { label: { en: 'Show pictures', th: 'แสดงรูปภาพ' } },
  },
  start: { title: { en: 'More to read', th: 'อ่านเพิ่มเติม' } },
  hasReadableText: true,
})
