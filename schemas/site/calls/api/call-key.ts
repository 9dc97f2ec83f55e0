import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'api/call-key',
  summary:
    'A key that signs calls for an hour (schemas/call-signature). Documents of signed-in people carry one already.',
  method: 'GET',
  path: '/api/key',
  access: 'guest',
  scope: 'site',
  cache: 'private',
  boot: true,
  input: z.strictObject({}),
  output: z.object({ id: z.string(), secret: z.string(), seconds: z.number(), now: z.number() }),
  examples: [{ input: {} }],
})
