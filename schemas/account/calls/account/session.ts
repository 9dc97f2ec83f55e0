import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/session',
  summary: 'Who is signed in, with a fresh account token. A guest without a valid session.',
  method: 'GET',
  path: '/account/session',
  access: 'guest',
  scope: 'site',
  cache: 'private',
  boot: true,
  input: z.strictObject({}),
  output: sessionInfo,
  examples: [
    { input: {}, output: { role: 'guest' } },
    { input: {}, as: 'manager', output: { role: 'manager' } },
  ],
})
