import * as z from 'zod/mini'
import { locales } from '../../layout/locale'
import { liveStates, visibilities, versionKinds, workStates } from './post-states'
import { postContent } from './post-content'

const texts = z.object({ th: z.optional(z.string()), en: z.optional(z.string()) })

/** A post as writers and editors see it in a list. */
export const deskPost = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  title: texts,
  owner: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** Who is to review it, or did last. */
  reviewer: z.optional(z.object({ id: z.string(), name: z.string() })),
  live: z.enum(liveStates),
  liveLocales: z.array(z.enum(locales)),
  work: z.enum(workStates),
  draftNo: z.int(),
  /** The version that a schedule holds, older than the draft where it was edited since. */
  frozenNo: z.optional(z.int()),
  frozenLocales: z.array(z.enum(locales)),
  /** The end that the schedule brings with it. */
  frozenUntil: z.optional(z.string()),
  publishAt: z.optional(z.string()),
  /** When what is live now ends. */
  unpublishAt: z.optional(z.string()),
  publishedAt: z.optional(z.string()),
  visibility: z.enum(visibilities),
  featured: z.boolean(),
  reviewNote: z.optional(z.string()),
  trashedAt: z.optional(z.string()),
  updatedAt: z.string(),
})
export type DeskPost = z.infer<typeof deskPost>

export const postVersionRow = z.object({
  no: z.int(),
  kind: z.enum(versionKinds),
  name: z.optional(z.string()),
  by: z.optional(z.string()),
  at: z.string(),
})

export const openedPost = z.extend(deskPost, { content: postContent })
