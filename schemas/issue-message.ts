import type * as z from 'zod/mini'
import { fillText } from './layout/fill-text'
import type { Locale } from './layout/locale'
import { valueAt } from './value-at'
import type { RefusalMessage } from './layout/refuse'

type Issue = z.core.$ZodIssue

const messages = {
  format: { en: 'The format isn’t valid.', th: 'รูปแบบไม่ถูกต้อง' },
  missing: { en: 'Please fill this in.', th: 'กรุณากรอกข้อมูลนี้' },
  choose: { en: 'Please select an option.', th: 'กรุณาเลือกหนึ่งข้อ' },
  email: { en: 'Enter a valid email, such as name@example.com.', th: 'กรุณาตรวจอีเมลอีกครั้ง เช่น name@example.com' },
  url: { en: 'Enter a full web address, such as https://example.com.', th: 'กรอกที่อยู่เว็บให้ครบ เช่น https://example.com' },
  number: { en: 'Please enter a number.', th: 'กรุณากรอกเป็นตัวเลข' },
  whole: { en: 'Please enter a whole number.', th: 'กรุณากรอกเป็นจำนวนเต็ม' },
  date: { en: 'Please enter a date.', th: 'กรุณาระบุวันที่' },
  longText: { en: 'Use up to {limit} characters.', th: 'ยาวได้ไม่เกิน {limit} ตัวอักษร' },
  shortText: { en: 'Use at least {limit} characters.', th: 'ต้องมีอย่างน้อย {limit} ตัวอักษร' },
  large: { en: 'Enter {limit} or less.', th: 'ต้องไม่เกิน {limit}' },
  less: { en: 'Enter less than {limit}.', th: 'ต้องน้อยกว่า {limit}' },
  small: { en: 'Enter {limit} or more.', th: 'ต้องไม่น้อยกว่า {limit}' },
  more: { en: 'Enter more than {limit}.', th: 'ต้องมากกว่า {limit}' },
  many: { en: 'Select up to {limit}.', th: 'เลือกได้ไม่เกิน {limit} รายการ' },
  few: { en: 'Select at least {limit}.', th: 'เลือกอย่างน้อย {limit} รายการ' },
  step: { en: 'Enter a multiple of {limit}.', th: 'ต้องเป็นจำนวนที่หารด้วย {limit} ลงตัว' },
  unknown: { en: 'This field isn’t known here.', th: 'ไม่มีข้อมูลชื่อนี้' },
}

export const notAsWanted = messages.format

/**
 * Why a value was refused, in the reader's language: for the gateway's answers and for forms that check before sending.
 * `value` is the refused value. Our own refusals bring their message in both languages.
 */
export function issueMessage(issue: Issue, locale: Locale, value?: unknown): string {
  const own = issue.code === 'custom' ? (issue.params as Partial<RefusalMessage> | undefined)?.[locale] : undefined
  if (own !== undefined) return own
  if (value === undefined || value === null || value === '') {
    const missing = missingMessage(issue)
    if (missing) return missing[locale]
  }
  const { text, limit } = rule(issue)
  return fillText(text[locale], { limit: String(limit ?? '') })
}

type Rule = { text: RefusalMessage; limit?: number | bigint | undefined }

function rule(issue: Issue): Rule {
  switch (issue.code) {
    case 'invalid_type':
      return { text: typeMessages[issue.expected] ?? messages.format }
    case 'invalid_format':
      return { text: formatMessages[issue.format] ?? messages.format }
    case 'invalid_value':
      return { text: messages.choose }
    case 'too_big':
      return { text: tooBig(issue), limit: issue.maximum }
    case 'too_small':
      return { text: tooSmall(issue), limit: issue.minimum }
    case 'not_multiple_of':
      return { text: messages.step, limit: issue.divisor }
    case 'unrecognized_keys':
      return { text: messages.unknown }
    // A value that fits none of several shapes, a key, an entry: only its own refusal could say more.
    default:
      return { text: messages.format }
  }
}

const typeMessages: Partial<Record<string, RefusalMessage>> = {
  number: messages.number,
  int: messages.whole,
  date: messages.date,
}

// A regular expression is not readable for people.
const formatMessages: Partial<Record<string, RefusalMessage>> = {
  email: messages.email,
  url: messages.url,
  date: messages.date,
  datetime: messages.date,
  safeint: messages.whole,
}

function tooBig({ origin, inclusive }: Extract<Issue, { code: 'too_big' }>): RefusalMessage {
  if (origin === 'string') return messages.longText
  if (origin === 'array' || origin === 'set' || origin === 'map') return messages.many
  return inclusive === false ? messages.less : messages.large
}

function tooSmall({ origin, inclusive }: Extract<Issue, { code: 'too_small' }>): RefusalMessage {
  if (origin === 'string') return messages.shortText
  if (origin === 'array' || origin === 'set' || origin === 'map') return messages.few
  return inclusive === false ? messages.more : messages.small
}

/** Without a value, the only thing to say is that one is needed. */
function missingMessage(issue: Issue): RefusalMessage | undefined {
  if (issue.code === 'invalid_value') return messages.choose
  if (issue.code === 'invalid_type' || issue.code === 'too_small' || issue.code === 'invalid_format')
    return messages.missing
  return undefined
}

/** The first message of each field, by its path (`address.postcode`). `json` is the refused input. */
export function fieldMessages(error: z.core.$ZodError, json: unknown, locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    // An unknown name is a problem of the object; the message belongs to the name.
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
    fields[path.join('.')] ??= issueMessage(issue, locale, valueAt(json, path))
  }
  return fields
}
