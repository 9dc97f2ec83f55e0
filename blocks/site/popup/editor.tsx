import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Pop-up', th: 'ป๊อปอัป' },
  description: {
    en: 'Content shown over the page. Opens from a button or link, or automatically.',
    th: 'เนื้อหาที่แสดงทับหน้า เปิดด้วยปุ่มหรือลิงก์ หรือเปิดอัตโนมัติ',
  },
  also: 'popup modal dialog lightbox newsletter promotion exit intent หน้าต่าง โปรโมชัน โฆษณา',
  icon: 'maximize',
  category: 'layout',
  fields: {
    title: { label: { en: 'Title', th: 'หัวเรื่อง' } },
    showTitle: {
      label: { en: 'Show the title', th: 'แสดงหัวเรื่อง' },
      help: { en: 'Screen readers always read it.', th: 'โปรแกรมอ่านหน้าจออ่านให้เสมอ' },
    },
    opener: {
      label: { en: 'Button that opens it', th: 'ปุ่มที่เปิด' },
      help: {
        en: 'Shown where the pop-up is placed. Other buttons can open it by linking to its anchor.',
        th: 'ปุ่มอยู่ตรงที่วางป๊อปอัป ปุ่มอื่นเปิดได้ด้วยลิงก์ไปที่จุดเชื่อมโยง',
      },
    },
    opens: {
      label: { en: 'Opens', th: 'เปิดเมื่อ' },
      options: {
        asked: { en: 'On click', th: 'เมื่อมีคนกด' },
        time: { en: 'After a delay', th: 'ผ่านไปสักครู่' },
        scroll: { en: 'Halfway down the page', th: 'เลื่อนถึงครึ่งหน้า' },
        leave: { en: 'When the pointer leaves the page (computers)', th: 'เมาส์ออกจากหน้า (คอมพิวเตอร์)' },
      },
    },
    after: { label: { en: 'After', th: 'หลังจาก' }, help: { en: 'For “After a delay”.', th: 'สำหรับ “ผ่านไปสักครู่”' } },
    pause: {
      label: { en: 'Days before it opens again', th: 'จำนวนวันก่อนเปิดอัตโนมัติอีกครั้ง' },
      help: { en: '0: on every visit.', th: '0 คือเปิดทุกครั้งที่เข้าหน้า' },
    },
    size: {
      label: { en: 'Size', th: 'ขนาด' },
      options: { s: { en: 'Small', th: 'เล็ก' }, m: { en: 'Medium', th: 'กลาง' }, l: { en: 'Wide', th: 'กว้าง' } },
    },
    position: {
      label: { en: 'Location', th: 'ตำแหน่ง' },
      options: { centre: { en: 'Centre', th: 'กลางจอ' }, corner: { en: 'Bottom corner', th: 'มุมล่าง' } },
    },
  },
  ...samples,
  anchor: 'popup',
  whenEmpty: {
    en: 'This pop-up is empty. Visitors would open it and see nothing.',
    th: 'ป๊อปอัปนี้ยังว่างอยู่ ผู้เยี่ยมชมเปิดแล้วจะไม่เห็นอะไร',
  },
})
