import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/choices'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { postAuthorOf, reviewerNames } from '../../domain/author-of-post'
import { countTags } from '../../domain/tags'
import { postAuthor, postCategory } from '../../tables'

/** Rows of each kind in one answer. */
const maxRows = 500

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    await postAuthorOf(db, context)
    const topics = context.site.space.topics ?? {}
    const categories = await db
      .select({ row: postCategory, count: count(post.id) })
      .from(postCategory)
      .leftJoin(
        post,
        and(eq(post.siteId, postCategory.siteId), eq(post.category, postCategory.slug), isNull(post.trashedAt)),
      )
      .groupBy(postCategory.siteId, postCategory.id)
      .orderBy(sql`${postCategory.rank} COLLATE "C"`, asc(postCategory.slug))
      .limit(maxRows)
    const authors = await db.select().from(postAuthor).orderBy(asc(postAuthor.slug)).limit(maxRows)
    return {
      categories: categories.map(({ row, count: posts }) => ({
        id: row.id,
        slug: row.slug,
        name: row.name ?? {},
        description: row.description ?? {},
        ...(row.cover ? { cover: row.cover } : {}),
        version: row.version,
        count: posts,
      })),
      authors: authors.map((row) => ({
        id: row.id,
        slug: row.slug,
        name: textsOf(row.name),
        role: textsOf(row.role),
        bio: textsOf(row.bio),
        ...(row.portrait ? { portrait: row.portrait } : {}),
        links: row.links,
        version: row.version,
      })),
      tags: (await countTags(db)).map((each) => ({ ...each, name: textsOf(topics[each.tag]) })),
      reviewers: await reviewerNames(db),
    }
  }),
)

type Texts = { th?: string | undefined; en?: string | undefined }

/** A stored text by language; one without languages is the same in both. */
const textsOf = (stored: Texts | string | null | undefined): Texts =>
  typeof stored === 'string' ? { th: stored, en: stored } : (stored ?? {})
