import { type Lord, lords, weekdayLords } from '../bodies'

/** One of the eight yams (ยามอัฏฐกาล) of a day or of a night. Times in UTC milliseconds. */
export type Yam = { part: 'day' | 'night'; number: number; lord: Lord; fromMs: number; toMs: number }

const yamMs = 90 * 60_000

/** Orders of the lords by day and by night. Source: hora rules, "Tables". */
const orders = { day: lords(1, 6, 4, 2, 7, 5, 3), night: lords(1, 5, 2, 6, 3, 7, 4) }

/** The sixteen yams of a day that began at `startMs`; both halves begin with the lord of the weekday. */
export const yamsOf = (weekday: number, startMs: number): Yam[] =>
  Array.from({ length: 16 }, (_, index) => yamAt(weekday, startMs, index))

/** The yam of an instant. A day of true sunrises may be some minutes over 24 hours: its last yam then lasts as long. */
export const yamOf = (weekday: number, startMs: number, utcMs: number): Yam =>
  yamAt(weekday, startMs, Math.min(Math.floor((utcMs - startMs) / yamMs), 15))

function yamAt(weekday: number, startMs: number, index: number): Yam {
  const part = index < 8 ? 'day' : 'night'
  const order = orders[part]
  const first = order.indexOf(weekdayLords[weekday] ?? 'sun')
  const fromMs = startMs + index * yamMs
  const lord = order[(first + (index % 8)) % order.length] ?? 'sun'
  return { part, number: (index % 8) + 1, lord, fromMs, toMs: fromMs + yamMs }
}
