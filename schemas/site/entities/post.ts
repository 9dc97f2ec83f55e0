import * as z from 'zod/mini'
import { locales } from '../../layout/locale'
import { type RichTree, richTree } from '../../layout/rich-text'

const picture = z.object({ asset: z.string() })

export const postAuthor = z.object({ name: z.string(), role: z.optional(z.string()), portrait: z.optional(picture) })

/** A post in a list, in the reader's language. */
export const postCard = z.object({
  slug: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: z.optional(picture),
  author: postAuthor,
  tags: z.array(z.object({ tag: z.string(), name: z.string() })),
  publishedAt: z.string(),
  readingMinutes: z.int(),
  /** The language of its texts, where it is not live in the reader's. */
  lang: z.optional(z.enum(locales)),
  /** When readers were last shown a change. */
  changedAt: z.optional(z.string()),
})
export type PostCard = z.infer<typeof postCard>

export const postContents = z.array(z.object({ id: z.string(), text: z.string(), level: z.int() }))

/** A post to read: every heading of the body has an id, which the table of contents links to. */
export const postFull = z.extend(postCard, {
  body: richTree as unknown as z.ZodMiniType<RichTree, RichTree>,
  contents: postContents,
  /** The languages in which it is live. */
  languages: z.optional(z.array(z.enum(locales))),
})
export type PostFull = z.infer<typeof postFull>

/** Head data that a call's answer gives the page. */
export const subjectHead = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  published: z.optional(z.string()),
  author: z.optional(z.string()),
  changed: z.optional(z.string()),
  /** The address that search engines are to know, a path of the site or one elsewhere. */
  canonical: z.optional(z.string()),
  /** Languages that the subject is in; all of the site's where it names none. */
  languages: z.optional(z.array(z.enum(locales))),
  noindex: z.optional(z.boolean()),
})

/** Parameters of the page's address under which the subject is found now: the page leads on there. */
export const movedTo = z.record(z.string(), z.string())
