import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { releaseNote } from '../../entities/release'
import { storedNumber } from '../../../stored-number'

/**
 * Drafts stay unchanged: what was rolled back shows as changed again. Earlier plans do not bring it back
 * (`editor/scheduled`). A theme that visitors see again leaves the trash; a page of theirs that was deleted for good
 * becomes a draft again. A manager cannot change by this what they may not edit, such as the theme or pages that only
 * admins may open: `error.details.keys` names it. `seen` is the release that was live when the changes were reviewed
 * (`editor/rollback-changes`): if another one is live, nothing is rolled back and `error.details.live` names it.
 */
export const call = defineCall({
  name: 'editor/rollback',
  summary: 'Shows visitors what an earlier release showed, as a release of its own.',
  method: 'POST',
  path: '/api/editor/rollback',
  access: 'manager',
  scope: 'site',
  audit: 'rollback',
  cache: 'none',
  input: z.strictObject({ no: storedNumber(), seen: z.optional(storedNumber()), note: z._default(releaseNote, '') }),
  output: z.object({ release: z.int(), keys: z.array(z.string()) }),
  errors: [
    { status: 403, message: 'Only an admin may roll this back: it would change /staff, which managers may not.' },
    { status: 404, message: 'Release not found.' },
    { status: 409, message: 'Visitors already see this release.' },
    { status: 409, message: 'Something else was just published. Review the changes, then roll back.' },
    { status: 409, message: 'Someone else is publishing right now. Please try again.' },
  ],
  examples: [
    { input: { no: 999_999 }, as: 'manager', status: 404 },
    { input: { no: 1 }, as: 'manager', status: 409 },
    { input: { no: 1 }, as: 'user', status: 403 },
    { input: { no: 1 }, status: 401 },
  ],
})
