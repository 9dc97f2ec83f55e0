export const messages = {
  caption: { th: 'ตำแหน่งดาว', en: 'Positions' },
  body: { th: 'ดาว', en: 'Body' },
  position: { th: 'สถิต', en: 'Position' },
  house: { th: 'เรือน', en: 'House' },
  dignity: { th: 'มาตรฐาน', en: 'Dignity' },
  divisions: { th: 'นวางค์ · ตรียางค์', en: 'Navamsa · drekkana' },
  reuk: { th: 'ฤกษ์ · บาท', en: 'Roek · quarter' },
  thresholds: {
    th: 'เกณฑ์ของหน้านี้: มนท์คือช้ากว่าหนึ่งในสามของอัตราเฉลี่ย เสริดคือเร็วกว่า 1.1 เท่า',
    en: 'Thresholds of this page: slow is below a third of the mean motion, fast above 1.1 times.',
  },
  places: { th: 'ตำแหน่งของ {bodies}', en: 'Positions of {bodies}' },
  allPlaces: { th: 'ตำแหน่งทั้งหมด', en: 'All positions' },
  rest: { th: 'เรือน มาตรฐานดาว นวางค์ ตรียางค์ ฤกษ์', en: 'Houses, dignities, navamsa, drekkana, roek' },
  planetMethods: { th: 'ดาวตามวิธีคำนวณดาวสามแบบ', en: 'Bodies by three planet methods' },
  ascendantMethods: { th: 'ลัคนาตามวิธีคำนวณลัคนาสามแบบ', en: 'The ascendant by three methods' },
  method: { th: 'วิธี', en: 'Method' },
  chosen: { th: 'ที่เลือก', en: 'chosen' },
  changes: { th: 'ย้ายราศี', en: 'other sign' },
  noAscendant: { th: 'ไม่ทราบเวลาเกิด จึงไม่มีลัคนา', en: 'No ascendant without a time of birth.' },
  noSunrise: { th: 'วันนั้นดวงอาทิตย์ไม่ขึ้น', en: 'The Sun did not rise that day.' },
  differencesIntro: {
    th: 'เวลาเกิดเดียวกัน คำนวณด้วยวิธีต่างกัน ช่องที่ราศีไม่ตรงกับผังด้านบนทำเครื่องหมายไว้ นี่คือเหตุที่แต่ละโปรแกรมให้ราศีไม่เหมือนกัน',
    en: 'The same birth by other methods. Cells whose sign differs from the chart are marked: this is why programs disagree.',
  },
  thaksaCaption: { th: 'ทักษาตามวันเกิด', en: 'Thaksa by the birth day' },
  birthLord: { th: 'ดาวเจ้าวันเกิด', en: 'Lord of the birth day' },
} as const

export const planetMethodNames = {
  suriyayart: { th: 'สุริยยาตร์', en: 'Suriyayart' },
  lahiri: { th: 'นิรายนะ ลาหิรี', en: 'Nirayana (Lahiri)' },
  sayana: { th: 'สายนะ', en: 'Sayana (tropical)' },
} as const

export const ascendantMethodNames = {
  antonathi: { th: 'อันโตนาที 06:00', en: 'Antonathi from 06:00' },
  sunrise: { th: 'อันโตนาที อาทิตย์ขึ้นจริง', en: 'Antonathi from true sunrise' },
  geometric: { th: 'ดาราศาสตร์ (ขอบฟ้าจริง)', en: 'Geometric (true horizon)' },
} as const
