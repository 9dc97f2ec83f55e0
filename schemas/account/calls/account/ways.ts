import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/ways',
  summary: 'Which ways to sign in there are beside the password.',
  method: 'GET',
  path: '/account/ways',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  input: z.strictObject({}),
  output: z.object({ line: z.boolean() }),
  examples: [{ input: {}, output: { line: false } }],
})
