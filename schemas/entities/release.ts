import * as z from 'zod/mini'
import { documentKey } from '../layout/document-key'
import { pageOpen } from '../layout/page-open'
import { text } from '../layout/text'
import { themeName } from '../layout/theme'
import { storedNumber } from '../stored-number'

/** Why a document cannot be published, in the caller's language: `error.details.problems` of a refused publish. `node` stands in it, `path` leads to the value. */
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
    'missing-section',
  ]),
  message: z.string(),
  node: z.optional(z.string()),
  path: z.optional(z.array(z.union([z.string(), z.number()]))),
})
export type PublishProblem = z.infer<typeof publishProblem>

/** A draft as whoever publishes it has seen it: its version, and whether it lay in the trash (which makes no version). */
export const seenDraft = z.strictObject({ version: storedNumber(0), trashed: z._default(z.boolean(), false) })
export type SeenDraft = z.infer<typeof seenDraft>

/** A document of which there is a newer draft than the one that was seen: `error.details.newer` of a refused publish. A page that was given another address goes on under `movedTo`. */
export const newerDraft = z.object({ key: documentKey, by: z.optional(z.string()), movedTo: z.optional(documentKey) })
export type NewerDraft = z.infer<typeof newerDraft>

export const releaseNote = z.string().check(z.trim(), z.maxLength(500))

/**
 * What visitors have of a document by a release: other words, another address (`from` was the one before), nothing, or what the theme has; `opened` is a page of which nothing else was changed than when they have it, which `open` says (null: always).
 * `title` is what the theme of its look is called.
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
 * What visitors have of a document when an earlier release is shown again: other words, its address of then (`from` is the one of now), nothing any more, or again what they lack now. `title` is what it is called where they see it,
 * of the look the theme's.
 */
export const rolledBackDocument = z.object({
  key: z.string(),
  kind: z.enum(['changed', 'moved', 'offline', 'back']),
  from: z.optional(z.string()),
  title: z.optional(text()),
})
export type RolledBackDocument = z.infer<typeof rolledBackDocument>

/** The look among what a release changed, beside the keys of its documents. */
export const themeKey = 'theme'

/** The theme that a release is to wear. `version` is the one that the admin has seen: where there is a newer one nothing is published. */
export const themeToPublish = z.strictObject({ name: themeName, version: storedNumber(0) })
