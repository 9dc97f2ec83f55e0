import * as z from 'zod/mini'

/** The most that one message says (characters). */
export const maxMessageLength = 4000
/** The longest that a question for news is held open (s): shorter than what proxies wait for. */
export const maxWaitSeconds = 25

export const threadId = z.string().check(z.minLength(1), z.maxLength(64))

/** Somebody one writes with. Whoever left the site has no name any more. */
export const correspondent = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.string(),
  avatar: z.optional(z.string()),
})
export type Correspondent = z.infer<typeof correspondent>

export const threadEntry = z.object({
  id: z.string(),
  kind: z.enum(['direct', 'notices']),
  /** Nobody, where the site speaks. */
  person: z.optional(correspondent),
  last: z.object({ body: z.string(), at: z.string(), isOwn: z.boolean() }),
  unread: z.int(),
})
export type ThreadEntry = z.infer<typeof threadEntry>

export const messageEntry = z.object({
  id: z.string(),
  no: z.int(),
  body: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
  /** A page of the site that a notice leads to. */
  link: z.optional(z.string()),
})
export type MessageEntry = z.infer<typeof messageEntry>
