import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unsupportedText } from '../../rules/time/supported-years'
import { calendarDay } from '../../entities/calendar-day'
import { animalRules, dayStarts, planetMethods } from '../../entities/chart-options'
import { era, latitude, longitude, typedDate, zoneName } from '../../entities/chart-input'

export const call = defineCall({
  name: 'hora/day',
  summary:
    "What the calendar says of a day, today where none is named: lunar day, yams, kalayok, the Moon's ฤกษ์ and the rules that hold, each with its source.",
  method: 'GET',
  path: '/api/hora/day',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 240,
  input: z.strictObject({
    date: z.optional(typedDate),
    era: z.optional(era),
    /** The site's own place and zone where they are not sent. */
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    zone: z.optional(zoneName),
    planets: z._default(z.enum(planetMethods), 'suriyayart'),
    dayStart: z._default(z.enum(dayStarts), 'six'),
    animal: z._default(z.enum(animalRules), 'month5'),
  }),
  output: calendarDay,
  errors: [
    { status: 400, message: 'There is no such date.' },
    { status: 400, message: 'Say the era: be or ce.' },
    { status: 400, message: unsupportedText.en },
    { status: 400, message: 'The Sun did not rise there on this day: choose 06:00.' },
  ],
  examples: [
    { input: {} },
    {
      input: { date: '2567-02-24', era: 'be', lat: 13.7563, lon: 100.5018, zone: 'Asia/Bangkok' },
    },
    { input: { date: '2024-02-24' }, status: 400 },
    { input: { date: '2024-02-31', era: 'ce' }, status: 400 },
  ],
})
