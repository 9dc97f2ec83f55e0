import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import type { Role } from '@schemas/layout/role'
import { postAuthor, postCategory } from '../tables'
import { isListed } from './readable-posts'

/** Categories with the posts that a role finds in lists; none without any. */
export const countedCategories = (db: Db, role: Role) =>
  db
    .select({
      slug: postCategory.slug,
      name: postCategory.name,
      description: postCategory.description,
      cover: postCategory.cover,
      count: count(),
    })
    .from(postCategory)
    .innerJoin(post, and(eq(post.siteId, postCategory.siteId), eq(post.category, postCategory.slug)))
    .where(isListed(role))
    .groupBy(postCategory.siteId, postCategory.id)
    .orderBy(sql`${postCategory.rank} COLLATE "C"`, asc(postCategory.slug))

/** Authors with the posts that a role finds in lists; none without any. */
export const countedAuthors = (db: Db, role: Role) =>
  db
    .select({
      slug: postAuthor.slug,
      name: postAuthor.name,
      role: postAuthor.role,
      bio: postAuthor.bio,
      portrait: postAuthor.portrait,
      links: postAuthor.links,
      count: count(),
    })
    .from(postAuthor)
    .innerJoin(post, and(eq(post.siteId, postAuthor.siteId), sql`${postAuthor.id} = ANY(${post.authorIds})`))
    .where(isListed(role))
    .groupBy(postAuthor.siteId, postAuthor.id)
    .orderBy(asc(postAuthor.slug))

/** The month of a post's publication in a site's time zone. */
const monthOf = (timeZone: string) =>
  sql<string>`to_char(${post.publishedAt} AT TIME ZONE ${timeZone}::text, 'YYYY-MM')`

export const isOfMonth = (month: string, timeZone: string) => sql`${monthOf(timeZone)} = ${month}`

const isOfCategory = (category: string | undefined) =>
  category === undefined ? undefined : eq(post.category, category)

/** Months of one answer: fifty years. */
const maxMonths = 600

/** Months with posts that a role finds in lists, the newest first. */
export const countedMonths = (
  db: Db,
  role: Role,
  { timeZone, category }: { timeZone: string; category: string | undefined },
) =>
  db
    .select({ month: monthOf(timeZone), count: count() })
    .from(post)
    .where(and(isListed(role), isOfCategory(category)))
    .groupBy(sql`1`)
    .orderBy(sql`1 DESC`)
    .limit(maxMonths)

/** Tags of one answer. */
const maxTags = 100

/** Tags of posts that a role finds in lists, the most used first. */
export const countedTags = (db: Db, role: Role, category: string | undefined) =>
  db
    .select({ tag: sql<string>`tag`, count: count() })
    .from(sql`${post} CROSS JOIN LATERAL unnest(${post.tags}) AS tag`)
    .where(and(isListed(role), isOfCategory(category)))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) DESC`, sql`tag COLLATE "C"`)
    .limit(maxTags)

/** Posts of an author, by the author's slug. */
export const isBy = (slug: string) =>
  sql`EXISTS (SELECT 1 FROM ${postAuthor} WHERE ${postAuthor.siteId} = ${post.siteId} AND ${postAuthor.slug} = ${slug} AND ${postAuthor.id} = ANY(${post.authorIds}))`
