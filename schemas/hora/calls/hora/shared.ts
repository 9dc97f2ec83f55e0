import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareCode, sharedChart } from '../../entities/chart-share'

/** Never cached: a revoked link ends at once. Unknown, expired and revoked codes answer alike. */
export const call = defineCall({
  name: 'hora/shared',
  summary: 'The chart behind a link, without what its owner does not show.',
  method: 'GET',
  path: '/api/hora/shared/{code}',
  access: 'guest',
  scope: 'site',
  resources: { code: 'hora_share_code' },
  cache: 'private',
  limit: 60,
  input: z.strictObject({ code: shareCode }),
  output: sharedChart,
  errors: [{ status: 404, message: 'This chart is no longer shared.' }],
  examples: [{ input: { code: 'no-such-share' }, status: 404 }],
})
