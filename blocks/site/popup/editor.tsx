import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Pop-up', th: 'ป๊อปอัป' },
  description: {
    en: 'Rows of your own over the page: opened by a button or link, or by itself.',
    th: 'เนื้อหาของคุณที่ซ้อนเหนือหน้า เปิดด้วยปุ่มหรือลิงก์ หรือเปิดเอง',
  },
  also: 'popup modal dialog lightbox newsletter promotion exit intent หน้าต่าง โปรโมชัน โฆษณา',
  icon: 'maximize',
  category: 'layout',
  fields: {
    title: { label: { en: 'Title', th: 'หัวเรื่อง' } },
    showTitle: {
      label: { en: 'Show the title', th: 'แสดงหัวเรื่อง' },
      help: { en: 'Screen readers hear it in any case.', th: 'โปรแกรมอ่านหน้าจออ่านให้เสมอ' },
    },
    opener: {
      label: { en: 'Button that opens it', th: 'ปุ่มที่เปิด' },
      help: {
        en: 'Stands where the pop-up does. Other buttons open it by a link to its anchor.',
        th: 'ปุ่มอยู่ตรงที่วางป๊อปอัป ปุ่มอื่นเปิดได้ด้วยลิงก์ไปที่จุดเชื่อมโยง',
      },
    },
    opens: {
      label: { en: 'Opens', th: 'เปิดเมื่อ' },
      options: {
        asked: { en: 'When asked for', th: 'มีคนกดเปิด' },
        time: { en: 'After a while', th: 'ผ่านไปสักครู่' },
        scroll: { en: 'At half of the page', th: 'เลื่อนถึงครึ่งหน้า' },
        leave: { en: 'When the pointer leaves (computers)', th: 'เมาส์ออกจากหน้า (คอมพิวเตอร์)' },
      },
    },
    after: { label: { en: 'After', th: 'หลังจาก' }, help: { en: 'For “After a while”.', th: 'สำหรับ “ผ่านไปสักครู่”' } },
    pause: {
      label: { en: 'Days until it opens by itself again', th: 'จำนวนวันก่อนเปิดเองอีกครั้ง' },
      help: { en: '0: on each visit.', th: '0 คือเปิดทุกครั้งที่เข้าหน้า' },
    },
    size: {
      label: { en: 'Size', th: 'ขนาด' },
      options: { s: { en: 'Small', th: 'เล็ก' }, m: { en: 'Medium', th: 'กลาง' }, l: { en: 'Wide', th: 'กว้าง' } },
    },
    position: {
      label: { en: 'Place', th: 'ตำแหน่ง' },
      options: { centre: { en: 'Centre', th: 'กลางจอ' }, corner: { en: 'Lower corner', th: 'มุมล่าง' } },
    },
  },
  start: { title: { en: 'Something to tell', th: 'มีเรื่องอยากบอก' }, opener: { en: 'Read more', th: 'อ่านเพิ่มเติม' } },
  anchor: 'popup',
  whenEmpty: {
    en: 'This pop-up is empty: visitors would open it and find nothing.',
    th: 'ป๊อปอัปนี้ยังว่างอยู่ ผู้เยี่ยมชมเปิดแล้วจะไม่เห็นอะไร',
  },
})
