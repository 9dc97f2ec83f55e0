/** A remark about a chart, in both languages of the product. */
export type Note = { code: NoteCode; text: { en: string; th: string } }

export type NoteCode =
  | 'time-unknown'
  | 'polar-ascendant'
  | 'no-sunrise'
  | 'before-thai-calendar'
  | 'no-lunar-calendar'
  | 'projected-lunar-year'
  | 'mixed-zodiacs'

const texts: Record<NoteCode, { en: string; th: string }> = {
  'time-unknown': {
    en: 'The time of birth is unknown: bodies are shown for noon, without ascendant and houses.',
    th: 'ไม่ทราบเวลาเกิด ตำแหน่งดาวคำนวณ ณ เที่ยงวัน และไม่มีลัคนากับเรือนชะตา',
  },
  'polar-ascendant': {
    en: 'Beyond the polar circles the ascendant depends on a convention: this is the eastern crossing.',
    th: 'พ้นเส้นอาร์กติกหรือแอนตาร์กติก ลัคนาขึ้นกับข้อตกลง ที่แสดงคือจุดตัดขอบฟ้าด้านตะวันออก',
  },
  'no-sunrise': {
    en: 'The Sun did not rise there on this day.',
    th: 'วันนั้นดวงอาทิตย์ไม่ขึ้น ณ สถานที่นี้',
  },
  'before-thai-calendar': {
    en: 'Thailand had no solar calendar before 1 April 1889: the date is proleptic Gregorian.',
    th: 'ก่อนวันที่ 1 เมษายน พ.ศ. 2432 ไทยยังไม่ใช้ปฏิทินสุริยคติ วันที่นี้นับย้อนตามปฏิทินเกรกอเรียน',
  },
  'no-lunar-calendar': {
    en: 'The official lunar calendar is known from BE 2457 to 2600 only: outside it only the astronomical tithi is shown.',
    th: 'ปฏิทินจันทรคติทางการมีเฉพาะ พ.ศ. 2457–2600 นอกช่วงนี้แสดงเฉพาะดิถีทางดาราศาสตร์',
  },
  'projected-lunar-year': {
    en: 'This lunar year has not been decreed yet: its dates are projected.',
    th: 'ปีจันทรคตินี้ยังไม่ประกาศเป็นทางการ วันที่เป็นการคาดการณ์',
  },
  'mixed-zodiacs': {
    en: 'Traditional points (antonathi ascendant, Thai Ketu) are turned into the tropical zodiac by the Lahiri ayanamsa.',
    th: 'จุดตามตำราไทย (ลัคนาอันโตนาที เกตุไทย) แปลงเป็นจักรราศีสายนะด้วยอายนางศะลาหิรี',
  },
}

export const noteOf = (code: NoteCode): Note => ({ code, text: texts[code] })
