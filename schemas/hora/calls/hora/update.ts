import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { birthErrors } from '../../entities/chart-output'
import { changedChart, chartId, savedChart, unknownChart } from '../../entities/saved-chart'

/** If there is a newer version than the one sent nothing is changed: 409, with that one in `details.chart`. */
export const call = defineCall({
  name: 'hora/update',
  summary: "Changes one of the caller's own charts. Fields that are not sent stay as they are.",
  method: 'PATCH',
  path: '/api/hora/charts/{id}',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_chart' },
  cache: 'none',
  input: z.strictObject({ id: chartId, ...changedChart }),
  output: savedChart,
  errors: [
    ...birthErrors,
    unknownChart,
    { status: 409, message: 'This chart was changed in another window. You now see both.' },
    { status: 409, message: 'This chart is in the trash. Restore it first.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1, label: 'แม่' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1, label: 'แม่' }, status: 401 },
  ],
})
