import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Page list', th: 'รายการหน้า' },
  description: {
    en: 'A list of pages that updates itself: pages below this one, or pages you choose.',
    th: 'รายการหน้าที่อัปเดตอัตโนมัติ เลือกหน้าย่อยของหน้านี้ หรือหน้าที่กำหนดเอง',
  },
  also: 'page list subpages children index portfolio summary หน้าย่อย สารบัญ ผลงาน บริการ',
  icon: 'layout-list',
  category: 'data',
  fields: {
    below: {
      label: { en: 'Pages under', th: 'หน้าที่อยู่ใต้' },
      help: { en: 'Leave empty to show pages below this one.', th: 'เว้นว่างไว้จะแสดงหน้าย่อยของหน้านี้' },
    },
    deep: { label: { en: 'Include deeper levels', th: 'รวมหน้าย่อยชั้นถัดไป' } },
    pages: {
      label: { en: 'Selected pages', th: 'หน้าที่เลือก' },
      help: { en: 'If you select pages, only those are shown.', th: 'เมื่อเลือกแล้วจะแสดงเฉพาะหน้าเหล่านี้' },
    },
    sort: {
      label: { en: 'Order', th: 'ลำดับ' },
      options: {
        title: { en: 'Title', th: 'ตามชื่อ' },
        given: { en: 'As selected, or by address', th: 'ตามที่เลือก หรือตามที่อยู่' },
        newest: { en: 'Latest published first', th: 'เผยแพร่ล่าสุดก่อน' },
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
  ...samples,
})
