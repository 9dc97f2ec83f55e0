import { and, arrayContains, count, desc, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/posts'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { categoriesBySlug, currentCategory, feedPath, isBy, isListed, isOfMonth } from '@areas/content/server/public'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { likePattern, queryTerms } from '@gateway/text/text-search'
import { categoryDescription, categoryName, describeCard } from '../../domain/posts-of'

export const handler = handle(call, async ({ input, tx, site, locale, session }) => {
  const { category, tag, author, month, featured, q, limit, subject } = input
  const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  return tx(async (db) => {
    const counted =
      category && subject
        ? (
            await db
              .select({ all: count() })
              .from(post)
              .where(and(isListed(session.role), eq(post.category, category)))
          )[0]?.all
        : undefined
    const movedCategory = category && subject && !counted ? await currentCategory(db, category) : undefined
    if (subject && !counted && !movedCategory) throw new CallError('not_found', `Page not found: ${category ?? ''}`)
    const rows = await db
      .select()
      .from(post)
      .where(
        and(
          isListed(session.role),
          category === undefined ? undefined : eq(post.category, category),
          tag === undefined ? undefined : arrayContains(post.tags, [tag]),
          author === undefined ? undefined : isBy(author),
          featured === undefined ? undefined : eq(post.featured, featured),
          month === undefined ? undefined : isOfMonth(month, site.space.timeZone),
          ...queryTerms(q ?? '').map((term) => sql`${post.searchText} LIKE ${likePattern(term)}`),
          from && sql`(${post.publishedAt}, ${post.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
        ),
      )
      .orderBy(desc(post.publishedAt), desc(post.id))
      .limit(limit + 1)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const categories = await categoriesBySlug(db, [
      ...new Set([...shown.map((row) => row.category), ...(category ? [category] : [])]),
    ])
    const own = category === undefined ? undefined : categories.get(category)
    const name = category && categoryName(own, category, locale)
    const description = category && categoryDescription(own, locale)
    return {
      ...(movedCategory ? { moved: { page: movedCategory, category: movedCategory, slug: movedCategory } } : {}),
      posts: shown.map((row) => describeCard(row, { site, locale, categories })),
      ...(last ? { next: encodeCursor({ at: last.publishedAt, id: last.id }) } : {}),
      feed: feedPath(site, locale),
      ...(category && name && counted
        ? {
            category: { slug: category, name, count: counted, ...(description ? { description } : {}) },
            head: { title: name, ...(description ? { description } : {}) },
          }
        : {}),
    }
  })
})
