import { weekdayLords } from '@schemas/hora/rules/bodies'
import { kalayokNames, kalayokOf } from '@schemas/hora/rules/tables/kalayok'
import { luckyDays } from '@schemas/hora/rules/tables/lucky-days'
import { mahathaksaYears } from '@schemas/hora/rules/tables/periods'
import { thaksaCycle, thaksaFrom } from '@schemas/hora/rules/tables/thaksa'
import { yamsOf } from '@schemas/hora/rules/tables/yam'
import { dateNames } from '@kit/format/date-names'
import { kalayokTexts } from '@areas/hora/ui/texts/kalayok'
import { thaksaNames } from '@areas/hora/ui/texts/terms'
import { signName } from '@areas/hora/ui/texts/signs'
import { sources, type TextTable, type Writer } from './table'

const weekdays = dateNames.th.weekdays.map((th, index) => ({ th, en: dateNames.en.weekdays[index] ?? '' }))
const byNight = { th: 'พุธกลางคืน', en: 'Wednesday night' }
const day = { th: 'วัน', en: 'Day' }

export const thaksa = ({ pick, body }: Writer): TextTable => ({
  title: pick({ th: 'ทักษาตามวันเกิด', en: 'Thaksa by the day of birth' }),
  note: pick({
    th: 'เวียน ๑ ๒ ๓ ๔ ๗ ๕ ๘ ๖ เริ่มที่ดาวเจ้าวันเกิด พุธกลางคืนคือ 18:00–05:59 ถือราหู',
    en: 'The cycle 1 2 3 4 7 5 8 6 from the lord of the birth day. Wednesday from 18:00 to 05:59 counts as Rahu.',
  }),
  source: pick(sources.tables),
  head: [pick(day), ...thaksaNames.map((name) => pick(name))],
  rows: thaksaCycle.map((lord) => [
    pick(lord === 'rahu' ? byNight : (weekdays[weekdayLords.indexOf(lord)] ?? byNight)),
    ...thaksaFrom(lord).map((each) => body(each)),
  ]),
})

/** A span in years, months and days of the traditional count: twelve months of thirty days. */
function spanText(product: number, { pick, digits }: Writer): string {
  const thirds = product * 10
  const [years, months] = [Math.floor(thirds / 1080), Math.floor((thirds % 1080) / 90)]
  const days = Math.floor((thirds % 90) / 3)
  const part = ['', '⅓', '⅔'][thirds % 3] ?? ''
  const units = [
    years ? `${digits(years)} ${pick({ th: 'ปี', en: 'y' })}` : '',
    months ? `${digits(months)} ${pick({ th: 'ด.', en: 'm' })}` : '',
    days || part ? `${days ? digits(days) : ''}${part} ${pick({ th: 'ว.', en: 'd' })}` : '',
  ]
  return units.filter(Boolean).join(' ')
}

export const mahathaksa = (writer: Writer): TextTable => ({
  title: writer.pick({ th: 'มหาทักษา: เสวยและแทรก', en: 'Mahathaksa: periods and sub-periods' }),
  note: writer.pick({
    th: 'เสวยรวม 108 ปี แทรกยาว เสวย × แทรก ÷ 108 ปี เริ่มด้วยดาวเสวยเอง ในตารางเดือนมี 30 วัน ปีมี 12 เดือน',
    en: 'Periods make 108 years; a sub-period lasts P × S ÷ 108 years and the period’s own lord begins. Here a month has 30 days and a year 12 months.',
  }),
  source: writer.pick(sources.tables),
  head: [
    writer.pick({ th: 'ดาวเสวย', en: 'Period' }),
    writer.pick({ th: 'ปี', en: 'Years' }),
    ...thaksaCycle.map((lord) => writer.pick({ th: `แทรก ${writer.body(lord)}`, en: writer.body(lord) })),
  ],
  rows: thaksaCycle.map((lord) => [
    writer.body(lord),
    writer.digits(mahathaksaYears[lord]),
    ...thaksaCycle.map((part) => spanText(mahathaksaYears[lord] * mahathaksaYears[part], writer)),
  ]),
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const yams =
  (part: 'day' | 'night') =>
  ({ pick, digits, body }: Writer): TextTable => ({
    title: pick(
      part === 'day'
        ? { th: 'ยามอัฏฐกาล กลางวัน', en: 'Yams of the day' }
        : { th: 'ยามอัฏฐกาล กลางคืน', en: 'Yams of the night' },
    ),
    note: pick({
      th: 'ยามละ 90 นาที ตามเวลาท้องถิ่น ยามแรกเป็นของดาวเจ้าวัน',
      en: 'Ninety minutes each, by local mean time; the first belongs to the lord of the day.',
    }),
    source: pick(sources.tables),
    head: [
      pick(day),
      ...Array.from({ length: 8 }, (_, index) => {
        const from = (part === 'day' ? 360 : 1080) + index * 90
        return digits(`${clock(from)}–${clock(from + 90)}`)
      }),
    ],
    rows: weekdays.map((name, weekday) => [
      pick(name),
      ...yamsOf(weekday, 0)
        .filter((yam) => yam.part === part)
        .map(({ lord }) => body(lord)),
    ]),
  })
export const yamDay = yams('day')
export const yamNight = yams('night')

const exampleYear = 1386
const kalayokFormulas = {
  thongchai: '10 × CS + 3',
  athibodi: 'CS mod 498',
  ubat: '10 × CS + 2',
  lokawinat: 'CS + 1120',
}

export const kalayok = ({ pick, digits }: Writer): TextTable => {
  const example = kalayokOf(exampleYear)
  return {
    title: pick({
      th: `เกณฑ์กาลโยค และตัวอย่าง จ.ศ. ${digits(exampleYear)}`,
      en: `Kalayok, with CS ${digits(exampleYear)} worked out`,
    }),
    note: pick({
      th: 'เศษจากการหารฐานด้วย 7 8 27 12 30 เป็นวัน (1 = อาทิตย์) ยาม ฤกษ์ ราศี ดิถี เศษ 0 ให้ใช้ตัวหาร เว้นราศี ใช้ตั้งแต่วันเถลิงศกถึงวันเถลิงศกถัดไป',
      en: 'The base modulo 7, 8, 27, 12 and 30 gives weekday (1 = Sunday), yam, roek, sign and lunar day; a rest of 0 becomes the divisor, except for the sign. Valid from one Thaloengsok to the next.',
    }),
    source: pick(sources.suriyayart),
    head: [
      pick({ th: 'กาลโยค', en: 'Kalayok' }),
      pick({ th: 'ฐาน', en: 'Base' }),
      pick({ th: 'วัน (÷7)', en: 'Weekday (÷7)' }),
      pick({ th: 'ยาม (÷8)', en: 'Yam (÷8)' }),
      pick({ th: 'ฤกษ์ (÷27)', en: 'Roek (÷27)' }),
      pick({ th: 'ราศี (÷12)', en: 'Sign (÷12)' }),
      pick({ th: 'ดิถี (÷30)', en: 'Lunar day (÷30)' }),
    ],
    rows: kalayokNames.map((name) => {
      const { weekday, yam, reuk, sign, tithi } = example[name]
      const written = pick({ th: kalayokFormulas[name].replace('CS', 'จ.ศ.'), en: kalayokFormulas[name] })
      return [
        pick(kalayokTexts[name]),
        digits(written),
        `${digits(weekday)} ${pick(weekdays[weekday - 1] ?? day)}`,
        digits(yam),
        digits(reuk),
        `${digits(sign)} ${pick(signName(sign))}`,
        digits(tithi),
      ]
    }),
  }
}

const luckyNames = {
  amaruettachok: { th: 'อมฤตโชค', en: 'Amaruettachok' },
  mahasitthichok: { th: 'มหาสิทธิโชค', en: 'Mahasitthichok' },
  sitthichok: { th: 'สิทธิโชค', en: 'Sitthichok' },
}

export const lucky = ({ pick, digits }: Writer): TextTable => ({
  title: pick({ th: 'ดิถีโชคตามวัน', en: 'Lucky lunar days by weekday' }),
  note: pick({ th: 'เลขคือค่ำ ใช้ทั้งข้างขึ้นและข้างแรม', en: 'Lunar days, waxing and waning alike.' }),
  source: pick(sources.tables),
  head: [pick({ th: 'โชค', en: 'Name' }), ...weekdays.map((name) => pick(name))],
  rows: (['amaruettachok', 'mahasitthichok', 'sitthichok'] as const).map((name) => [
    pick(luckyNames[name]),
    ...luckyDays[name].map((each) => digits(each)),
  ]),
})
