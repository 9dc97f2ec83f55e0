import type { Locale } from '@schemas/layout/locale'

const names: Record<Locale, string[][]> = {
  th: [
    ['จันทร์', 'จ.'],
    ['อังคาร', 'อ.'],
    ['พุธ', 'พ.'],
    ['พฤหัสบดี', 'พฤหัส', 'พฤ.'],
    ['ศุกร์', 'ศ.'],
    ['เสาร์', 'ส.'],
    ['อาทิตย์', 'อา.'],
  ],
  en: [
    ['monday', 'mon'],
    ['tuesday', 'tue'],
    ['wednesday', 'wed'],
    ['thursday', 'thu'],
    ['friday', 'fri'],
    ['saturday', 'sat'],
    ['sunday', 'sun'],
  ],
}
const everyDay: Record<Locale, RegExp> = { th: /ทุกวัน/, en: /\b(daily|every day)\b/i }
const all = [1, 2, 3, 4, 5, 6, 7]

/** Weekdays (1 is Monday) named by text such as "Mon–Fri" or "เสาร์–อาทิตย์"; none when it cannot be parsed. */
export function weekdaysOf(days: string, locale: Locale): number[] {
  const text = days.toLowerCase()
  if (everyDay[locale].test(text)) return all
  return [...new Set(text.split(/[,،;/]|\band\b|&|และ/).flatMap((part) => daysIn(part, locale)))]
}

function daysIn(text: string, locale: Locale): number[] {
  const found = names[locale]
    .flatMap((forms, day) => {
      const at = forms.map((form) => text.indexOf(form)).find((place) => place >= 0)
      return at === undefined ? [] : [{ day: day + 1, at }]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ day }) => day)
  const [first, last] = found
  if (found.length !== 2 || first === undefined || last === undefined || !/[–—-]|\bto\b|ถึง/.test(text)) return found
  const days7 = (last - first + 7) % 7
  return Array.from({ length: days7 + 1 }, (_, step) => ((first - 1 + step) % 7) + 1)
}

/** Current weekday (1 is Monday) in `timeZone`. */
export function weekdayIn(timeZone: string, moment: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(moment).toLowerCase()
  return names.en.findIndex(([long]) => long === name) + 1
}
