import * as z from 'zod/mini'
import { documentKey } from '../layout/document-key'

/** Why a document cannot be published, in the caller's language: `error.details.problems` of a refused publish. `node` stands in it, `path` leads to the value. */
export const publishProblem = z.object({
  key: documentKey,
  code: z.enum(['unreadable', 'taken', 'address', 'unknown-type', 'invalid-props', 'newer-version', 'invalid-node', 'migration-failed', 'threw', 'empty-link', 'missing-section']),
  message: z.string(),
  node: z.optional(z.string()),
  path: z.optional(z.array(z.union([z.string(), z.number()]))),
})
export type PublishProblem = z.infer<typeof publishProblem>

export const releaseNote = z.string().check(z.trim(), z.maxLength(500))
