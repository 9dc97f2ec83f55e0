import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/post'
import { hasRole } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { categoriesBySlug, feedPath, findPost, findPreview, isListed, postPath } from '@areas/content/server/public'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { bodyOf, countWords, describeCard, plainText, type PostRow } from '../../domain/posts-of'
import { withContents } from '../../domain/with-contents'

/** Number of newest posts scored for "related". */
const weighed = 40

export const handler = handle(call, async ({ input, tx, site, locale, session }) =>
  tx(async (db) => {
    const found = input.preview
      ? await findPreview(db, input.slug, input.preview)
      : await findPost(db, input.slug, session.role)
    if (!found) throw new CallError('not_found', `Page not found: ${input.slug}`)
    const { row, content, locales: languages } = found
    const others =
      input.related > 0
        ? await db
            .select()
            .from(post)
            .where(and(isListed(session.role), ne(post.id, row.id)))
            .orderBy(desc(post.publishedAt), desc(post.id))
            .limit(weighed)
        : []
    const adjacent = (older: boolean) =>
      db
        .select({ slug: post.slug, category: post.category, title: post.title })
        .from(post)
        .where(
          and(
            isListed(session.role),
            eq(post.category, row.category),
            sql`(${post.publishedAt}, ${post.id}) ${sql.raw(older ? '<' : '>')} (${row.publishedAt.toISOString()}::timestamptz, ${row.id})`,
          ),
        )
        .orderBy(...(older ? [desc(post.publishedAt), desc(post.id)] : [asc(post.publishedAt), asc(post.id)]))
        .limit(1)
    const [[older], [newer]] = [await adjacent(true), await adjacent(false)]
    const neighbour = (sibling: typeof older) =>
      sibling && { path: postPath(sibling, site), title: pickText(sibling.title, locale) }
    const categories = await categoriesBySlug(db, [...new Set([row, ...others].map(({ category }) => category))])
    const card = describeCard(row, { site, locale, categories, languages })
    const body = bodyOf(row.body, locale)
    const isElsewhere = input.category !== undefined && input.category !== row.category
    const { [locale]: metaTitle } = content.metaTitle
    const { [locale]: metaDescription } = content.metaDescription
    const image = content.shareImage ?? row.cover
    return {
      post: { ...card, ...withContents(body), languages },
      related: nearest(row, others)
        .slice(0, input.related)
        .map((other) => describeCard(other, { site, locale, categories })),
      previous: neighbour(older),
      next: neighbour(newer),
      ...(hasRole(session.role, 'manager')
        ? {
            facts: {
              id: row.id,
              status: row.live === 'live' ? 'published' : row.live === 'archived' ? 'archived' : 'draft',
              work: row.work,
              version: row.version,
              languages,
              words: countWords(plainText(body)),
            },
          }
        : {}),
      feed: feedPath(site, locale),
      head: {
        title: metaTitle?.trim() || card.title,
        description: metaDescription?.trim() || card.excerpt,
        published: card.publishedAt,
        author: card.author.name,
        ...(image ? { image } : {}),
        ...(card.changedAt ? { changed: card.changedAt } : {}),
        canonical: content.canonical ?? card.path,
        languages,
        ...(input.preview ? { noindex: true } : {}),
      },
      ...(!input.preview && (found.isFormer || isElsewhere)
        ? { moved: { page: row.category, category: row.category, post: row.slug, slug: row.slug } }
        : {}),
    }
  }),
)

/** Most shared tags first, then the same category, then the newest. */
function nearest(row: PostRow, others: readonly PostRow[]): PostRow[] {
  const closeness = (other: PostRow) =>
    2 * other.tags.filter((tag) => row.tags.includes(tag)).length + (other.category === row.category ? 1 : 0)
  return [...others].sort((a, b) => closeness(b) - closeness(a))
}
