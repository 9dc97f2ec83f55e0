import * as z from 'zod/mini'

/** The most that one note says (characters), and the most notes that a document has, answers included. */
export const noteLimits = { length: 2000, count: 500 }

const said = {
  id: z.string(),
  body: z.string(),
  /** Who wrote it; somebody who has left has no name any more. */
  by: z.optional(z.string()),
  isOwn: z.boolean(),
  at: z.string(),
}

/** A note on a page, or on a part of it, with its answers in the order in which they came. */
export const noteThread = z.object({
  ...said,
  /** The part that it is about; of the document as a whole when absent. */
  node: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  settledBy: z.optional(z.string()),
  answers: z.array(z.object(said)),
})
export type NoteThread = z.infer<typeof noteThread>
