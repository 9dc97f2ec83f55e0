export const texts = {
  address: { en: 'Address', th: 'ที่อยู่' },
  hours: { en: 'Hours', th: 'เวลาทำการ' },
  social: { en: 'Other channels', th: 'ช่องทางอื่น' },
  way: { en: 'Get directions', th: 'ดูเส้นทาง' },
  map: { en: 'Show map', th: 'แสดงแผนที่' },
  mapNote: { en: 'Loads from OpenStreetMap', th: 'โหลดจาก OpenStreetMap' },
  mapOf: { en: 'Map: {address}', th: 'แผนที่: {address}' },
}
