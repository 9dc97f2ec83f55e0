import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartOptions } from '../../entities/chart-options'

export const call = defineCall({
  name: 'hora/preferences',
  summary: "The caller's default methods; null where none were chosen.",
  method: 'GET',
  path: '/api/hora/preferences',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ options: z.nullable(chartOptions) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
