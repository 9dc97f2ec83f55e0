import * as z from 'zod/mini'
import { lordName } from './chart-options'
import { yam } from './chart-output'
import { holyDay, lunarDate, lunarYearType } from './lunar-date'

/** Of a Chulasakarat year: weekday 1–7 (1 = Sunday), yam 1–8, ฤกษ์ 1–27, sign 0–11, lunar day 1–30. */
const kalayokOf = z.object({ weekday: z.int(), yam: z.int(), reuk: z.int(), sign: z.int(), tithi: z.int() })
export const kalayok = z.object({
  thongchai: kalayokOf,
  athibodi: kalayokOf,
  ubat: kalayokOf,
  lokawinat: kalayokOf,
})

/** A rule of the calendar that holds on a day, with its source. */
export const dayRule = z.object({
  key: z.string(),
  kind: z.enum(['good', 'avoid', 'info']),
  name: z.string(),
  source: z.string(),
})
export type DayRule = z.infer<typeof dayRule>

/** A real phase of the Moon, at its instant. */
export const moonPhase = z.object({ phase: z.enum(['new', 'first', 'full', 'last']), at: z.string() })

const dayFields = {
  /** CE. */
  date: z.string(),
  /** The same date in the Buddhist era. */
  be: z.string(),
  /** 0 = Sunday. */
  weekday: z.int(),
  lunar: z.nullable(lunarDate),
  holyDay: z.nullable(holyDay),
  /** Astronomical, at the beginning of the day. */
  tithi: z.int(),
  /** The real phase that falls on the date, by the place's clock. */
  moon: z.nullable(moonPhase),
  rules: z.array(dayRule),
}

/** A day of the calendar at a place, without a birth. Times ISO with the offset of the zone. */
export const calendarDay = z.object({
  ...dayFields,
  place: z.object({ label: z.string(), lat: z.number(), lon: z.number(), zone: z.string() }),
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  horakhun: z.int(),
  cs: z.int(),
  thaloengsok: z.string(),
  animal: z.int(),
  lord: lordName,
  /** Eight of the day, then eight of the night. */
  yams: z.array(yam),
  kalayok,
  /** The Moon's ฤกษ์ when the day begins, then each that it enters before the next day. */
  reuks: z.array(z.object({ reuk: z.int(), from: z.string() })),
})

/** A cell of the month. */
export const monthDay = z.object({ ...dayFields, cs: z.int() })

export const yearCard = z.object({
  ce: z.int(),
  be: z.int(),
  /** The Chulasakarat year that begins in it. */
  cs: z.int(),
  lunar: z.nullable(z.object({ type: lunarYearType, days: z.int(), projected: z.boolean() })),
  /** In Bangkok mean time, to the second. */
  thaloengsok: z.string(),
  animal: z.int(),
  kalayok,
  holyDays: z.array(z.object({ day: holyDay, name: z.string(), date: z.string() })),
})
