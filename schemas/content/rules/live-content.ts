import { type Locale, locales } from '../../layout/locale'
import type { RichNode } from '../../layout/rich-text'
import type { PostContent } from '../entities/post-content'
import { isSame, sharedFields, textFields } from './content-fields'

/** The content with the texts of these languages alone: what readers may get of it. */
export function inLocales(content: PostContent, shown: readonly Locale[]): PostContent {
  const only = <T extends { th?: unknown; en?: unknown }>(texts: T): T =>
    Object.fromEntries(
      locales
        .filter((locale) => shown.includes(locale) && texts[locale] !== undefined)
        .map((locale) => [locale, texts[locale]]),
    ) as T
  return {
    ...content,
    ...Object.fromEntries(textFields.map((field) => [field, only(content[field])])),
    ...(content.cover ? { cover: { ...content.cover, alt: only(content.cover.alt) } } : {}),
  }
}

type Live = { content: PostContent; locales: readonly Locale[] }

/**
 * What is live once `published` languages of a version are: their texts come from the version, those of other live
 * languages stay as they are. Fields without a language are the post's, so the last publication decides them.
 */
export function publishLocales(
  live: Live | undefined,
  version: PostContent,
  published: readonly Locale[],
): { content: PostContent; locales: Locale[] } {
  const others = (live?.locales ?? []).filter((locale) => !published.includes(locale))
  const fresh = inLocales(version, published)
  const old = live && inLocales(live.content, others)
  const texts = Object.fromEntries(textFields.map((field) => [field, { ...old?.[field], ...fresh[field] }]))
  const alt = fresh.cover && {
    ...(old?.cover?.asset === fresh.cover.asset ? old.cover.alt : {}),
    ...fresh.cover.alt,
  }
  return {
    content: { ...fresh, ...texts, ...(fresh.cover && alt ? { cover: { ...fresh.cover, alt } } : {}) },
    locales: locales.filter((locale) => published.includes(locale) || others.includes(locale)),
  }
}

/** Whether a draft says, in the languages that are live, just what readers get. */
export function isPublishedWhole(live: Live, draft: PostContent): boolean {
  const shown = inLocales(draft, live.locales)
  return (
    textFields.every((field) => isSame(shown[field], live.content[field])) &&
    sharedFields.every((field) => isSame(shown[field], live.content[field]))
  )
}

/** What a language lacks to be published. */
export function missingFor(content: PostContent, locale: Locale): 'title' | 'body' | undefined {
  if (!content.title[locale]?.trim()) return 'title'
  const body = content.body[locale]
  return body && hasContent(body.content) ? undefined : 'body'
}

const hasContent = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) =>
    node.type === 'text'
      ? node.text.trim() !== ''
      : node.type === 'image' || ('content' in node && hasContent(node.content ?? [])),
  )

/** The languages that can be published. */
export const readyLocales = (content: PostContent): Locale[] =>
  locales.filter((locale) => missingFor(content, locale) === undefined)
