import * as z from 'zod/mini'
import { attachment } from '../../files/entities/attachment'

/** Longest message (characters). */
export const maxMessageLength = 4000
/** Files of one message. */
export const maxMessageFiles = 10

export const threadId = z.string().check(z.minLength(1), z.maxLength(64))

/** The other person of a conversation. Someone who left the site has no name any more. */
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
  /** Absent for messages from the site itself. */
  person: z.optional(correspondent),
  last: z.object({ body: z.string(), at: z.string(), isOwn: z.boolean() }),
  unread: z.int(),
})
export type ThreadEntry = z.infer<typeof threadEntry>

export const messageEntry = z.object({
  id: z.string(),
  no: z.int(),
  /** Empty where a message has files alone. */
  body: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
  files: z.optional(z.array(attachment)),
  /** The page of the site that a notice links to. */
  link: z.optional(z.string()),
})
export type MessageEntry = z.infer<typeof messageEntry>
