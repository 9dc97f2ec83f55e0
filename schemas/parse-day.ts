import { buddhistYearOffset } from './constants'
import type { Locale } from './layout/locale'
import { plainDigits } from './plain-digits'
import { zonedParts } from './zoned-parts'

/** Years from here on are Buddhist: nobody enters a date in the Gregorian 24th century or later. */
const firstBuddhistYear = 2300

const months: readonly (readonly string[])[] = [
  ['มค', 'มกรา', 'มกราคม', 'jan', 'january'],
  ['กพ', 'กุมภา', 'กุมภาพันธ์', 'feb', 'february'],
  ['มีค', 'มีนา', 'มีนาคม', 'mar', 'march'],
  ['เมย', 'เมษา', 'เมษายน', 'apr', 'april'],
  ['พค', 'พฤษภา', 'พฤษภาคม', 'may'],
  ['มิย', 'มิถุนา', 'มิถุนายน', 'jun', 'june'],
  ['กค', 'กรกฎา', 'กรกฎาคม', 'jul', 'july'],
  ['สค', 'สิงหา', 'สิงหาคม', 'aug', 'august'],
  ['กย', 'กันยา', 'กันยายน', 'sep', 'sept', 'september'],
  ['ตค', 'ตุลา', 'ตุลาคม', 'oct', 'october'],
  ['พย', 'พฤศจิกา', 'พฤศจิกายน', 'nov', 'november'],
  ['ธค', 'ธันวา', 'ธันวาคม', 'dec', 'december'],
]

type Era = 'be' | 'ce'
const eraName = /พ\.?ศ\.?|ค\.?ศ\.?|(?<![a-z])[bc]\.?e\b\.?/gu
const eraOf = (name: string): Era => (/^[พb]/u.test(name) ? 'be' : 'ce')

/**
 * Reads a typed date as `YYYY-MM-DD`: `21/11/2569`, `21-11-2026`, `21 พ.ย. 69`, `21 Nov 2026`, `2026-11-21`; Thai digits
 * too. A written era counts; otherwise both are recognised by their year, and two digits are of the language’s own era. No
 * year means the one of `today`. Undefined for anything else, and for days that do not exist.
 */
export function parseDay(text: string, locale: Locale, today: string): string | undefined {
  const written = plainDigits(text).toLowerCase()
  const [era, otherEra] = new Set(Array.from(written.matchAll(eraName), ([name]) => eraOf(name)))
  if (otherEra) return undefined
  const plain = written.replaceAll(eraName, ' ').trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  if (iso) return dayOf(gregorianYear(Number(iso[1]), era), Number(iso[2]), Number(iso[3]))
  const parts = plain.match(/\d+|[^\d\s/,-]+/gu)?.filter((part) => !/^\.+$/.test(part)) ?? []
  const [day, month, year, ...rest] = parts
  if (rest.length > 0 || !day || !month || !/^\d{1,2}$/.test(day)) return undefined
  const monthNumber = /^\d{1,2}$/.test(month) ? Number(month) : monthOf(month)
  if (monthNumber === undefined) return undefined
  const yearNumber =
    year === undefined ? Number(today.slice(0, 4)) : yearOf(year, era, { era: locale === 'th' ? 'be' : 'ce', today })
  return yearNumber === undefined ? undefined : dayOf(yearNumber, monthNumber, Number(day))
}

function monthOf(name: string): number | undefined {
  const plain = name.replaceAll('.', '')
  const index = months.findIndex((names) => names.includes(plain))
  return index < 0 ? undefined : index + 1
}

/** The Gregorian year of four digits, or of two, which are of the language’s era unless one is written. */
function yearOf(text: string, era: Era | undefined, usual: { era: Era; today: string }): number | undefined {
  if (/^\d{4}$/.test(text)) return gregorianYear(Number(text), era)
  if (!/^\d{2}$/.test(text)) return undefined
  const ofYear = era ?? usual.era
  const thisYear = Number(usual.today.slice(0, 4)) + (ofYear === 'be' ? buddhistYearOffset : 0)
  const century = thisYear - (thisYear % 100)
  const near = century + Number(text)
  // Up to 20 years ahead; otherwise the past century, as for a birth in 99.
  return gregorianYear(near > thisYear + 20 ? near - 100 : near, ofYear)
}

/** Without an era, years are recognised by their size. */
const gregorianYear = (year: number, era: Era | undefined): number =>
  (era ?? (year >= firstBuddhistYear ? 'be' : 'ce')) === 'be' ? year - buddhistYearOffset : year

function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return year > 0 && month >= 1 && month <= 12 && zonedParts(text) ? text : undefined
}
