import { buddhistYearOffset, satangPerBaht } from '@schemas/constants'
import { groupDigits } from '@schemas/group-digits'
import type { Locale } from '@schemas/layout/locale'
import { dateNames } from './format/date-names'
import { withoutEnd } from '@schemas/without-end'
import { type ZonedParts, zonedParts } from '@schemas/zoned-parts'

// Formatting does not use Intl: server and browser may carry different ICU data, which would break hydration.

/** Thousands separators, at most `decimals` decimals (2), trailing zeros dropped unless `fixed`. Not finite: ''. */
export function formatNumber(
  value: number,
  _locale: Locale = 'th',
  { decimals = 2, fixed = false }: { decimals?: number; fixed?: boolean } = {},
): string {
  if (!Number.isFinite(value)) return ''
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const fractionDigits = fixed ? fraction : withoutEnd(fraction, '0')
  const digits = groupDigits(whole) + (fractionDigits && `.${fractionDigits}`)
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits
}

/** Money in satang (1/100 baht) as `฿1,290` or `฿1,290.50`; `display: 'word'` gives `1,290 บาท`, `1,290 baht`. */
export function formatBaht(
  satang: number,
  locale: Locale = 'th',
  { display = 'symbol', fixed = false }: { display?: 'symbol' | 'word' | 'code'; fixed?: boolean } = {},
): string {
  if (!Number.isFinite(satang)) return ''
  const rounded = Math.round(satang)
  const amount = formatNumber(Math.abs(rounded) / satangPerBaht, locale, {
    fixed: fixed || rounded % satangPerBaht !== 0,
  })
  const sign = rounded < 0 ? '-' : ''
  if (display === 'word') return `${sign}${amount} ${locale === 'th' ? 'บาท' : 'baht'}`
  return display === 'code' ? `${sign}THB ${amount}` : `${sign}฿${amount}`
}

/**
 * Balance shorthand: `999`, `1.5k` from 1,000, `2.3M` from 1,000,000; one decimal. 999,999 stays k, because M starts at
 * a million.
 */
export function shorthand(value: number): string {
  const size = Math.abs(value)
  if (size < 1000) return formatNumber(value)
  const [unit, letter] = size < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M']
  const rounded = Math.round((size / unit) * 10) / 10
  const shown = letter === 'k' ? Math.min(rounded, 999.9) : rounded
  return `${value < 0 ? '-' : ''}${formatNumber(shown, 'en', { decimals: 1 })}${letter}`
}

/** (regular − sale) / regular in whole per cent, rounded; 0 without a discount. Both in the same unit. */
export function discountPercent(regular: number, sale: number): number {
  if (!(regular > 0) || !(sale < regular)) return 0
  return Math.round(((regular - sale) * 100) / regular)
}

export type DateStyle = 'numeric' | 'short' | 'long' | 'full' | 'month' | 'day-month' | 'weekday'
export type DateOptions = {
  /** Defaults to Buddhist years (+543) in Thai and Gregorian ones in English; the other era is labelled. */
  era?: 'buddhist' | 'gregorian'
  /** IANA name; defaults to `Asia/Bangkok`. */
  timeZone?: string
  style?: DateStyle
}
type Moment = string | number | Date

/**
 * `short` 21 พ.ย. 2569 · `long` 21 พฤศจิกายน 2569 · `full` วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569 · `numeric` 21/11/2569 ·
 * `month` พฤศจิกายน 2569 · `day-month` 21 พ.ย. · `weekday` เสาร์. A string without a zone is a calendar date and is not
 * shifted. Invalid date: ''.
 */
export function formatDate(
  value: Moment,
  locale: Locale = 'th',
  { era, timeZone, style = 'short' }: DateOptions = {},
): string {
  const parts = zonedParts(value, timeZone)
  return parts ? dateText(parts, locale, style, era) : ''
}

function dateText(
  { year, month, day, weekday }: ZonedParts,
  locale: Locale,
  style: DateStyle,
  era: DateOptions['era'],
): string {
  const names = dateNames[locale]
  const name = names.months[month - 1]
  const shownYear = yearText(year, locale, era, style === 'full')
  switch (style) {
    case 'numeric':
      return `${two(day)}/${two(month)}/${era === 'gregorian' || (!era && locale === 'en') ? year : year + buddhistYearOffset}`
    case 'long':
      return `${day} ${name} ${shownYear}`
    case 'full':
      return locale === 'th'
        ? `วัน${names.weekdays[weekday]}ที่ ${day} ${name} ${shownYear}`
        : `${names.weekdays[weekday]}, ${day} ${name} ${shownYear}`
    case 'month':
      return `${name} ${shownYear}`
    case 'day-month':
      return `${day} ${names.shortMonths[month - 1]}`
    case 'weekday':
      return names.weekdays[weekday] ?? ''
    case 'short':
      return `${day} ${names.shortMonths[month - 1]} ${shownYear}`
  }
}

function yearText(year: number, locale: Locale, era: DateOptions['era'], formal: boolean): string {
  const shown = era ?? (locale === 'th' ? 'buddhist' : 'gregorian')
  if (shown === 'buddhist')
    return locale === 'th' ? `${formal ? 'พ.ศ. ' : ''}${year + buddhistYearOffset}` : `${year + buddhistYearOffset} BE`
  return locale === 'th' ? `ค.ศ. ${year}` : String(year)
}

/** `18:30 น.`, `18:30`; 24-hour clock of `timeZone`. Invalid date: ''. */
export function formatTime(
  value: Moment,
  locale: Locale = 'th',
  { timeZone, seconds = false }: { timeZone?: string; seconds?: boolean } = {},
): string {
  const parts = zonedParts(value, timeZone)
  if (!parts) return ''
  const clock = `${two(parts.hour)}:${two(parts.minute)}${seconds ? `:${two(parts.second)}` : ''}`
  return locale === 'th' ? `${clock} น.` : clock
}

/** Date in `style` and time: `21 พ.ย. 2569 18:30 น.`, `21 Nov 2026, 18:30`; long and full Thai dates include `เวลา`. */
export function formatDateTime(value: Moment, locale: Locale = 'th', options: DateOptions = {}): string {
  const date = formatDate(value, locale, options)
  if (!date) return ''
  const between = locale === 'en' ? ', ' : options.style === 'long' || options.style === 'full' ? ' เวลา ' : ' '
  return date + between + formatTime(value, locale, options)
}

/**
 * From the first day to the last, with shared parts given once: `21–23 พ.ย. 2569`, `30 Nov – 2 Dec 2026`. Only `short`
 * and `long`.
 */
export function formatDateRange(
  start: Moment,
  end: Moment,
  locale: Locale = 'th',
  { era, timeZone, style = 'short' }: DateOptions & { style?: 'short' | 'long' } = {},
): string {
  const [from, to] = [zonedParts(start, timeZone), zonedParts(end, timeZone)]
  if (!from || !to) return from ? dateText(from, locale, style, era) : ''
  const last = dateText(to, locale, style, era)
  if (from.year !== to.year) return `${dateText(from, locale, style, era)} – ${last}`
  if (from.month === to.month) return from.day === to.day ? last : `${from.day}–${last}`
  const { months, shortMonths } = dateNames[locale]
  return `${from.day} ${(style === 'long' ? months : shortMonths)[from.month - 1]} – ${last}`
}

const relativeUnits = [
  { seconds: 31_557_600, en: 'year', th: 'ปี' },
  { seconds: 2_629_800, en: 'month', th: 'เดือน' },
  { seconds: 604_800, en: 'week', th: 'สัปดาห์' },
  { seconds: 86_400, en: 'day', th: 'วัน' },
  { seconds: 3600, en: 'hour', th: 'ชั่วโมง' },
  { seconds: 60, en: 'minute', th: 'นาที' },
] as const

/**
 * `3 วันที่แล้ว`, `in 2 hours`, `เมื่อสักครู่` (under a minute). The caller passes `now`, so that server and browser render the
 * same.
 */
export function formatRelative(value: Moment, now: Moment, locale: Locale = 'th'): string {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000
  if (Number.isNaN(seconds)) return ''
  const unit = relativeUnits.find((candidate) => Math.abs(seconds) >= candidate.seconds)
  if (!unit) return locale === 'th' ? (seconds > 0 ? 'อีกสักครู่' : 'เมื่อสักครู่') : seconds > 0 ? 'in a moment' : 'just now'
  const count = Math.floor(Math.abs(seconds) / unit.seconds)
  if (locale === 'th') return seconds > 0 ? `อีก ${count} ${unit.th}` : `${count} ${unit.th}ที่แล้ว`
  const text = `${count} ${unit.en}${count === 1 ? '' : 's'}`
  return seconds > 0 ? `in ${text}` : `${text} ago`
}

/** Bytes in steps of 1024: `512 B`, `1.5 KB`, `12 MB`. */
export function formatBytes(bytes: number, locale: Locale = 'th'): string {
  if (!Number.isFinite(bytes)) return ''
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let [amount, step] = [Math.max(0, bytes), 0]
  // 1023.95 would round to 1,024 of a unit.
  while (amount >= 1023.95 && step < units.length - 1) [amount, step] = [amount / 1024, step + 1]
  return `${formatNumber(amount, locale, { decimals: step > 0 && amount < 100 ? 1 : 0 })} ${units[step]}`
}

/**
 * Seconds as `1 ชม. 25 นาที`, `1 hr 25 min` (`short`), spelled out (`long`), or `1:25:04` (`clock`). Under a minute:
 * seconds.
 */
export function formatDuration(
  seconds: number,
  locale: Locale = 'th',
  { style = 'short' }: { style?: 'short' | 'long' | 'clock' } = {},
): string {
  if (!Number.isFinite(seconds)) return ''
  const total = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  if (style === 'clock') return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(rest)}`
  const long = style === 'long'
  const word = (count: number, th: string, thShort: string, en: string, enShort: string) =>
    count === 0
      ? ''
      : `${count} ${locale === 'th' ? (long ? th : thShort) : long ? en + (count === 1 ? '' : 's') : enShort}`
  const text = [word(hours, 'ชั่วโมง', 'ชม.', 'hour', 'hr'), word(minutes, 'นาที', 'นาที', 'minute', 'min')]
    .filter(Boolean)
    .join(' ')
  return (
    text || word(rest, 'วินาที', 'วินาที', 'second', 'sec') || `0 ${locale === 'th' ? 'นาที' : long ? 'minutes' : 'min'}`
  )
}

/** Thai numerals for `0`–`9`: `2569` → `๒๕๖๙`. */
export function toThaiDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)))
}

const two = (value: number) => String(value).padStart(2, '0')
