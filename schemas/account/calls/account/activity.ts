import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { idleTimeoutMs } from '../../../constants'

/** `ago` (ms): time since the last mouse, key or touch input. */
export const call = defineCall({
  name: 'account/activity',
  summary:
    'Tells that the person is there: a session ends two hours after the last such moment. Nothing else keeps it open.',
  method: 'POST',
  path: '/account/activity',
  access: 'user',
  scope: 'site',
  unrecorded: true,
  cache: 'none',
  limit: 60,
  input: z.strictObject({ ago: z.int().check(z.gte(0), z.lte(idleTimeoutMs)) }),
  output: z.object({ status: z.literal(true) }),
  examples: [
    { input: { ago: 0 }, as: 'user' },
    { input: { ago: 0 }, status: 401 },
  ],
})
