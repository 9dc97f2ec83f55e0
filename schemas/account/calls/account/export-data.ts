import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/export-data',
  summary: 'All that the site keeps of the person who asks, as one JSON file.',
  method: 'POST',
  path: '/account/export-data',
  access: 'user',
  scope: 'site',
  cache: 'none',
  answer: 'stream',
  limit: 6,
  input: z.strictObject({}),
  output: z.any(),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
