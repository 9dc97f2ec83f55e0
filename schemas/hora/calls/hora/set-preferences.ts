import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartOptions } from '../../entities/chart-options'

export const call = defineCall({
  name: 'hora/set-preferences',
  summary: "Keeps the caller's default methods, or forgets them.",
  method: 'PUT',
  path: '/api/hora/preferences',
  access: 'user',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({ options: z.nullable(chartOptions) }),
  output: z.object({ options: z.nullable(chartOptions) }),
  examples: [
    { input: { options: { planets: 'lahiri' } }, as: 'user' },
    { input: { options: null }, as: 'user', output: { options: null } },
    { input: { options: null }, status: 401 },
  ],
})
