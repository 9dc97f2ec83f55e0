export const messages = {
  failed: { th: 'โหลดตารางจังหวัดไม่สำเร็จ', en: 'Couldn’t load the provinces' },
  search: { th: 'ค้นหาจังหวัด', en: 'Search provinces' },
  caption: {
    th: 'พิกัด เวลาท้องถิ่น และเวลาอาทิตย์ขึ้นตกของ {date}',
    en: 'Coordinates, local mean time, sunrise and sunset on {date}',
  },
  name: { th: 'จังหวัด', en: 'Province' },
  lat: { th: 'ละติจูด', en: 'Latitude' },
  lon: { th: 'ลองจิจูด', en: 'Longitude' },
  correctionMinutes: { th: 'เวลาท้องถิ่น', en: 'Local mean time' },
  sunrise: { th: 'อาทิตย์ขึ้น', en: 'Sunrise' },
  sunset: { th: 'อาทิตย์ตก', en: 'Sunset' },
  minutes: { th: '{sign}{minutes} นาที {seconds} วินาที', en: '{sign}{minutes} min {seconds} s' },
  note: {
    th: 'เวลาท้องถิ่นคือส่วนต่างจากนาฬิกาไทย (ลองจิจูด − 105°) × 4 นาที พิกัดคือตัวเมืองของจังหวัด',
    en: 'Local mean time is its difference from Thai clocks, (longitude − 105°) × 4 minutes. Coordinates are of the provincial capital.',
  },
  count: { th: '{count} จังหวัด', en: 'Provinces: {count}' },
  nothing: { th: 'ไม่พบจังหวัด “{text}”', en: 'No province is called “{text}”.' },
  csv: { th: 'ดาวน์โหลด CSV', en: 'Download CSV' },
} as const
