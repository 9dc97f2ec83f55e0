import { and, desc, sql } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/search'
import { pickText } from '@schemas/layout/pick-text'
import { isListed, postPath } from '@areas/content/server/public'
import { post } from '@gateway/db/post-tables'
import { handle } from '@gateway/call/handle'
import { excerptAround, likePattern, queryTerms, rank } from '@gateway/text/text-search'
import { pageTexts } from '../../domain/page-texts'
import { bodyOf, plainText } from '../../domain/posts-of'

/** Newest posts considered; ranking is done here, because titles and excerpts are per language. */
const maxPosts = 100

export const handler = handle(call, async ({ input, services, site, session, locale: spoken, tx }) => {
  const locale = input.lang ?? spoken
  const terms = queryTerms(input.q)
  if (terms.length === 0) return { results: [] }
  const rows = await tx((db) =>
    db
      .select()
      .from(post)
      .where(and(isListed(session.role), ...terms.map((term) => sql`${post.searchText} LIKE ${likePattern(term)}`)))
      .orderBy(desc(post.publishedAt), desc(post.id))
      .limit(maxPosts),
  )
  const posts = rows.map((row) => ({
    kind: 'post' as const,
    path: postPath(row, site),
    title: pickText(row.title, locale),
    description: pickText(row.excerpt, locale),
    text: plainText(bodyOf(row.body, locale)),
    other: row.searchText,
  }))
  const pages = pageTexts(services, site, session.role, locale).map((page) => ({
    kind: 'page' as const,
    ...page,
    other: '',
  }))
  const ranked = [...pages, ...posts]
    .map((place) => ({ place, score: rank({ ...place, text: `${place.text} ${place.other}` }, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return {
    results: ranked.slice(0, input.limit ?? 20).map(({ place: { kind, path, title, description, text } }) => {
      const inDescription = description !== '' && terms.some((term) => description.toLowerCase().includes(term))
      return {
        kind,
        path,
        title,
        excerpt: excerptAround(
          inDescription || !text
            ? description
            : terms.some((term) => text.toLowerCase().includes(term))
              ? text
              : description || text,
          terms,
        ),
      }
    }),
  }
})
