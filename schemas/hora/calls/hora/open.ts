import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartShare } from '../../entities/chart-share'
import { chartId, savedChart, unknownChart } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/open',
  summary: "One of the caller's own charts with its links, newest first.",
  method: 'GET',
  path: '/api/hora/charts/{id}',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_chart' },
  cache: 'private',
  input: z.strictObject({ id: chartId }),
  output: z.object({ chart: savedChart, shares: z.array(chartShare) }),
  errors: [unknownChart],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
