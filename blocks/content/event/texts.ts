export const texts = {
  cancelled: { en: 'Cancelled', th: 'ยกเลิกแล้ว' },
  over: { en: 'Ended', th: 'จบแล้ว' },
  when: { en: 'When', th: 'วันเวลา' },
  where: { en: 'Where', th: 'สถานที่' },
  who: { en: 'Organised by', th: 'จัดโดย' },
  price: { en: 'Price', th: 'ค่าเข้าร่วม' },
  map: { en: 'View on map', th: 'ดูแผนที่' },
  file: { en: 'Add to calendar', th: 'เพิ่มลงปฏิทิน' },
  google: { en: 'Google Calendar', th: 'Google ปฏิทิน' },
}
