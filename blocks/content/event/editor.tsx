import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Event', th: 'กิจกรรม' },
  description: {
    en: 'One event: when, where, and a way into the visitor’s calendar.',
    th: 'กิจกรรมหนึ่งงาน วันเวลา สถานที่ และปุ่มเพิ่มลงปฏิทิน',
  },
  also: 'calendar ics date workshop concert meeting งาน อีเวนต์ ปฏิทิน เวิร์กช็อป คอนเสิร์ต',
  icon: 'calendar-event',
  category: 'data',
  fields: {
    name: { label: { en: 'Name', th: 'ชื่อ' } },
    from: { label: { en: 'Begins', th: 'เริ่ม' } },
    until: { label: { en: 'Ends', th: 'สิ้นสุด' } },
    wholeDay: {
      label: { en: 'Whole days', th: 'ทั้งวัน' },
      help: { en: 'Only the days count, the last one included.', th: 'นับเฉพาะวัน รวมวันสุดท้าย' },
    },
    cancelled: { label: { en: 'Cancelled', th: 'ยกเลิกแล้ว' } },
    place: { label: { en: 'Place', th: 'สถานที่' } },
    address: { label: { en: 'Address', th: 'ที่อยู่' } },
    point: {
      label: { en: 'Point on the map', th: 'พิกัดบนแผนที่' },
      help: { en: 'Without it the map looks for the address.', th: 'เว้นว่างไว้แผนที่จะค้นจากที่อยู่' },
    },
    organiser: { label: { en: 'Organiser', th: 'ผู้จัด' } },
    price: { label: { en: 'Price', th: 'ค่าเข้าร่วม' } },
    calendar: { label: { en: 'Offer to the visitor’s calendar', th: 'แสดงปุ่มเพิ่มลงปฏิทิน' } },
  },
  start: {
    name: { en: 'Name of the event', th: 'ชื่อกิจกรรม' },
    from: '2027-01-16T10:00:00+07:00',
    until: '2027-01-16T12:00:00+07:00',
    place: { en: 'Where it is', th: 'สถานที่จัดงาน' },
  },
})
