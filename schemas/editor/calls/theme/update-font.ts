import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFile } from '../../entities/theme'
import { storedNumber } from '../../../stored-number'

/**
 * `version` is the one that was read; where there is a newer one the answer is 409 and `error.details.file` is the
 * current file.
 */
export const call = defineCall({
  name: 'theme/update-font',
  summary: 'Puts right what a font file says of itself: its weight and style.',
  method: 'POST',
  path: '/api/theme/update-font',
  access: 'admin',
  scope: 'site',
  resources: { id: 'font' },
  audit: 'font-update',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    version: storedNumber(),
    /** For a file with one weight; a variable font keeps its own. */
    weight: z.optional(z.int().check(z.gte(100), z.lte(900))),
    style: z.optional(z.enum(['normal', 'italic'])),
  }),
  output: fontFile,
  errors: [
    { status: 404, message: 'Font file not found.' },
    { status: 409, message: 'Someone else changed this font file. You now see the latest version.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1, weight: 700 }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1 }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1 }, status: 401 },
  ],
})
