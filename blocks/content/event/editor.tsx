import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Event', th: 'กิจกรรม' },
  description: {
    en: 'One event: time, place, and a button to add it to a calendar.',
    th: 'กิจกรรมหนึ่งงาน วันเวลา สถานที่ และปุ่มเพิ่มลงปฏิทิน',
  },
  also: 'calendar ics date workshop concert meeting งาน อีเวนต์ ปฏิทิน เวิร์กช็อป คอนเสิร์ต',
  icon: 'calendar-event',
  category: 'data',
  fields: {
    name: { label: { en: 'Name', th: 'ชื่อ' } },
    from: { label: { en: 'Starts', th: 'เริ่ม' } },
    until: { label: { en: 'Ends', th: 'สิ้นสุด' } },
    wholeDay: {
      label: { en: 'All day', th: 'ทั้งวัน' },
      help: { en: 'Only dates count. The last day is included.', th: 'นับเฉพาะวัน รวมวันสุดท้าย' },
    },
    cancelled: { label: { en: 'Cancelled', th: 'ยกเลิกแล้ว' } },
    place: { label: { en: 'Place', th: 'สถานที่' } },
    address: { label: { en: 'Address', th: 'ที่อยู่' } },
    point: {
      label: { en: 'Map location', th: 'พิกัดบนแผนที่' },
      help: { en: 'Leave empty to use the address on the map.', th: 'เว้นว่างไว้แผนที่จะค้นจากที่อยู่' },
    },
    organiser: { label: { en: 'Organiser', th: 'ผู้จัด' } },
    price: { label: { en: 'Price', th: 'ค่าเข้าร่วม' } },
    calendar: { label: { en: 'Show “Add to calendar”', th: 'แสดงปุ่มเพิ่มลงปฏิทิน' } },
  },
  ...samples,
})
