import type { PostCard } from '@schemas/site/entities/post'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import { localise } from '@schemas/layout/text'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { post } from '@gateway/db/post-tables'
import { postPath } from '@areas/content/server/public'
import type { Site } from '@gateway/platform/sites'

export type PostRow = typeof post.$inferSelect

/** The body in a language, else in the available one. */
export function bodyOf(body: PostRow['body'], locale: Locale): RichTree {
  const picked = localise(body, locale)
  return isRecord(picked) && picked.type === 'doc' ? (picked as RichTree) : { type: 'doc', content: [] }
}

type CardOptions = {
  site: Site
  locale: Locale
  categories: ReadonlyMap<string, CategoryNames>
  /** Those that are live, by default. */
  languages?: readonly Locale[]
}

export function describeCard(row: PostRow, { site, locale, categories, languages }: CardOptions): PostCard {
  const { name, role, portrait } = row.author
  const shown = languages ?? row.liveLocales
  const lang = shown.includes(locale) ? undefined : shown[0]
  return {
    slug: row.slug,
    category: { slug: row.category, name: categoryName(categories.get(row.category), row.category, locale) },
    path: postPath(row, site),
    title: pickText(row.title, locale),
    excerpt: pickText(row.excerpt, locale),
    ...(row.cover ? { cover: { asset: row.cover } } : {}),
    author: {
      name: pickText(name, locale),
      ...(role ? { role: pickText(role, locale) } : {}),
      ...(portrait ? { portrait: { asset: portrait } } : {}),
    },
    tags: row.tags.map((tag) => ({ tag, name: pickText(site.space.topics?.[tag], locale) || tag })),
    publishedAt: row.publishedAt.toISOString(),
    readingMinutes: readingMinutes(plainText(bodyOf(row.body, locale))),
    ...(lang ? { lang } : {}),
    ...(row.changedAt ? { changedAt: row.changedAt.toISOString() } : {}),
  }
}

type CategoryNames = { name: LocalisedText | null; description: LocalisedText | null }

/** A category's name, else its slug as words. */
export function categoryName(category: CategoryNames | undefined, slug: string, locale: Locale): string {
  const name = pickText(category?.name ?? undefined, locale)
  if (name) return name
  const readable = slug.replaceAll('-', ' ')
  return readable.charAt(0).toUpperCase() + readable.slice(1)
}

export const categoryDescription = (category: CategoryNames | undefined, locale: Locale): string | undefined =>
  pickText(category?.description ?? undefined, locale) || undefined

/** The plain text of a tree, blocks separated by a space. */
export function plainText(tree: RichTree): string {
  const visit = (nodes: readonly RichNode[]): string =>
    nodes
      .map((node) =>
        node.type === 'text'
          ? node.text
          : 'content' in node && node.content
            ? `${visit(node.content)}${node.type === 'paragraph' || node.type === 'heading' ? ' ' : ''}`
            : ' ',
      )
      .join('')
  return visit(tree.content).replace(/\s+/g, ' ').trim()
}

/**
 * Minutes at some 900 characters for Thai (which has no spaces to count words by) and 220 words for other scripts. At
 * least 1.
 */
export function readingMinutes(text: string): number {
  const thai = text.match(/[\u0e00-\u0e7f]/g)?.length ?? 0
  return Math.max(1, Math.round(thai / 900 + countOtherWords(text) / 220))
}

/** Word count as writers use it; a Thai word has about four and a half characters. */
export function countWords(text: string): number {
  const thai = text.match(/[\u0e00-\u0e7f]/g)?.length ?? 0
  return Math.round(thai / 4.5) + countOtherWords(text)
}

const countOtherWords = (text: string) => text.replace(/[\u0e00-\u0e7f]+/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
