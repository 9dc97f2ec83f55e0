import { signLords } from '@schemas/hora/rules/tables/signs'
import { dignityNames as dignities, dignitySigns } from '@schemas/hora/rules/tables/dignities'
import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import type { Lord } from '@schemas/hora/rules/bodies'
import { elementNames, elementOf, houseNames, signNames } from '@areas/hora/ui/texts/signs'
import { dignityNames, reukGroup } from '@areas/hora/ui/texts/terms'
import { sources, type TextTable, type Writer } from './table'

const lordOf = (sign: number): Lord => signLords[sign % 12] ?? 'sun'

export const signs = ({ pick, digits, body, place }: Writer): TextTable => ({
  title: pick({ th: 'ราศี ดาวเจ้าเรือน และธาตุ', en: 'Signs, lords and elements' }),
  source: pick(sources.tables),
  head: [
    pick({ th: 'ราศี', en: 'Sign' }),
    pick({ th: 'ลำดับ', en: 'Number' }),
    pick({ th: 'ดาวเจ้าเรือน (เกษตร)', en: 'Lord (kaset)' }),
    pick({ th: 'ธาตุ', en: 'Element' }),
    pick({ th: 'เริ่มที่ลิปดา', en: 'From arcminute' }),
    pick({ th: 'จุดแบ่งครึ่ง', en: 'Middle' }),
  ],
  rows: signNames.map((name, sign) => [
    pick(name),
    digits(sign),
    body(lordOf(sign)),
    pick(elementNames[elementOf(sign)]),
    digits(sign * 1800),
    place(sign * 1800 + 900),
  ]),
})

const houseMeanings = [
  { th: 'ตัวตน รูปร่าง นิสัย', en: 'self, body, temper' },
  { th: 'ทรัพย์สิน การเงิน', en: 'possessions, money' },
  { th: 'พี่น้อง เพื่อน การเดินทางใกล้', en: 'siblings, friends, short journeys' },
  { th: 'บ้าน ญาติ มารดา ยานพาหนะ', en: 'home, kin, mother, vehicles' },
  { th: 'บุตร ความรัก การริเริ่ม', en: 'children, love, beginnings' },
  { th: 'ศัตรู โรคภัย หนี้สิน', en: 'enemies, illness, debts' },
  { th: 'คู่ครอง หุ้นส่วน', en: 'spouse, partners' },
  { th: 'ความตาย การพลัดพราก มรดก', en: 'death, parting, inheritance' },
  { th: 'บิดา คุณธรรม การเดินทางไกล', en: 'father, virtue, long journeys' },
  { th: 'การงาน ตำแหน่ง', en: 'work, rank' },
  { th: 'ลาภผล รายได้ ความสำเร็จ', en: 'gains, income, success' },
  { th: 'ความสูญเสีย สิ่งซ่อนเร้น', en: 'losses, what is hidden' },
]

export const houses = ({ pick, digits }: Writer): TextTable => ({
  title: pick({ th: 'เรือนชะตาสิบสอง', en: 'The twelve houses' }),
  note: pick({
    th: 'นับเป็นราศีเต็ม ราศีที่ลัคนาสถิตเป็นเรือนที่หนึ่ง',
    en: 'Counted by whole signs: the ascendant’s sign is the first house.',
  }),
  source: pick(sources.tables),
  head: [
    pick({ th: 'เรือน', en: 'House' }),
    pick({ th: 'ลำดับ', en: 'Number' }),
    pick({ th: 'ความหมาย', en: 'Meaning' }),
  ],
  rows: houseNames.map((name, index) => [
    pick(name),
    digits(index + 1),
    pick(houseMeanings[index] ?? { th: '', en: '' }),
  ]),
})

export const dignity = ({ pick, body, sign }: Writer): TextTable => ({
  title: pick({ th: 'มาตรฐานดาว', en: 'Dignities' }),
  note: pick({
    th: 'พุธในราศีกันย์เป็นทั้งเกษตรและอุจ ราชาโชค มหาจักร จุลจักร และเทวีโชคไม่อยู่ในตาราง เพราะตำราที่ตีพิมพ์ขัดกันเองรายราศี',
    en: 'Mercury in Virgo is both kaset and uch. Rachachok, Mahachak, Chunlachak and Thewichok are left out: the published tables contradict each other sign by sign.',
  }),
  source: pick(sources.tables),
  head: [pick({ th: 'ดาว', en: 'Body' }), ...dignities.map((name) => pick(dignityNames[name]))],
  rows: (Object.keys(dignitySigns) as Lord[]).map((lord) => [
    body(lord),
    ...dignities.map((name) => dignitySigns[lord][name].map(sign).join(' · ')),
  ]),
})

export const reuk = ({ pick, digits, place }: Writer): TextTable => ({
  title: pick({ th: 'ฤกษ์ ๒๗ และหมู่ฤกษ์', en: 'The 27 roek and their groups' }),
  note: pick({
    th: 'ฤกษ์ละ 13°20′ (800 ลิปดา) แบ่งสี่บาท บาทละ 3°20′ หมู่ฤกษ์เก้าหมู่เวียนสามรอบ',
    en: 'Each is 13°20′ (800 arcminutes) in four quarters of 3°20′; the nine groups go round three times.',
  }),
  source: pick({
    th: 'พจนานุกรม ฉบับราชบัณฑิตยสถาน (ชื่อฤกษ์) และตารางมาตรฐาน',
    en: 'Royal Society dictionary (names) and the common tables',
  }),
  head: [
    pick({ th: 'ฤกษ์', en: 'Roek' }),
    pick({ th: 'ลำดับ', en: 'Number' }),
    pick({ th: 'หมู่ฤกษ์', en: 'Group' }),
    pick({ th: 'ตั้งแต่', en: 'From' }),
    pick({ th: 'ถึงก่อน', en: 'To before' }),
  ],
  rows: reukNames.map((name, index) => [
    pick(name),
    digits(index + 1),
    pick(reukGroup(index + 1)),
    place(index * 800),
    place(((index + 1) * 800) % 21_600),
  ]),
})

const partsOf = (count: number) => Array.from({ length: count }, (_, index) => index)

export const navamsa = ({ pick, digits, sign }: Writer): TextTable => ({
  title: pick({ th: 'นวางค์ ๑๐๘', en: 'The 108 navamsas' }),
  note: pick({
    th: 'แต่ละราศีแบ่งเก้าส่วน ส่วนละ 3°20′ หัวคอลัมน์คือองศาเริ่มของนวางค์ในราศี',
    en: 'Nine parts of 3°20′ in each sign; the head of a column is where the navamsa begins within the sign.',
  }),
  source: pick(sources.tables),
  head: [
    pick({ th: 'ราศี', en: 'Sign' }),
    ...partsOf(9).map((part) =>
      digits(`${Math.floor((part * 200) / 60)}°${String((part * 200) % 60).padStart(2, '0')}′`),
    ),
  ],
  rows: signNames.map((name, index) => [pick(name), ...partsOf(9).map((part) => sign(index * 9 + part))]),
})

export const drekkana = ({ pick, digits, sign, body }: Writer): TextTable => ({
  title: pick({ th: 'ตรียางค์', en: 'Drekkanas (triyang)' }),
  note: pick({
    th: 'แต่ละราศีแบ่งสามส่วน ส่วนละ 10° เป็นราศีนั้นเอง ราศีที่ห้า และราศีที่เก้าซึ่งธาตุเดียวกัน',
    en: 'Three parts of 10° in each sign: the sign itself, the fifth and the ninth, which share its element.',
  }),
  source: pick(sources.tables),
  head: [pick({ th: 'ราศี', en: 'Sign' }), ...partsOf(3).map((part) => digits(`${part * 10}°–${part * 10 + 10}°`))],
  rows: signNames.map((name, index) => [
    pick(name),
    ...partsOf(3).map((part) => `${sign(index + 4 * part)} ${body(lordOf(index + 4 * part))}`),
  ]),
})
