import * as z from 'zod/mini'

/** The most that one note says (characters), and the most notes that a document has, answers included. */
export const noteLimits = { length: 2000, count: 500 }

const noteFields = {
  id: z.string(),
  body: z.string(),
  /** Who is named in `body`, in its order. */
  mentions: z.array(z.object({ at: z.int(), length: z.int(), isYou: z.boolean() })),
  /** Who wrote it; somebody who has left has no name any more. */
  by: z.optional(z.string()),
  isOwn: z.boolean(),
  at: z.string(),
}

const thread = {
  ...noteFields,
  /** The part that it is about; of the document as a whole when absent. */
  node: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  settledBy: z.optional(z.string()),
  /** The reader wrote in it, or is named in it. */
  isMine: z.boolean(),
  /** Others wrote in it since the reader last looked. */
  isNew: z.boolean(),
  answers: z.array(z.object(noteFields)),
}

/** A note on a page, or on a part of it, with its answers in the order in which they came. */
export const noteThread = z.object(thread)
export type NoteThread = z.infer<typeof noteThread>
export type NoteItem = NoteThread['answers'][number]

/** The same in a list of the whole site. `part` is what `node` is: the name that it was given, or the blocks that stand in it; none where it is gone. */
export const siteNote = z.object({
  ...thread,
  document: z.string(),
  part: z.optional(
    z.object({ name: z.optional(z.string()), kind: z.enum(['row', 'cell', 'block']), types: z.array(z.string()) }),
  ),
})
export type SiteNote = z.infer<typeof siteNote>
