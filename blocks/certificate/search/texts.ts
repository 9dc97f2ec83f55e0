export const texts = {
  title: { en: 'Search certificates', th: 'ค้นหาใบรับรอง' },
  intro: {
    en: 'You find those whose holders have agreed to be found.',
    th: 'ค้นพบได้เฉพาะใบรับรองที่เจ้าของอนุญาต',
  },
  q: { en: 'Name or lesson', th: 'ชื่อหรือบทเรียน' },
  search: { en: 'Search', th: 'ค้นหา' },
  none: { en: 'Nobody found', th: 'ไม่พบใบรับรอง' },
  noneHint: {
    en: 'A certificate may exist whose holder does not want to be found. With its code you can verify it.',
    th: 'อาจมีใบรับรองที่เจ้าของไม่ได้อนุญาตให้ค้นหา ถ้ามีรหัส ตรวจสอบได้เลย',
  },
  byCode: { en: 'Verify a code', th: 'ตรวจสอบด้วยรหัส' },
  more: { en: 'There are more. Please enter more of the name.', th: 'ยังมีอีก กรุณาพิมพ์ชื่อให้ละเอียดขึ้น' },
}
