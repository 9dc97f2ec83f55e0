import { and, arrayContains, count, desc, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/posts'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { post } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { likePattern, queryTerms } from '@gateway/text/text-search'
import { categoryDescription, categoryName, describeCard, isPublished } from '../../domain/posts-of'

export const handler = handle(call, async ({ input, tx, site, locale }) => {
  const { category, tag, q, limit, subject } = input
  const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  return tx(async (db) => {
    const counted =
      category && subject
        ? (
            await db
              .select({ all: count() })
              .from(post)
              .where(and(isPublished, eq(post.category, category)))
          )[0]?.all
        : undefined
    if (subject && !counted) throw new CallError('not_found', `Page not found: ${category ?? ''}`)
    const rows = await db
      .select()
      .from(post)
      .where(
        and(
          isPublished,
          category === undefined ? undefined : eq(post.category, category),
          tag === undefined ? undefined : arrayContains(post.tags, [tag]),
          ...queryTerms(q ?? '').map((term) => sql`${post.searchText} LIKE ${likePattern(term)}`),
          from && sql`(${post.publishedAt}, ${post.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
        ),
      )
      .orderBy(desc(post.publishedAt), desc(post.id))
      .limit(limit + 1)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const name = category && categoryName(site, category, locale)
    const description = category && categoryDescription(site, category, locale)
    return {
      posts: shown.map((row) => describeCard(row, site, locale)),
      ...(last ? { next: encodeCursor({ at: last.publishedAt, id: last.id }) } : {}),
      ...(category && name && counted
        ? {
            category: { slug: category, name, count: counted, ...(description ? { description } : {}) },
            head: { title: name, ...(description ? { description } : {}) },
          }
        : {}),
    }
  })
})
