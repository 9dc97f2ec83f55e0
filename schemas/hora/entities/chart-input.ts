import * as z from 'zod/mini'
import { type RefusalMessage, refuse } from '../../layout/refuse'
import { chartOptionFields } from './chart-options'

const messages = {
  lat: { en: 'Latitude lies from −90 to 90.', th: 'ละติจูดอยู่ระหว่าง −90 ถึง 90' },
  lon: { en: 'Longitude lies from −180 to 180.', th: 'ลองจิจูดอยู่ระหว่าง −180 ถึง 180' },
  date: { en: 'Write the date as YYYY-MM-DD.', th: 'โปรดเขียนวันที่เป็น ปปปป-ดด-วว' },
  time: { en: 'Write the time as HH:MM or HH:MM:SS.', th: 'โปรดเขียนเวลาเป็น ชช:นน หรือ ชช:นน:วว' },
  utc: { en: 'Write the instant as YYYY-MM-DDTHH:MM:SSZ.', th: 'โปรดเขียนเวลาสากลเป็น ปปปป-ดด-ววTชช:นน:ววZ' },
} satisfies Record<string, RefusalMessage>

/** Text of one form, refused with a message that people can follow. */
const written = (form: RegExp, message: RefusalMessage) =>
  z.string().check(z.maxLength(40), (ctx) => {
    if (!form.test(ctx.value)) refuse(ctx, message)
  })

/** A coordinate in degrees; in an address numbers are text. */
const coordinate = (limit: number, message: RefusalMessage) =>
  z
    .pipe(
      z.union([z.number(), z.string().check(z.maxLength(40))]),
      z.transform((value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value))),
    )
    .check((ctx) => {
      if (!(Math.abs(ctx.value) <= limit)) refuse(ctx, message)
    })

export const latitude = coordinate(90, messages.lat)
export const longitude = coordinate(180, messages.lon)

/** A date as it is typed, in its era: a leap day of BE 2567 is `2567-02-29`. */
export const typedDate = written(/^\d{4}-\d{2}-\d{2}$/, messages.date)
export const typedTime = written(/^\d{2}:\d{2}(?::\d{2})?$/, messages.time)
export const era = z.enum(['ce', 'be'])
/** An IANA name, or ±HH:MM[:SS]. */
export const zoneName = z.string().check(z.minLength(1), z.maxLength(64))
/** Which of two equal readings of a clock that was turned back. */
export const fold = z.enum(['first', 'second'])
export const utcInstant = written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/, messages.utc)

/** Parts of a chart that are computed on request only. */
export const chartParts = ['worksheet', 'band', 'differences', 'periods'] as const
export type ChartPart = (typeof chartParts)[number]

/** Names separated by commas: `worksheet,band`. */
export const include = z.pipe(
  z._default(
    z.string().check(z.maxLength(60), z.regex(/^(?:(?:worksheet|band|differences|periods)(?:,(?=[a-z])|$))*$/)),
    '',
  ),
  z.transform((names) => chartParts.filter((part) => names.split(',').includes(part))),
)

/**
 * A birth: `utc`, or `date` with `era`, `zone` and, where it is known, `time`. `fold` chooses where a clock change
 * repeated the time.
 */
export const birthFields = {
  utc: z.optional(utcInstant),
  date: z.optional(typedDate),
  era: z.optional(era),
  time: z.optional(typedTime),
  zone: z.optional(zoneName),
  fold: z.optional(fold),
  lat: latitude,
  lon: longitude,
}

/** The input of `hora/chart` and `hora/cast`. */
export const chartInput = z.strictObject({ ...birthFields, ...chartOptionFields, include })
