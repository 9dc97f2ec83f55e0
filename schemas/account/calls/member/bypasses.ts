import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { bypassLink } from '../../entities/bypass'

export const call = defineCall({
  name: 'member/bypasses',
  summary: 'The links for acting in another person’s name that still work.',
  method: 'GET',
  path: '/api/member/bypasses',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ links: z.array(bypassLink) }),
  examples: [
    { input: {}, as: 'admin', output: { links: [] } },
    { input: {}, as: 'manager', status: 403 },
  ],
})
