import * as z from 'zod/mini'
import { assetName } from '../../layout/image'
import { isHttpsAddress } from '../../layout/https-address'
import { type RichTree, richTree } from '../../layout/rich-text'

const inBoth = <T extends z.ZodMiniType>(part: T) => z.strictObject({ th: z.optional(part), en: z.optional(part) })
const line = (length: number) => inBoth(z.string().check(z.maxLength(length)))

const httpsAddress = () => z.string().check(z.maxLength(2000), z.refine(isHttpsAddress))

const tree = richTree as unknown as z.ZodMiniType<RichTree, RichTree>

/** Everything that a version of a post holds. Texts are per language, the rest is the post's in every language. */
export const postContent = z.strictObject({
  title: line(200),
  excerpt: line(1000),
  body: inBoth(tree),
  cover: z.optional(z.strictObject({ asset: assetName(), alt: line(300) })),
  /** Ids of `post_author`, the first one is named in lists. */
  authors: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(8)),
  tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
  metaTitle: line(200),
  metaDescription: line(400),
  /** Where the text appeared first, when that is elsewhere. */
  canonical: z.optional(httpsAddress()),
  shareImage: z.optional(assetName()),
})
export type PostContent = z.infer<typeof postContent>

/** What one save changes: whole fields, texts by language. `null` removes a picture or an address. */
export const postChanges = z.strictObject({
  title: z.optional(line(200)),
  excerpt: z.optional(line(1000)),
  body: z.optional(inBoth(tree)),
  cover: z.optional(z.nullable(z.strictObject({ asset: assetName(), alt: line(300) }))),
  authors: z.optional(postContent.shape.authors),
  tags: z.optional(postContent.shape.tags),
  metaTitle: z.optional(line(200)),
  metaDescription: z.optional(line(400)),
  canonical: z.optional(z.nullable(httpsAddress())),
  shareImage: z.optional(z.nullable(assetName())),
})
export type PostChanges = z.infer<typeof postChanges>

export const emptyContent = (): PostContent => ({
  title: {},
  excerpt: {},
  body: {},
  authors: [],
  tags: [],
  metaTitle: {},
  metaDescription: {},
})
