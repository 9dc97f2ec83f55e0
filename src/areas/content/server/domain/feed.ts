import { and, arrayContains, desc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import type { Locale } from '@schemas/layout/locale'
import type { Space } from '@schemas/site/entities/space'
import type { PostRow } from './live-row'
import { isListed } from './readable-posts'

/** Posts of a feed. */
const maxPosts = 30

/** The newest posts for everyone that are live in a language, of a category where one is named. */
export const feedPosts = (db: Db, locale: Locale, category: string | undefined): Promise<PostRow[]> =>
  db
    .select()
    .from(post)
    .where(
      and(
        isListed('guest'),
        arrayContains(post.liveLocales, [locale]),
        category === undefined ? undefined : eq(post.category, category),
      ),
    )
    .orderBy(desc(post.publishedAt), desc(post.id))
    .limit(maxPosts)

/** The address of the site's feed in a language. */
export const feedPath = ({ space }: { space: Pick<Space, 'locales'> }, locale: Locale): string =>
  locale === space.locales[0] ? '/feed.xml' : `/feed.xml?lang=${locale}`

/** A post in a feed, with absolute addresses. */
export type FeedEntry = {
  id: string
  title: string
  address: string
  excerpt: string
  html: string
  author: string
  tags: string[]
  publishedAt: Date
  changedAt: Date | null
  image?: string | undefined
}

export type Feed = {
  title: string
  description: string
  locale: Locale
  /** The site’s, and the feed’s own. */
  home: string
  self: string
  entries: readonly FeedEntry[]
}
