import { and, eq, sql } from 'drizzle-orm'
import type { PostCard } from '@schemas/site/entities/post'
import type { MenuItem } from '@schemas/site/entities/space'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import { localise } from '@schemas/layout/text'
import { pickText } from '@schemas/layout/pick-text'
import { post } from '@gateway/db/tables'
import { menusOf } from '@gateway/pages/site-menus'
import type { Site } from '@gateway/platform/sites'

export type PostRow = typeof post.$inferSelect

/** The condition without which no post leaves the gateway. */
export const isPublished = and(eq(post.status, 'published'), sql`${post.publishedAt} <= now()`)

export const postPath = ({ category, slug }: { category: string; slug: string }) => `/${category}/${slug}`

/** The body in a language, else in the available one. */
export function bodyOf(body: PostRow['body'], locale: Locale): RichTree {
  const picked = localise(body, locale)
  return isRecord(picked) && picked.type === 'doc' ? (picked as RichTree) : { type: 'doc', content: [] }
}

export function describeCard(row: PostRow, site: Site, locale: Locale): PostCard {
  const { name, role, portrait } = row.author
  return {
    slug: row.slug,
    category: { slug: row.category, name: categoryName(site, row.category, locale) },
    path: postPath(row),
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
  }
}

/** The label of the category's page in the site's menus, else its slug: categories have no table. */
export function categoryName(site: Site, category: string, locale: Locale): string {
  const item = menuItemTo(Object.values(menusOf(site, locale)).flat(), `/${category}`)
  if (item) return pickText(item.label, locale)
  const readable = category.replaceAll('-', ' ')
  return readable.charAt(0).toUpperCase() + readable.slice(1)
}

export function categoryDescription(site: Site, category: string, locale: Locale): string | undefined {
  return (
    pickText(menuItemTo(Object.values(menusOf(site, locale)).flat(), `/${category}`)?.description, locale) || undefined
  )
}

function menuItemTo(items: readonly MenuItem[], to: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.to === to ? item : menuItemTo(item.children ?? [], to)
    if (found) return found
  }
  return undefined
}

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
