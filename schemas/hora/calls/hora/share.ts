import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { chartShare } from '../../entities/chart-share'
import { chartId, unknownChart } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/share',
  summary:
    'Makes a link to a chart as it is now: later changes of the chart do not show. Birth date, time, place and label are left out unless `shows` is true.',
  method: 'POST',
  path: '/api/hora/charts/{id}/share',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_chart' },
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    id: chartId,
    shows: z._default(z.boolean(), false),
    /** ISO time; null: it never expires. */
    expires: z._default(z.nullable(momentInput()), null),
  }),
  output: chartShare,
  errors: [
    { status: 400, message: 'This time has passed already.' },
    unknownChart,
    { status: 409, message: 'This chart is in the trash. Restore it first.' },
    { status: 409, message: 'This chart has 20 links. Revoke one first.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', shows: true }, status: 401 },
  ],
})
