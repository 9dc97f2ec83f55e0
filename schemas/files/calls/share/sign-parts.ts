import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/sign-parts',
  summary: 'Addresses for parts of a file that a visitor sends, each for one PUT of that part.',
  method: 'POST',
  path: '/api/share/sign-parts',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', id: 'guest_upload' },
  cache: 'none',
  limit: 240,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    id: itemId,
    numbers: z.array(z.int().check(z.gte(1), z.lte(10_000))).check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({
    parts: z.array(z.object({ number: z.int(), address: z.string(), headers: z.record(z.string(), z.string()) })),
  }),
  errors: [
    { status: 403, message: 'This link doesn’t allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { code: 'no-such-share', id: '00000000-0000-4000-8000-000000000000', numbers: [1] }, status: 404 },
  ],
})
