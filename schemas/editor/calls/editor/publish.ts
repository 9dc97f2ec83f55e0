import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { releasedDocument, releaseNote, seenDraft, themeToPublish } from '../../entities/release'
import { documentKey } from '../../../layout/document-key'

/**
 * Publishes what is stored at the moment of the call, also when `at` (ISO 8601, at most a year ahead) lies in the
 * future. `all` is every changed document that the caller may edit; for documents that are removed or revert to the
 * theme, the caller must be able to edit the live one. With `theme` (admins only) the release applies that theme as
 * saved, together with the documents or alone. `seen` are the drafts that were reviewed: if one of them has a newer
 * draft, nothing is published (`error.details.newer`, `newerDraft`); a document missing from it goes live as stored.
 * A refused publish lists the obstacles in `error.details.problems` (`publishProblem`), and for a theme in
 * `error.details.pairs` (`unreadablePair`).
 */
export const call = defineCall({
  name: 'editor/publish',
  summary: 'Makes one release of the chosen documents, or of all that changed, and of a look, now or at a time.',
  method: 'POST',
  path: '/api/editor/publish',
  access: 'manager',
  scope: 'site',
  resources: { 'keys[]': 'document', 'theme.name': 'theme' },
  audit: 'publish',
  cache: 'none',
  input: z
    .strictObject({
      keys: z.union([z.literal('all'), z.array(documentKey).check(z.maxLength(1000))]),
      seen: z.optional(z.record(documentKey, seenDraft)),
      theme: z.optional(themeToPublish),
      note: z._default(releaseNote, ''),
      at: z.optional(momentInput()),
    })
    .check(
      z.refine(({ keys, theme }) => keys.length > 0 || theme !== undefined, {
        path: ['keys'],
        message: 'Nothing to publish.',
      }),
    ),
  output: z.object({
    /** The release that visitors see now. */
    release: z.optional(z.int()),
    /** The plan's id, where it is scheduled. */
    scheduled: z.optional(z.string()),
    /** Its documents, and `theme` where its theme changes. */
    keys: z.array(z.string()),
    /** What becomes of each document. */
    documents: z.array(releasedDocument),
  }),
  errors: [
    { status: 400, message: 'Choose a time within a year.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'Page not found.' },
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'There is nothing new to publish.' },
    {
      status: 409,
      message: 'Someone else changed this while you were editing. Review it, then click again to publish.',
    },
    { status: 409, message: 'Someone else changed this theme while you were editing.' },
    { status: 409, message: 'This theme is in the trash. Restore it first.' },
    { status: 409, message: 'This is already scheduled for that time.' },
    { status: 409, message: 'Visitors already see this theme.' },
    { status: 422, message: 'Some items can’t be published yet.' },
    { status: 422, message: 'Some text wouldn’t be readable.' },
  ],
  examples: [
    { input: { keys: ['page:/no-such-page'] }, as: 'manager', status: 404 },
    { input: { keys: ['page:/'] }, as: 'manager', status: 409 },
    { input: { keys: ['page:/'], at: '2199-01-01T00:00:00Z' }, as: 'manager', status: 400 },
    { input: { keys: [], theme: { name: 'academy', version: 0 } }, as: 'manager', status: 403 },
    { input: { keys: [], theme: { name: 'no-such-theme', version: 0 } }, as: 'admin', status: 404 },
    { input: { keys: 'all' }, as: 'user', status: 403 },
    { input: { keys: 'all' }, status: 401 },
  ],
})
