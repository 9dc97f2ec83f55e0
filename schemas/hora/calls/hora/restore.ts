import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartId, savedChart, tooManyCharts, unknownChart } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/restore',
  summary: "Takes one of the caller's own charts out of the trash.",
  method: 'POST',
  path: '/api/hora/charts/{id}/restore',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_chart' },
  cache: 'none',
  input: z.strictObject({ id: chartId }),
  output: savedChart,
  errors: [unknownChart, tooManyCharts],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
