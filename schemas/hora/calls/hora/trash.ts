import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartId, savedChart, unknownChart } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/trash',
  summary:
    "Puts one of the caller's own charts in the trash; its links answer no more until it is restored. The trash holds the last 500.",
  method: 'POST',
  path: '/api/hora/charts/{id}/trash',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_chart' },
  cache: 'none',
  input: z.strictObject({ id: chartId }),
  output: savedChart,
  errors: [unknownChart],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
