import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { noteLimits } from '../../entities/note'
import { documentKey } from '../../../layout/document-key'
import { nodeId } from '../../../layout/page'
import { maxMentions } from '../../../note-mentions'

const place = () => z.int().check(z.gte(0), z.lte(noteLimits.length))

/**
 * `mentions` are the ranges in `body` that name people, in order, each starting at its @: they are notified by mail, as
 * are the people who wrote in the thread. The gateway replaces the text of each with the person's current name. `to` is
 * the note being answered, which is reopened; without it a new note begins, on the part that `node` names or on the
 * whole document.
 */
export const call = defineCall({
  name: 'editor/write-note',
  summary: 'Notes something on a document for the others who edit it, or answers a note.',
  method: 'POST',
  path: '/api/editor/write-note',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document', to: 'note', 'mentions[].person': 'colleague' },
  // Notes between managers: a note itself records its author.
  audit: false,
  cache: 'none',
  input: z.strictObject({
    key: documentKey,
    node: z.optional(nodeId),
    to: z.optional(z.string().check(z.maxLength(64))),
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLimits.length)),
    mentions: z.optional(
      z
        .array(z.strictObject({ person: z.string().check(z.maxLength(64)), at: place(), length: place() }))
        .check(z.maxLength(maxMentions)),
    ),
  }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 400, message: 'Some of the information isn’t valid. Please check it.' },
    { status: 409, message: 'Someone you mentioned can’t read this note (any more). Remove their name.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 404, message: 'Note not found.' },
    { status: 409, message: 'There are already {most} notes here. Delete the ones you no longer need.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/', body: 'Is the price still right?' }, as: 'manager', output: { status: true } },
    { input: { key: 'page:/', to: 'no-such-note', body: 'Yes, it is.' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page', body: 'Hello' }, as: 'manager', status: 404 },
    { input: { key: 'page:/', body: 'Hello' }, as: 'user', status: 403 },
    { input: { key: 'page:/', body: 'Hello' }, status: 401 },
  ],
})
