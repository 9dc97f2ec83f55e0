import { unsupportedText } from './time/supported-years'

/** The reasons for which a birth or a date cannot be computed. */
export type InputProblem =
  | 'no-moment'
  | 'two-moments'
  | 'no-zone'
  | 'no-era'
  | 'no-such-date'
  | 'no-such-time'
  | 'be-2483'
  | 'unsupported-date'
  | 'unknown-zone'
  | 'skipped-time'
  | 'repeated-time'
  | 'no-sunrise'
  | 'bad-place'

/** The change of clocks that skipped a time. */
export type ClockChange = { zone: string; from: string; to: string }

type Texts = { en: string; th: string }

const texts: Record<Exclude<InputProblem, 'skipped-time'>, Texts> = {
  'no-moment': {
    en: 'Say when: utc, or date with era and zone.',
    th: 'โปรดระบุเวลา: utc หรือ date พร้อม era และ zone',
  },
  'two-moments': { en: 'Say either utc or date, not both.', th: 'โปรดระบุ utc หรือ date อย่างใดอย่างหนึ่ง' },
  'no-zone': { en: 'Say the time zone of the place.', th: 'โปรดระบุเขตเวลาของสถานที่' },
  'no-era': { en: 'Say the era: be or ce.', th: 'โปรดระบุศักราช: พ.ศ. หรือ ค.ศ.' },
  'no-such-date': { en: 'There is no such date.', th: 'ไม่มีวันที่นี้ในปฏิทิน' },
  'no-such-time': { en: 'There is no such time.', th: 'ไม่มีเวลานี้' },
  'be-2483': { en: 'BE 2483 had no January to March.', th: 'พ.ศ. 2483 ไม่มีเดือนมกราคมถึงมีนาคม' },
  'unsupported-date': unsupportedText,
  'unknown-zone': {
    en: 'This time zone is unknown: use a name such as Asia/Bangkok or an offset.',
    th: 'ไม่รู้จักเขตเวลานี้ โปรดใช้ชื่อ เช่น Asia/Bangkok หรือระบุเวลาต่างจากเวลาสากล',
  },
  'repeated-time': {
    en: 'This time occurred twice: choose the first or the second.',
    th: 'เวลานี้เกิดขึ้นสองครั้ง โปรดเลือกครั้งแรกหรือครั้งที่สอง',
  },
  'no-sunrise': {
    en: 'The Sun did not rise there on this day: choose 06:00.',
    th: 'วันนั้นดวงอาทิตย์ไม่ขึ้น ณ สถานที่นี้ โปรดเลือก 06:00 น.',
  },
  'bad-place': {
    en: 'Latitude lies from −90 to 90, longitude from −180 to 180.',
    th: 'ละติจูดอยู่ระหว่าง −90 ถึง 90 และลองจิจูดอยู่ระหว่าง −180 ถึง 180',
  },
}

const skippedTexts = ({ zone, from, to }: ClockChange): Texts => ({
  en: `This local time never existed: the clocks of ${zone} went from ${from} to ${to}.`,
  th: `ไม่เคยมีเวลาท้องถิ่นนี้: นาฬิกาของ ${zone} ข้ามจาก ${from} ไปเป็น ${to}`,
})

/** An input that the rules refuse, with the text that people read. */
export class HoraInputError extends Error {
  readonly texts: Texts

  constructor(
    readonly code: InputProblem,
    change?: ClockChange,
  ) {
    const found = code === 'skipped-time' ? skippedTexts(change ?? { zone: '?', from: '?', to: '?' }) : texts[code]
    super(found.en)
    this.name = 'HoraInputError'
    this.texts = found
  }
}
