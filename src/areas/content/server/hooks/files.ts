import type { AreaFile, AreaFileRequest } from '@gateway/pages/area-files'
import type { Site } from '@gateway/platform/sites'
import type { Services } from '@gateway/services'
import { isRecord } from '@schemas/layout/json'
import { linkKind } from '@schemas/layout/link-target'
import { type Locale, locales } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { RichTree } from '@schemas/layout/rich-text'
import { localise } from '@schemas/layout/text'
import { categoriesBySlug } from '../domain/categories'
import { type Feed, type FeedEntry, feedPosts } from '../domain/feed'
import { currentCategory } from '../domain/find-post'
import type { PostRow } from '../domain/live-row'
import { postPath } from '../domain/post-path'
import { richHtml } from '../domain/rich-html'
import { writeJsonFeed, writeRss } from '../domain/write-feed'

/** Feeds of a site's posts, those for everyone, in one language: `?category= &lang=`. */
export const files: Readonly<Record<string, AreaFile>> = {
  '/feed.xml': feedFile('/feed.xml', 'application/rss+xml; charset=utf-8', writeRss),
  '/feed.json': feedFile('/feed.json', 'application/feed+json; charset=utf-8', writeJsonFeed),
}

function feedFile(path: string, type: string, write: (feed: Feed) => string): AreaFile {
  return async (request) => {
    const { site, home, services } = request
    const { locale, category } = wantedOf(request)
    const { rows, known, moved } = await services.withSite(site.id, async (db) => ({
      rows: await feedPosts(db, locale, category),
      known: category === undefined ? undefined : (await categoriesBySlug(db, [category])).get(category),
      moved: category === undefined ? undefined : await currentCategory(db, category),
    }))
    const query = new URLSearchParams({
      ...(category === undefined ? {} : { category: moved ?? category }),
      ...(locale === site.space.locales[0] ? {} : { lang: locale }),
    }).toString()
    const self = `${path}${query ? `?${query}` : ''}`
    if (moved && rows.length === 0) return { to: self }
    // A category without a post that everyone may read is not told from none.
    if (category !== undefined && rows.length === 0) return undefined
    await services.pages.loadUploads(site, rows)
    const name = pickText(site.name, locale)
    const body = write({
      title: known ? `${pickText(known.name ?? undefined, locale) || known.slug} · ${name}` : name,
      description: pickText(known ? (known.description ?? undefined) : site.space.tagline, locale),
      locale,
      home,
      self: home + self,
      entries: rows.map((row) => entryOf(row, { site, locale, home, services })),
    })
    return { type, body }
  }
}

function wantedOf({ site: { space }, query: { lang, category } }: AreaFileRequest): {
  locale: Locale
  category: string | undefined
} {
  const offered = locales.filter((locale) => space.locales.includes(locale))
  return {
    locale: offered.find((locale) => locale === lang) ?? space.locales[0] ?? 'th',
    category: typeof category === 'string' && category !== '' ? category.slice(0, 200) : undefined,
  }
}

type EntryOptions = { site: Site; locale: Locale; home: string; services: Services }

function entryOf(row: PostRow, { site, locale, home, services }: EntryOptions): FeedEntry {
  const asset = services.pages.assets(site, locale)
  const picture = (name: string) => {
    const found = asset(name)
    if (found?.kind === 'raster') return absolute(found.jpeg ?? found.src, home)
    return found?.kind === 'svg' && found.jpeg ? absolute(found.jpeg, home) : undefined
  }
  const body: unknown = localise(row.body, locale)
  const language = locale === site.space.locales[0] ? '' : `?lang=${locale}`
  return {
    id: row.id,
    title: pickText(row.title, locale),
    address: home + postPath(row, site) + language,
    excerpt: pickText(row.excerpt, locale),
    html:
      isRecord(body) && body.type === 'doc'
        ? richHtml(body as RichTree, { link: (href) => absoluteLink(href, home), picture })
        : '',
    author: pickText(row.author.name, locale),
    tags: row.tags.map((tag) => pickText(site.space.topics?.[tag], locale) || tag),
    publishedAt: row.publishedAt,
    changedAt: row.changedAt,
    image: row.cover ? picture(row.cover) : undefined,
  }
}

const absolute = (address: string, home: string): string => new URL(address, home).href

function absoluteLink(href: string, home: string): string | undefined {
  const kind = linkKind(href)
  if (kind === 'internal') return URL.canParse(href, home) ? absolute(href, home) : undefined
  return kind === 'external' || kind === 'mail' || kind === 'tel' ? href : undefined
}
