import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { redirectLimits, redirectLine } from '../../entities/redirect'

/**
 * A line is an address and its target, separated by a tab, comma or semicolon and quoted as in CSV; further columns
 * come from other systems and are ignored. Without `keep` the answer only says what would become of each line. With it
 * the new ones are stored, all or none; `kept` is their number.
 */
export const call = defineCall({
  name: 'editor/bring-redirects',
  summary:
    'Adds several redirects at once, out of lines as other systems export them; or says what would become of each line.',
  method: 'POST',
  path: '/api/editor/bring-redirects',
  access: 'manager',
  scope: 'site',
  audit: 'redirect-bring',
  cache: 'none',
  bytes: 2 * 1024 * 1024,
  input: z.strictObject({ lines: z.string().check(z.maxLength(redirectLimits.letters)), keep: z.boolean() }),
  output: z.object({ lines: z.array(redirectLine), kept: z.int() }),
  errors: [{ status: 400, message: 'Up to {most} lines at once. You have {count}.' }],
  examples: [
    {
      input: { lines: '/older,/', keep: false },
      as: 'manager',
      output: { lines: [{ no: 1, state: 'new', from: '/older', to: '/' }], kept: 0 },
    },
    { input: { lines: '/older,/', keep: true }, as: 'user', status: 403 },
    { input: { lines: '/older,/', keep: true }, status: 401 },
  ],
})
