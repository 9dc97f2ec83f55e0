import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'files/fetch',
  summary:
    'What an address of `files/save`, `files/zip`, `share/link` or `share/zip` gives: a file, a range of it, or a zip. What it was made from is checked again each time.',
  method: 'GET',
  path: '/api/files/fetch/{ticket}',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  boot: true,
  resources: { ticket: 'file_ticket' },
  cache: 'private',
  input: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.unknown(),
  errors: [
    { status: 404, message: 'This address has expired. Please start the download again.' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { ticket: 'no-such-ticket' }, status: 404 }],
})
