import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unsupportedText } from '../../rules/time/supported-years'
import { monthDay } from '../../entities/calendar-day'
import { era, zoneName } from '../../entities/chart-input'

export const call = defineCall({
  name: 'hora/month',
  summary: 'The days of a month: lunar days, วันพระ, real phases of the Moon and the rules that hold.',
  method: 'GET',
  path: '/api/hora/month',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 240,
  input: z.strictObject({
    /** Both or none: this month where none is named. */
    year: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(9999))),
    month: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(12))),
    /** Required with a year. */
    era: z.optional(era),
    /** By whose clock the phases of the Moon are dated; the site's where it is not sent. */
    zone: z.optional(zoneName),
  }),
  output: z.object({
    /** CE. */
    year: z.int(),
    /** The Buddhist year of the month. */
    be: z.int(),
    month: z.int(),
    days: z.array(monthDay),
    /** The months before and after, CE, where they can be computed. */
    previous: z.nullable(z.object({ year: z.int(), month: z.int() })),
    next: z.nullable(z.object({ year: z.int(), month: z.int() })),
  }),
  errors: [
    { status: 400, message: 'BE 2483 had no January to March.' },
    { status: 400, message: 'Say the era: be or ce.' },
    { status: 400, message: unsupportedText.en },
  ],
  examples: [
    { input: {} },
    { input: { year: '2567', month: '2', era: 'be' } },
    { input: { year: '2483', month: '2', era: 'be' }, status: 400 },
    { input: { year: '2567', month: '2' }, status: 400 },
  ],
})
