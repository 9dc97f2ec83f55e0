import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unsupportedText } from '../../rules/time/supported-years'
import { conversionNote, dateForms } from '../../entities/date-forms'

export const call = defineCall({
  name: 'hora/convert',
  summary:
    'A date of any reckoning in all others. Solar dates are YYYY-MM-DD; lunar ones year-month-phase-day, as 2567-8/8-waxing-15; horakhun and jdn are whole numbers.',
  method: 'GET',
  path: '/api/hora/convert',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 600,
  input: z.strictObject({
    from: z.enum(['ce', 'be', 'cs', 'rs', 'ms', 'lunar', 'horakhun', 'jdn']),
    value: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  output: z.object({
    ...dateForms.shape,
    /** All answers, the one by the rules first, where there are two; else empty. */
    choices: z.array(dateForms),
    notes: z.array(conversionNote),
  }),
  errors: [
    { status: 400, message: 'There is no such date.' },
    { status: 400, message: unsupportedText.en },
  ],
  examples: [
    {
      input: { from: 'be', value: '2567-04-13' },
    },
    { input: { from: 'lunar', value: '2566-8-waxing-15' } },
    { input: { from: 'ce', value: '2025-02-31' }, status: 400 },
  ],
})
