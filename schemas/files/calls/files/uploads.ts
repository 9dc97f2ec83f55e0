import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { uploadState } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/uploads',
  summary:
    "The uploads that are not finished, newest first: the caller's, and what comes into their folders by links. Any of them can be cancelled.",
  method: 'GET',
  path: '/api/files/uploads',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ uploads: z.array(z.omit(uploadState, { parts: true })) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
