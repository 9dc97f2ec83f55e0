import { buddhistYearOffset } from '../constants'
import type { Locale } from './locale'
import { fillText } from './fill-text'

type Translate = (locale: Locale, label: string) => string

const both =
  (en: string, th: string): Translate =>
  (locale, label) =>
    fillText(locale === 'th' ? th : en, { label })

/** What is wrong with an answer and what would be right. */
export const answerMessages = {
  missing: both('Please fill in “{label}”.', 'กรุณากรอก “{label}”'),
  choose: both('Please select an option.', 'กรุณาเลือกหนึ่งข้อ'),
  consent: both('Please tick this box to continue.', 'กรุณาติ๊กเพื่อดำเนินการต่อ'),
  email: both('Enter a valid email, such as name@example.com.', 'กรุณาตรวจอีเมลอีกครั้ง เช่น name@example.com'),
  phone: both(
    'Enter a Thai phone number: 9 or 10 digits starting with 0, such as 081 234 5678.',
    'เบอร์โทรศัพท์มี 9 หรือ 10 หลักและขึ้นต้นด้วย 0 เช่น 081 234 5678',
  ),
  thaiId: both(
    'This ID number isn’t valid. Please check it against your card.',
    'เลขประจำตัว 13 หลักไม่ถูกต้อง กรุณาเทียบกับบัตรอีกครั้ง',
  ),
  postcode: both('Enter a five-digit postcode, such as 10900.', 'รหัสไปรษณีย์มีห้าหลัก เช่น 10900'),
  digits: both('Please use digits only.', 'กรุณากรอกเป็นตัวเลขเท่านั้น'),
  letters: both('Please use letters only.', 'กรุณากรอกเป็นตัวอักษรเท่านั้น'),
  webAddress: both('Enter a web address, such as www.example.com.', 'ที่อยู่เว็บเช่น www.example.com'),
  lineId: both(
    'A LINE ID uses 2 to 20 Latin letters, digits, dots, hyphens or underscores.',
    'ไอดี LINE เป็นอักษรอังกฤษ ตัวเลข จุด ขีด หรือขีดล่าง 2–20 ตัว',
  ),
  number: both('Please enter a number, such as 12.', 'กรุณากรอกเป็นจำนวน เช่น 12'),
  whole: both('Please enter a whole number.', 'กรุณากรอกเป็นจำนวนเต็ม'),
  date: both('Please select a date.', 'กรุณาเลือกวันที่ในปฏิทิน'),
  time: both('Please enter a time, such as 14:30.', 'กรุณากรอกเวลา เช่น 14:30'),
  tooLong: (limit: number, length: number) =>
    both(`Please use up to ${limit} characters. You have ${length}.`, `ยาวได้ไม่เกิน ${limit} ตัวอักษร ตอนนี้ ${length}`),
  tooShort: (least: number) => both(`Please enter at least ${least} characters.`, `กรุณากรอกอย่างน้อย ${least} ตัวอักษร`),
  atLeast: (count: number) =>
    both(
      count === 1 ? 'Please select at least one.' : `Please select at least ${count}.`,
      `กรุณาเลือกอย่างน้อย ${count} ข้อ`,
    ),
  atMost: (count: number) => both(`Please select up to ${count}.`, `เลือกได้ไม่เกิน ${count} ข้อ`),
  numberBetween: (min: number | undefined, max: number | undefined) => both(...between(min, max, 'number')),
  timeBetween: (min: string | undefined, max: string | undefined) => both(...between(min, max, 'time')),
  dateFrom:
    (day: string): Translate =>
    (locale) =>
      locale === 'th' ? `เลือกได้ตั้งแต่วันที่ ${shown(day, locale)}` : `Please select ${shown(day, locale)} or later.`,
  dateUntil:
    (day: string): Translate =>
    (locale) =>
      locale === 'th' ? `เลือกได้ไม่เกินวันที่ ${shown(day, locale)}` : `Please select ${shown(day, locale)} or earlier.`,
}

function between(
  min: number | string | undefined,
  max: number | string | undefined,
  kind: 'number' | 'time',
): [string, string] {
  const [en, th] =
    kind === 'number' ? ['Please enter a number', 'กรุณากรอกจำนวน'] : ['Please select a time', 'กรุณาเลือกเวลา']
  if (min !== undefined && max !== undefined) return [`${en} from ${min} to ${max}.`, `${th}ตั้งแต่ ${min} ถึง ${max}`]
  return min === undefined
    ? [`${en} up to ${max}.`, `${th}ไม่เกิน ${max}`]
    : [`${en} from ${min}.`, `${th}ตั้งแต่ ${min} ขึ้นไป`]
}

function shown(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)}/${Number(month)}/${locale === 'th' ? Number(year) + buddhistYearOffset : year}`
}
