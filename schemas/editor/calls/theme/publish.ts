import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { releaseNote } from '../../entities/release'
import { themeName } from '../../../layout/theme'
import { storedNumber } from '../../../stored-number'

/**
 * The release has the live pages and this theme; drafts of pages stay drafts (`editor/publish` includes them, and can
 * schedule). `version` is the one that the admin reviewed: if there is a newer one, nothing is published. Text with too
 * little contrast is refused, pair by pair (`error.details.pairs`, `unreadablePair`).
 */
export const call = defineCall({
  name: 'theme/publish',
  summary: 'Makes a release that wears this theme as it is saved.',
  method: 'POST',
  path: '/api/theme/publish',
  access: 'admin',
  scope: 'site',
  resources: { name: 'theme' },
  audit: 'theme-publish',
  cache: 'none',
  input: z.strictObject({ name: themeName, version: storedNumber(0), note: z._default(releaseNote, '') }),
  output: z.object({ release: z.int() }),
  errors: [
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'Someone else changed this theme while you were editing.' },
    { status: 409, message: 'Visitors already see this theme.' },
    { status: 422, message: 'Some text wouldn’t be readable.' },
  ],
  examples: [
    { input: { name: 'no-such-theme', version: 0 }, as: 'admin', status: 404 },
    { input: { name: 'academy', version: 0 }, as: 'admin', status: 409 },
    { input: { name: 'academy', version: 0 }, as: 'manager', status: 403 },
    { input: { name: 'academy', version: 0 }, status: 401 },
  ],
})
