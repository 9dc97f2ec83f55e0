import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unsupportedText } from '../../rules/time/supported-years'
import { yearCard } from '../../entities/calendar-day'
import { animalRules } from '../../entities/chart-options'
import { era } from '../../entities/chart-input'

export const call = defineCall({
  name: 'hora/year',
  summary:
    'The card of a year: its lunar type, Thaloengsok, animal, kalayok and holy days. This year where none is named.',
  method: 'GET',
  path: '/api/hora/year',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 240,
  input: z.strictObject({
    year: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(9999))),
    /** Required with a year. A Buddhist year is CE + 543 here. */
    era: z.optional(era),
    animal: z._default(z.enum(animalRules), 'month5'),
  }),
  output: yearCard,
  errors: [
    { status: 400, message: 'Say the era: be or ce.' },
    { status: 400, message: unsupportedText.en },
  ],
  examples: [
    { input: {} },
    {
      input: { year: '2567', era: 'be' },
    },
    { input: { year: '2567' }, status: 400 },
  ],
})
