import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ExportedRedirect } from '@schemas/editor/entities/export-file'
import { releaseTokens } from '@schemas/editor/entities/theme'
import type { Space } from '@schemas/site/entities/space'
import { itemAsset } from '@schemas/layout/item-asset'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import type { Db } from '../db/open'
import { post } from '../db/post-tables'
import { release, type ReleaseContent, site, siteTheme } from '../db/tables'
import { themePatterns } from '../pages/site-pages'
import { readFonts } from '../themes/font-rows'
import type { Themes } from '../themes/themes'
import type { Log } from '../log'
import { type NewPost, readPosts, readSiteFile, siteFileOf } from './site-files'
import type { Site } from './sites'
import { asSite } from './with-platform'

type SlotPacks = Record<ThemeSlot, string>
/** The content of a new site, independent of any site. `from` is the site whose pictures it shows. */
export type Template = {
  theme: SlotPacks
  space: Omit<Space, 'id' | 'name' | 'locales' | 'timeZone' | 'tagline'>
  content: ReleaseContent
  posts: NewPost[]
  /** Uploaded font files, by upload name: themes reference them by family. */
  fonts: string[]
  looks: Omit<typeof siteTheme.$inferInsert, 'siteId' | 'updatedBy'>[]
  from?: string
  /** The name of that site. */
  formerName?: LocalisedText
  favicon?: string
  redirects?: ExportedRedirect[]
}
export type TemplateEntry = {
  id: string
  kind: 'pack' | 'site'
  title: LocalisedText
  tagline?: LocalisedText
  pages: number
  posts: number
  pack: string
  tokens: unknown
}

type Deps = { themes: Themes; files: Record<string, string>; log: Log }

/** All templates: packs in their order, then sites by key. */
export async function listTemplates(tx: Db, deps: Deps): Promise<TemplateEntry[]> {
  const packs = deps.themes.names().map((name) => packEntry(name, deps))
  const rows = await tx
    .select({
      id: site.siteId,
      name: site.name,
      theme: site.theme,
      tagline: sql<LocalisedText | null>`${site.space}->'tagline'`,
      tokens: sql<unknown>`${release.content}->'tokens'`,
      own: sql<
        string[] | null
      >`(SELECT jsonb_agg(key) FROM jsonb_object_keys(coalesce(${release.content}->'pages', '{}')) AS key)`,
    })
    .from(site)
    .innerJoin(release, and(eq(release.siteId, site.siteId), eq(release.no, site.releaseNo)))
    .orderBy(asc(site.siteId))
    .limit(500)
  const posts = new Map(
    (
      await tx
        .select({ id: post.siteId, count: sql<number>`count(*)::int` })
        .from(post)
        .where(eq(post.status, 'published'))
        .groupBy(post.siteId)
    ).map((row) => [row.id, row.count]),
  )
  const sites = rows.map((row): TemplateEntry => {
    const pack = releaseTokens.safeParse(row.tokens).data?.pack ?? row.theme.homepage
    const pages = new Set([...themePatterns(asPages(row.theme), deps.themes), ...(row.own ?? [])])
    return {
      id: `site:${row.id}`,
      kind: 'site',
      title: row.name,
      ...(row.tagline ? { tagline: row.tagline } : {}),
      pages: pages.size,
      posts: posts.get(row.id) ?? 0,
      pack,
      tokens: row.tokens,
    }
  })
  return [...packs, ...sites]
}

function packEntry(name: string, { themes, files, log }: Deps): TemplateEntry {
  const found = packFile(name, { themes, files, log })
  const title = themes.get(name)?.theme.title ?? name
  const folder = siteFileOf(name).replace('site.json', 'posts/')
  return {
    id: `pack:${name}`,
    kind: 'pack',
    title,
    ...(found.tagline ? { tagline: found.tagline } : {}),
    pages: themePatterns(asPages(found.theme), themes).length,
    posts: Object.keys(files).filter((file) => file.startsWith(folder)).length,
    pack: name,
    tokens: undefined,
  }
}

/** Enough of a site to list the pages of its themes. */
const asPages = (theme: SlotPacks) => ({ theme }) as Site

/** A pack's own site file; a pack without a readable one starts with its pages only. */
function packFile(
  name: string,
  { files, log }: Deps,
): { theme: SlotPacks; tagline: LocalisedText | undefined; space: Template['space'] } {
  const file = siteFileOf(name)
  try {
    if (files[file] !== undefined) {
      const { theme, space } = readSiteFile(files, file)
      const {
        id: _id,
        name: _name,
        locales: _locales,
        timeZone: _zone,
        tagline,
        announcement: _announcement,
        analytics: _analytics,
        copyright: _copyright,
        ...rest
      } = space
      // Contact details and copyright belong to the new site's owner.
      return { theme, tagline, space: { ...rest, contact: {} } }
    }
  } catch (error) {
    log.error({ file, err: error }, 'A template could not be read.')
  }
  return {
    theme: Object.fromEntries(themeSlots.map((slot) => [slot, name])) as SlotPacks,
    tagline: undefined,
    space: { menus: {}, contact: {} },
  }
}

/** A template by its id; undefined when there is none. */
export async function findTemplate(tx: Db, id: string, deps: Deps): Promise<Template | undefined> {
  const [kind, name = ''] = id.split(':')
  if (kind === 'pack') {
    if (!deps.themes.get(name)) return undefined
    const { theme, space } = packFile(name, deps)
    return {
      theme,
      space,
      content: {},
      posts: readPosts(deps.files, siteFileOf(name), deps.log),
      fonts: [],
      looks: [],
    }
  }
  const [found] = await tx
    .select({ site, content: release.content })
    .from(site)
    .innerJoin(release, and(eq(release.siteId, site.siteId), eq(release.no, site.releaseNo)))
    .where(eq(site.siteId, name))
  if (!found) return undefined
  // Read as that site: row-level security limits the copy to what the site itself can read.
  return asSite(tx, name, async (db) => {
    const posts = await db
      // What is live for everyone; the new site's database makes versions, authors and categories of it.
      .select({
        slug: post.slug,
        category: post.category,
        title: post.title,
        excerpt: post.excerpt,
        body: post.body,
        cover: post.cover,
        author: post.author,
        tags: post.tags,
        searchText: post.searchText,
        status: post.status,
        publishedAt: post.publishedAt,
      })
      .from(post)
      .where(eq(post.status, 'published'))
      .orderBy(desc(post.publishedAt), post.id)
    const themeRows = await db
      .select()
      .from(siteTheme)
      .where(sql`${siteTheme.trashedAt} IS NULL`)
      .orderBy(asc(siteTheme.name))
    const {
      id: _id,
      name: _name,
      locales: _locales,
      timeZone: _zone,
      tagline: _tagline,
      announcement: _announcement,
      analytics: _analytics,
      // As with packs: they are the other site's own.
      copyright: _copyright,
      contact: _contact,
      ...space
    } = found.site.space
    return {
      from: name,
      formerName: found.site.name,
      theme: found.site.theme,
      ...(found.site.favicon ? { favicon: found.site.favicon } : {}),
      space: { ...space, contact: {} },
      content: contentAlone(found.content),
      posts,
      fonts: (await readFonts(db)).filter(({ trashedAt }) => !trashedAt).map((row) => itemAsset(row.id)),
      looks: themeRows.map(({ siteId: _site, updatedBy: _by, ...fields }) => ({ ...fields, version: 1 })),
    }
  })
}

/**
 * A release as another site's first: its draft versions, decisions, changes and rollback belong to the original's
 * history.
 */
function contentAlone(content: ReleaseContent): ReleaseContent {
  const { versions: _versions, decided: _decided, changed: _changed, backTo: _backTo, ...rest } = content
  return isRecord(rest) ? rest : {}
}
