import { expect, it } from 'vitest'
import { formatDate } from '../format'
import { parseDay } from '@schemas/parse-day'

const today = '2026-11-28'

it.each([
  ['21/11/2569', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1-2-2027', '2027-02-01'],
  ['2026-11-21', '2026-11-21'],
  ['2569-11-21', '2026-11-21'],
  ['21.11.2569', '2026-11-21'],
  ['๒๑/๑๑/๒๕๖๙', '2026-11-21'],
  ['21 พ.ย. 2569', '2026-11-21'],
  ['21 พย 69', '2026-11-21'],
  ['21พฤศจิกายน2569', '2026-11-21'],
  ['21 พฤศจิกายน พ.ศ. 2569', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['21 november 2026', '2026-11-21'],
  ['21/11', '2026-11-21'],
  ['5 ม.ค.', '2026-01-05'],
  ['29/2/2567', '2024-02-29'],
])('reads %s', (text, day) => expect(parseDay(text, 'th', today)).toBe(day))

it.each([
  '',
  '31/2/2569',
  '29/2/2569',
  '32/1/2569',
  '1/13/2569',
  'tomorrow',
  '21',
  '21 xyz 2569',
  '1/2/3/4',
  '21/11/256',
])('refuses %s', (text) => expect(parseDay(text, 'th', today)).toBeUndefined())

it('reads two digits in the era of the language, and a birth in the past century', () => {
  expect(parseDay('21/11/69', 'th', today)).toBe('2026-11-21')
  expect(parseDay('21/11/26', 'en', today)).toBe('2026-11-21')
  expect(parseDay('21/11/99', 'en', today)).toBe('1999-11-21')
})

it.each([
  ['21/11/26 ค.ศ.', 'th', '2026-11-21'],
  ['21 พ.ย. ค.ศ. 26', 'th', '2026-11-21'],
  ['21/11/69 BE', 'en', '2026-11-21'],
  ['21 Nov B.E. 69', 'en', '2026-11-21'],
  ['21 Nov 2026 CE', 'en', '2026-11-21'],
  ['21 Nov BE 2569', 'th', '2026-11-21'],
  ['5/4/2280 พ.ศ.', 'th', '1737-04-05'],
  ['2569-11-21 พ.ศ.', 'en', '2026-11-21'],
  ['21 Dec 2026', 'en', '2026-12-21'],
] as const)('reads the era written in %s', (text, locale, day) => expect(parseDay(text, locale, today)).toBe(day))

it('refuses two eras at once, and a year before the first', () => {
  expect(parseDay('21/11/2569 พ.ศ. CE', 'th', today)).toBeUndefined()
  expect(parseDay('21/11/0500 พ.ศ.', 'th', today)).toBeUndefined()
})

it('reads what the product shows, every day of five years in both languages', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    for (const locale of ['th', 'en'] as const)
      for (const style of ['numeric', 'short', 'long'] as const)
        expect(parseDay(formatDate(day, locale, { style }), locale, today)).toBe(day)
  }
})
