import { desc } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import type { ListedAddress } from '@gateway/pages/listed-addresses'
import type { Site } from '@gateway/platform/sites'
import { postPath } from '../domain/post-path'
import { isListed } from '../domain/readable-posts'

/** Addresses of one sitemap. */
const maxPosts = 5000

/** Posts for everyone, newest first. */
export async function sitemap(db: Db, site: Site): Promise<ListedAddress[]> {
  const rows = await db
    .select({
      slug: post.slug,
      category: post.category,
      languages: post.liveLocales,
      changedAt: post.changedAt,
      publishedAt: post.publishedAt,
    })
    .from(post)
    .where(isListed('guest'))
    .orderBy(desc(post.publishedAt), desc(post.id))
    .limit(maxPosts)
  return rows.map((row) => ({
    path: postPath(row, site),
    languages: row.languages,
    changedAt: row.changedAt ?? row.publishedAt,
  }))
}
