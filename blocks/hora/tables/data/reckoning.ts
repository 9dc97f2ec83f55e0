import { buddhistYearOffset } from '@schemas/constants'
import { thaiBodies, weekdayLords } from '@schemas/hora/rules/bodies'
import {
  firstLunarYear,
  lastLunarYear,
  lunarYearDays,
  type LunarYearType,
  lunarYearType,
} from '@schemas/hora/rules/lunar/year-table'
import { risingMinutes } from '@schemas/hora/rules/tables/antonathi'
import { chayaRules, chayaTable, type ChayaPlanet, moonTable, sunTable } from '@schemas/hora/rules/tables/suriyayart'
import { dateNames } from '@kit/format/date-names'
import { bodyMark } from '@areas/hora/ui/texts/bodies'
import { lunarYearTypes } from '@areas/hora/ui/texts/lunar-text'
import { signNames } from '@areas/hora/ui/texts/signs'
import { sources, type TextTable, type Writer } from './table'

export const antonathi = ({ pick, digits }: Writer): TextTable => {
  let passed = 0
  return {
    title: pick({ th: 'อันโตนาที', en: 'Antonathi: rising minutes of the signs' }),
    note: pick({
      th: 'เวลาที่แต่ละราศีใช้ขึ้นพ้นขอบฟ้า รวม 1,440 นาที',
      en: 'The time in which each sign rises, 1,440 minutes in all.',
    }),
    source: pick(sources.suriyayart),
    head: [
      pick({ th: 'ราศี', en: 'Sign' }),
      pick({ th: 'นาที', en: 'Minutes' }),
      pick({ th: 'ชั่วโมง:นาที', en: 'Hours:minutes' }),
      pick({ th: 'สะสม', en: 'Sum' }),
      pick({ th: 'ลิปดาต่อนาที', en: 'Arcminutes a minute' }),
    ],
    rows: risingMinutes.map((minutes, sign) => {
      passed += minutes
      return [
        pick(signNames[sign] ?? { th: '', en: '' }),
        digits(minutes),
        digits(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`),
        digits(passed),
        digits((1800 / minutes).toFixed(2)),
      ]
    }),
  }
}

export const equations = ({ pick, digits, body }: Writer): TextTable => ({
  title: pick({ th: 'ฉายาอาทิตย์และจันทร์', en: 'Equations of the Sun and the Moon' }),
  note: pick({
    th: 'ลิปดาทุก 15° ของพุท ระหว่างช่องเทียบบัญญัติไตรยางศ์',
    en: 'Arcminutes at every 15° of arc, linear between.',
  }),
  source: pick(sources.suriyayart),
  head: [pick({ th: 'พุท', en: 'Arc' }), body('sun'), body('moon')],
  rows: sunTable.map((value, index) => [digits(`${index * 15}°`), digits(value), digits(moonTable[index] ?? 0)]),
})

export const chaya = ({ pick, digits }: Writer): TextTable => ({
  title: pick({ th: 'ฉายาดาวเคราะห์', en: 'Chaya of the planets' }),
  note: pick({ th: 'ลิปดาทุก 30° ใช้ในการแก้ทั้งสองครั้ง', en: 'Arcminutes at every 30°, for both corrections.' }),
  source: pick(sources.suriyayart),
  head: [pick({ th: 'พุท', en: 'Arc' }), pick({ th: 'ฉายา', en: 'Chaya' })],
  rows: chayaTable.map((value, index) => [digits(`${index * 30}°`), digits(value)]),
})

const secondTerms: Record<ChayaPlanet, string> = {
  mars: '720',
  mercury: '1260',
  jupiter: '3d ÷ 7',
  venus: '660',
  saturn: '7d ÷ 6',
  uranus: '3d ÷ 7',
}

export const planets = ({ pick, digits, body, place }: Writer): TextTable => ({
  title: pick({ th: 'ค่าคงที่ของดาวในสุริยยาตร์', en: 'Constants of the planets in Suriyayart' }),
  note: pick({
    th: 'd คือตัวหารของการแก้ครั้งแรก ดาวอังคารไม่บวกลบครึ่งฉายา',
    en: 'd is the divisor of the first correction; Mars alone keeps it unchanged.',
  }),
  source: pick(sources.suriyayart),
  head: [
    pick({ th: 'ดาว', en: 'Body' }),
    pick({ th: 'เริ่มจาก', en: 'Starts from' }),
    pick({ th: 'อุจ (ลิปดา)', en: 'Apogee (arcminutes)' }),
    pick({ th: 'อุจที่ราศี', en: 'Apogee in' }),
    pick({ th: 'ตัวหารแรก', en: 'First divisor' }),
    pick({ th: 'พจน์กลางครั้งหลัง', en: 'Middle term of the second' }),
  ],
  rows: (Object.keys(chayaRules) as ChayaPlanet[]).map((planet) => {
    const rule = chayaRules[planet]
    return [
      body(planet),
      pick(rule.base === 'own' ? { th: 'มัธยมของตน', en: 'its own mean' } : { th: 'รวิ (อาทิตย์)', en: 'Ravi (the Sun)' }),
      digits(rule.apogee),
      place(rule.apogee),
      digits(rule.denominator),
      digits(secondTerms[planet]),
    ]
  }),
})

const lunarTypes = ['normal', 'athikawan', 'athikamas'] as const
const months: Record<LunarYearType, { th: string; en: string }> = {
  normal: { th: 'เดือนคี่ 29 วัน เดือนคู่ 30 วัน', en: 'odd months 29 days, even ones 30' },
  athikawan: { th: 'เพิ่มแรม 15 ค่ำ เดือน 7', en: 'month 7 has a waning 15' },
  athikamas: { th: 'เพิ่มเดือน 8 หลัง (8/8) 30 วัน', en: 'a second month 8 (8/8) of 30 days' },
}

function yearsOf(type: LunarYearType, digits: Writer['digits']): string {
  const years = Array.from({ length: lastLunarYear - firstLunarYear + 1 }, (_, index) => firstLunarYear + index)
  return years
    .filter((year) => lunarYearType(year) === type)
    .map((year) => digits(year + buddhistYearOffset))
    .join(' ')
}

export const lunarYears = ({ pick, digits }: Writer): TextTable => ({
  title: pick({ th: 'ชนิดของปีจันทรคติ', en: 'Types of lunar years' }),
  note: pick({
    th: 'ประกาศเป็นรายปี ไม่มีสูตรใดตรงทุกปี และไม่มีปีใดเป็นทั้งอธิกมาสและอธิกวาร',
    en: 'Decreed year by year: no formula holds for all of them, and no year is both athikamas and athikawan.',
  }),
  source: pick(sources.lunar),
  head: [
    pick({ th: 'ชนิด', en: 'Type' }),
    pick({ th: 'วัน', en: 'Days' }),
    pick({ th: 'เดือน', en: 'Months' }),
    pick({ th: 'ปี พ.ศ. 2457–2600', en: 'Years, BE 2457–2600' }),
  ],
  rows: lunarTypes.map((type) => [
    pick(lunarYearTypes[type]),
    digits(lunarYearDays[type]),
    pick(months[type]),
    type === 'normal' ? pick({ th: 'ปีที่เหลือทั้งหมด', en: 'all the others' }) : yearsOf(type, digits),
  ]),
})

export const digitTable = ({ pick, body }: Writer): TextTable => ({
  title: pick({ th: 'เลขแทนดาว', en: 'The digits of the bodies' }),
  source: pick(sources.tables),
  head: [
    pick({ th: 'ดาว', en: 'Body' }),
    pick({ th: 'เลขไทย', en: 'Thai digit' }),
    pick({ th: 'เลขอารบิก', en: 'Arabic digit' }),
    pick({ th: 'วัน', en: 'Weekday' }),
  ],
  rows: thaiBodies.map((key) => {
    const weekday = (weekdayLords as readonly string[]).indexOf(key)
    return [
      body(key).replace(/^\S+ /, ''),
      bodyMark(key, 'thai'),
      bodyMark(key, 'arabic'),
      key === 'rahu'
        ? pick({ th: 'พุธกลางคืน', en: 'Wednesday night' })
        : weekday < 0
          ? '–'
          : pick({ th: dateNames.th.weekdays[weekday] ?? '', en: dateNames.en.weekdays[weekday] ?? '' }),
    ]
  }),
})
