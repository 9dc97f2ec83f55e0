import * as z from 'zod/mini'

/** Longest note (characters), and the most notes of a document, answers included. */
export const noteLimits = { length: 2000, count: 500 }

const noteFields = {
  id: z.string(),
  body: z.string(),
  /** People mentioned in `body`, in its order. */
  mentions: z.array(z.object({ at: z.int(), length: z.int(), isYou: z.boolean() })),
  /** The author; someone who has left has no name any more. */
  by: z.optional(z.string()),
  isOwn: z.boolean(),
  at: z.string(),
}

const thread = {
  ...noteFields,
  /** The part it is about; absent for the document as a whole. */
  node: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  settledBy: z.optional(z.string()),
  /** The reader wrote in it, or is mentioned in it. */
  isMine: z.boolean(),
  /** Others have written in it since the reader last looked. */
  isNew: z.boolean(),
  answers: z.array(z.object(noteFields)),
}

/** A note on a page, or on a part of it, with its answers in chronological order. */
export const noteThread = z.object(thread)
export type NoteThread = z.infer<typeof noteThread>
export type NoteItem = NoteThread['answers'][number]

/**
 * The same in a list of the whole site. `part` describes `node`: its given name, or the blocks in it; absent where it
 * is gone.
 */
export const siteNote = z.object({
  ...thread,
  document: z.string(),
  part: z.optional(
    z.object({ name: z.optional(z.string()), kind: z.enum(['row', 'cell', 'block']), types: z.array(z.string()) }),
  ),
})
export type SiteNote = z.infer<typeof siteNote>
