import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/post'
import { isRecord } from '@schemas/layout/json'
import { type Locale, locales } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { post } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { bodyOf, countWords, describeCard, isPublished, plainText, type PostRow, postPath } from '../../domain/posts-of'
import { withContents } from '../../domain/with-contents'

/** Number of newest posts scored for "related". */
const weighed = 40

export const handler = handle(call, async ({ input, tx, site, locale, session }) =>
  tx(async (db) => {
    const [row] = await db
      .select()
      .from(post)
      .where(
        and(
          isPublished,
          eq(post.slug, input.slug),
          input.category === undefined ? undefined : eq(post.category, input.category),
        ),
      )
    if (!row) throw new CallError('not_found', `Page not found: ${input.slug}`)
    const others =
      input.related > 0
        ? await db
            .select()
            .from(post)
            .where(and(isPublished, ne(post.id, row.id)))
            .orderBy(desc(post.publishedAt), desc(post.id))
            .limit(weighed)
        : []
    const adjacent = (older: boolean) =>
      db
        .select({ slug: post.slug, category: post.category, title: post.title })
        .from(post)
        .where(
          and(
            isPublished,
            eq(post.category, row.category),
            sql`(${post.publishedAt}, ${post.id}) ${sql.raw(older ? '<' : '>')} (${row.publishedAt.toISOString()}::timestamptz, ${row.id})`,
          ),
        )
        .orderBy(...(older ? [desc(post.publishedAt), desc(post.id)] : [asc(post.publishedAt), asc(post.id)]))
        .limit(1)
    const [[older], [newer]] = [await adjacent(true), await adjacent(false)]
    const neighbour = (found: typeof older) => found && { path: postPath(found), title: pickText(found.title, locale) }
    const card = describeCard(row, site, locale)
    const body = bodyOf(row.body, locale)
    return {
      post: { ...card, ...withContents(body) },
      related: nearest(row, others)
        .slice(0, input.related)
        .map((other) => describeCard(other, site, locale)),
      previous: neighbour(older),
      next: neighbour(newer),
      ...(hasRole(session.role, 'manager')
        ? {
            facts: {
              id: row.id,
              status: row.status,
              version: row.version,
              languages: languagesOf(row.body),
              words: countWords(plainText(body)),
            },
          }
        : {}),
      head: {
        title: card.title,
        description: card.excerpt,
        published: card.publishedAt,
        author: card.author.name,
        ...(row.cover ? { image: row.cover } : {}),
      },
    }
  }),
)

/** Most shared tags first, then the same category, then the newest. */
function nearest(row: PostRow, others: readonly PostRow[]): PostRow[] {
  const closeness = (other: PostRow) =>
    2 * other.tags.filter((tag) => row.tags.includes(tag)).length + (other.category === row.category ? 1 : 0)
  return [...others].sort((a, b) => closeness(b) - closeness(a))
}

function languagesOf(body: PostRow['body']): Locale[] {
  return 'type' in body ? [...locales] : locales.filter((locale) => isRecord(body[locale]))
}
