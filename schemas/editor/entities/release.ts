import * as z from 'zod/mini'
import { documentKey } from '../../layout/document-key'
import { pageOpen } from '../../layout/page-open'
import { text } from '../../layout/text'
import { themeName } from '../../layout/theme'
import { storedNumber } from '../../stored-number'

/**
 * Why a document cannot be published, in the caller's language: `error.details.problems` of a refused publish. `node`
 * is the faulty node, `path` leads to the value.
 */
export const publishProblem = z.object({
  key: documentKey,
  code: z.enum([
    'unreadable',
    'taken',
    'alike',
    'address',
    'unknown-type',
    'invalid-props',
    'newer-version',
    'invalid-node',
    'migration-failed',
    'threw',
    'empty-link',
    'sample',
    'missing-section',
  ]),
  message: z.string(),
  node: z.optional(z.string()),
  path: z.optional(z.array(z.union([z.string(), z.number()]))),
})
export type PublishProblem = z.infer<typeof publishProblem>

/** A draft as the publisher reviewed it: its version, and whether it was in the trash (which makes no version). */
export const seenDraft = z.strictObject({ version: storedNumber(0), trashed: z._default(z.boolean(), false) })
export type SeenDraft = z.infer<typeof seenDraft>

/**
 * A document with a newer draft than the reviewed one: `error.details.newer` of a refused publish. A page that got
 * another address continues under `movedTo`.
 */
export const newerDraft = z.object({ key: documentKey, by: z.optional(z.string()), movedTo: z.optional(documentKey) })
export type NewerDraft = z.infer<typeof newerDraft>

export const releaseNote = z.string().check(z.trim(), z.maxLength(500))

/**
 * How a release changes a document for visitors: other content, another address (`from` was the previous one), removed,
 * or the theme's again. `opened` is a page of which only the visibility period changed, given by `open` (null: always).
 * `title` is the theme's title for the theme.
 */
export const releasedDocument = z.object({
  key: z.string(),
  kind: z.enum(['changed', 'moved', 'removed', 'theme', 'opened']),
  from: z.optional(z.string()),
  open: z.optional(z.nullable(pageOpen)),
  title: z.optional(text()),
})
export type ReleasedDocument = z.infer<typeof releasedDocument>

/**
 * How a rollback changes a document for visitors: other content, its earlier address (`from` is the current one),
 * removed, or restored. `title` is its title where they see it; for the theme, the theme's title.
 */
export const rolledBackDocument = z.object({
  key: z.string(),
  kind: z.enum(['changed', 'moved', 'offline', 'back']),
  from: z.optional(z.string()),
  title: z.optional(text()),
})
export type RolledBackDocument = z.infer<typeof rolledBackDocument>

/** Key for the theme among a release's changes, next to the keys of its documents. */
export const themeKey = 'theme'

/**
 * The theme that a release is to apply. `version` is the one that the admin reviewed: if there is a newer one, nothing
 * is published.
 */
export const themeToPublish = z.strictObject({ name: themeName, version: storedNumber(0) })
