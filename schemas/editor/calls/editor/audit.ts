import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { text } from '../../../layout/text'

/**
 * `subject` is what was changed: a document's key, `release:3`, `publication:<id>`, `redirect:/path`. `before` and
 * `after` hold the differences; for a save the nodes by id, null where there was none. `of` is the name of the person
 * affected. `titles` maps the keys of the pages and sections named in these to their titles. `next` continues after the
 * last entry. Managers get what was done to pages, without the content of edits, which may be from when a page was for
 * admins only.
 */
export const call = defineCall({
  name: 'editor/audit',
  summary: 'What managers and admins did, newest first.',
  method: 'GET',
  path: '/api/editor/audit',
  access: 'manager',
  scope: 'site',
  resources: { subject: 'audit_subject', person: 'audit_person' },
  cache: 'private',
  // A change in one language is also shown to readers of the other.
  asWritten: true,
  input: z.strictObject({
    subject: z.optional(z.string().check(z.maxLength(400))),
    person: z.optional(z.string().check(z.maxLength(64))),
    action: z.optional(z.string().check(z.maxLength(40))),
    /** All actions of one filter; an unknown one has none. */
    area: z.optional(z.string().check(z.maxLength(40))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        person: z.optional(z.string()),
        by: z.optional(z.string()),
        action: z.string(),
        subject: z.string(),
        of: z.optional(z.string()),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    titles: z.optional(z.record(z.string(), text())),
    next: z.optional(z.string()),
  }),
  errors: [{ status: 400, message: 'The list cannot go on from there.' }],
  examples: [
    { input: {}, as: 'admin' },
    { input: { area: 'money' }, as: 'admin' },
    { input: { cursor: 'broken' }, as: 'admin', status: 400 },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
