import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/sign-parts',
  summary:
    'Addresses for parts of an upload, each for one PUT of that part; they hold for an hour (that of a whole file for 15 minutes) and may be asked for again while there is room.',
  method: 'POST',
  path: '/api/files/sign-parts',
  access: 'user',
  scope: 'site',
  resources: { id: 'upload' },
  cache: 'none',
  input: z.strictObject({
    id: itemId,
    numbers: z.array(z.int().check(z.gte(1), z.lte(10_000))).check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({
    parts: z.array(z.object({ number: z.int(), address: z.string(), headers: z.record(z.string(), z.string()) })),
  }),
  errors: [
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', numbers: [1] }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', numbers: [1] }, status: 401 },
  ],
})
