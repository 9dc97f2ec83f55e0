import { escapePattern } from '@schemas/escape-pattern'

/** No more stays together than this, so that a narrow column keeps places to break. */
const maxGraphemes = 12

/**
 * Words that make one with what follows, and that are no end of another word. A browser breaks a line after them, since
 * its dictionary has the parts: ความ|หมาย.
 */
const heads = [
  'ความ',
  '(?<!บริ|โครง|ราย|กรรม|ราช|จัด|ต้อง|อา|ประ|วิทยา|วิชา|พิ|กิจ|ทาง|ประกอบ|นุ|นิทรรศ|สวัสดิ|องค์|มาตร|ปฏิบัติ|ดำเนิน|ทำ|ธิ)การ',
  'ผู้',
  '(?<!ห|พ|สำ|ตำห)นัก',
  'ชาว',
  'ไม่',
  'น่า',
].join('|')
/** Words that do so with some: people, days and waters. What joins sentences begins a line of its own. */
const nouns = [
  '(?<!แม่|ห้อง|ท่อ|ให้|ดื่ม|อาบ|ริม|รด|ใต้|ว่าย)น้ำ',
  '(?<!ทุก|กลาง|ละ|ตะ|หลาย|ราย|ทั้ง|ครึ่ง|ข้าม)วัน',
  '(?<!ทุก|ผู้|ละ|หลาย|บาง|สับ|ฝูง)คน',
].join('|')
const joints = 'ที่|ซึ่ง|และ|แต่|จะ|ได้|ก็|ใน|ของ|กับ|โดย|เพื่อ|มา|ไป|อยู่|ให้|เป็น|หรือ|ตั้ง|ถึง|จาก|ว่า|แล้ว|ต่อ|ทั้ง|ไหน|คือ|เรา'
/** The beginning of a word: no browser breaks the line before its second letter. */
const start = '[เ-ไ]?[ก-ฮ][\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e]*\\u0e33?'

const thaiUnits =
  'บาท|สตางค์|คน|ท่าน|ตัว|ชิ้น|อัน|วัน|คืน|ปี|เดือน|สัปดาห์|ชั่วโมง|นาที|วินาที|ครั้ง|หลัง|ห้อง|ชั้น|งาน|ที่|ใบ|เล่ม|แก้ว|จาน|ถ้วย|ขวด|ถุง|กล่อง|คัน|ดวง|เรื่อง|ข้อ|บท|หน้า|คำ|ภาพ|รูป|กิโลเมตร|กม\\.|เมตร|เซนติเมตร|ซม\\.|กิโลกรัม|กก\\.|กรัม|ลิตร|องศา|เปอร์เซ็นต์|ล้าน|แสน|หมื่น|พัน|ร้อย|น\\.'
const units =
  'people|persons?|years?|months?|weeks?|days?|hours?|minutes?|min|seconds?|baht|THB|km|m|cm|mm|kg|g|ml|l|GB|MB|%|am|pm'
const numeral = 'หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน'

const rules = [
  // One may follow the other: คน|ไม่|กล้า.
  `(?:${heads}|(?:${nouns})(?!${joints}))+${start}`,
  `[\\d๐-๙][\\d๐-๙,.]{0,7}[ \\u00a0]?(?:${thaiUnits})`,
  `\\d[\\d,.]{0,7}[ \\u00a0](?:${units})(?![\\w\\u0e00-\\u0e7f])`,
  `(?:${numeral})(?=${thaiUnits})${start}`,
].join('|')
const general = new RegExp(rules, 'gu')
const known = new Map<string, RegExp>()

/** A text in parts, of which every second one stays on one line. One part alone where nothing has to be held. */
export function holdWords(text: string, own: readonly string[] = []): string[] {
  if (!/[\d\u0e00-\u0e7f]/.test(text)) return [text]
  const parts: string[] = []
  let at = 0
  for (const { index, 0: found } of text.matchAll(patternOf(own))) {
    if (graphemes(found) > maxGraphemes) continue
    // What follows each other at once stays together as long as it is short enough.
    const last = parts.at(-1)
    if (index === at && last !== undefined && graphemes(last + found) <= maxGraphemes) parts[parts.length - 1] += found
    else parts.push(text.slice(at, index), found)
    at = index + found.length
  }
  return [...parts, text.slice(at)]
}

/** With a site's own words first, which are the longest. */
function patternOf(own: readonly string[]): RegExp {
  if (own.length === 0) return general
  const key = own.join('\n')
  const made =
    known.get(key) ??
    new RegExp(
      `${own
        .toSorted((one, other) => other.length - one.length)
        .map(escapePattern)
        .join('|')}|${rules}`,
      'gu',
    )
  known.set(key, made)
  return made
}

/** Letters with the marks above and below them. */
const graphemes = (text: string): number => text.replaceAll(/[\p{M}\u0e33]/gu, '').length
