import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { type Role, roles, viewFor } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { draft, person, previewLink, type ReleaseChange } from '../db/tables'
import { unlockedAt } from '../page-passwords/locked-pages'
import type { Site } from '../platform/sites'
import { draftThemeTokens } from '../themes/theme-to-publish'
import type { Themes } from '../themes/themes'
import { applyThemeOverride } from '../themes/apply-theme-override'
import { applyChanges } from './apply-changes'
import { mayEditStored } from './edited-document'
import { themeDocument } from './site-documents'
import { unpublishedSections } from './used-sections'

export type Previews = {
  /**
   * The site with a preview link's drafts, and its theme, in place of what is published; otherwise whether the link
   * expired, was revoked, or does not exist.
   */
  site: (site: Site, token: string) => Promise<Site | NoPreview>
  /** The site in a theme's edited state; unchanged when there is no theme of that name. */
  withTheme: (site: Site, theme: string) => Promise<Site>
}

export const hashPreviewToken = (token: string) => createHash('sha256').update(token).digest('base64url')
/** Format of a link's token. */
const previewToken = /^[\w-]{43}$/

export type NoPreview = 'expired' | 'ended' | 'unknown'

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

/** Pages compiled for a preview are cached on its site object, so that the same drafts are parsed once. */
export function createPreviews(withSite: WithSite, themes: Themes): Previews {
  const known = new LRUCache<string, Site>({ max: 50 })

  return {
    withTheme: (site, theme) =>
      withSite(site.id, async (db) => {
        const override = await draftThemeTokens(db, theme, { site, themes })
        if (!override) return site
        const stamp = `look ${createHash('sha256')
          .update(JSON.stringify([site.id, site.stamp, override]))
          .digest('base64url')}`
        const shown = known.get(stamp) ?? { ...applyThemeOverride(site, override), stamp }
        known.set(stamp, shown)
        return shown
      }),
    site: async (site, token) => {
      if (!previewToken.test(token)) return 'unknown'
      return withSite(site.id, async (db) => {
        const [link] = await db
          .select({
            documents: previewLink.documents,
            theme: previewLink.theme,
            madeBy: person.role,
            isOver: sql<boolean>`${previewLink.endsAt} <= now()`,
            endedAt: previewLink.endedAt,
          })
          .from(previewLink)
          .leftJoin(person, and(eq(person.siteId, previewLink.siteId), eq(person.id, previewLink.madeBy)))
          .where(eq(previewLink.tokenHash, hashPreviewToken(token)))
        if (!link) return 'unknown'
        if (link.isOver) return link.endedAt ? 'ended' : 'expired'
        const role = link.madeBy ?? 'guest'
        const override = link.theme === null ? undefined : await draftThemeTokens(db, link.theme, { site, themes })
        const states = await newestOf(db, link.documents)
        const changes = await changesOf(db, {
          site: applyThemeOverride(site, override),
          themes,
          role,
          documents: link.documents,
          states,
        })
        const sections = await unpublishedSections(db, changes, site.release.content)
        const stamp = createHash('sha256')
          .update(
            JSON.stringify([
              site.stamp,
              link.documents,
              role,
              override,
              states,
              sections.map(({ key, version }) => [key, version]),
            ]),
          )
          .digest('base64url')
        const made = known.get(stamp)
        if (made) return made
        // The link's pages open without their passwords; all others keep asking, by the passwords that visitors have.
        const open = unlockedAt(site, new Set(changes.flatMap(({ key }) => pathOf(key))))
        const content = {
          ...applyChanges({ ...site.release.content, versions: {} }, [...sections, ...changes]),
          versions: site.release.content.versions ?? {},
        }
        const shown = {
          ...applyThemeOverride(open, override),
          stamp: `preview ${stamp}`,
          release: { no: site.release.no, content },
        }
        known.set(stamp, shown)
        return shown
      })
    },
  }
}

function pathOf(key: string): string[] {
  const place = readKey(key)
  return place.kind === 'page' ? [place.path] : []
}

type State = { key: string; version: number; movedTo: string | null; trashedAt: Date | null }

/** The drafts of a link's documents; moved ones by their new documents. */
async function newestOf(db: Db, documents: readonly string[]): Promise<State[]> {
  const find = (keys: string[]) =>
    db
      .select({ key: draft.document, version: draft.version, movedTo: draft.movedTo, trashedAt: draft.trashedAt })
      .from(draft)
      .where(inArray(draft.document, keys))
      .orderBy(draft.document)
  const states = await find([...documents])
  const moved = states.flatMap(({ movedTo }) =>
    movedTo && !documents.includes(pageKey(movedTo)) ? [pageKey(movedTo)] : [],
  )
  return moved.length > 0 ? [...states, ...(await find(moved))] : states
}

type Shown = {
  site: Site
  themes: Themes
  /** The link's maker, with their current role. */ role: Role
  documents: readonly string[]
  states: readonly State[]
}

/**
 * Only what the link's maker may edit now: a page that has become admin-only is shown as published, as far as the
 * viewer may see it.
 */
async function changesOf(db: Db, { site, themes, role, documents, states }: Shown): Promise<ReleaseChange[]> {
  const rows =
    states.length > 0
      ? await db
          .select({ key: draft.document, content: draft.content })
          .from(draft)
          .where(
            inArray(
              draft.document,
              states.map(({ key }) => key),
            ),
          )
      : []
  const contents = new Map(rows.map(({ key, content }) => [key, content]))
  const documentOf = (key: string) => contents.get(key) ?? themeDocument(readKey(key), site, themes)
  const changes = states.flatMap(({ key, version, movedTo, trashedAt }): ReleaseChange[] => {
    const document = documentOf(movedTo ? pageKey(movedTo) : key)
    if (!mayEditStored(document, role)) return []
    if (movedTo) return [{ key, version, gone: true, movedTo }]
    if (trashedAt) return [{ key, version, gone: true }]
    return [{ key, version, content: opened(document) }]
  })
  const edited = new Set(states.map(({ key }) => key))
  const asPublished = documents.filter((key) => !edited.has(key) && key.startsWith('page:')).map(readKey)
  // A document without a draft is shown as published, but to every viewer of the link.
  const open = asPublished.flatMap((place): ReleaseChange[] => {
    const document =
      place.kind === 'page'
        ? (site.release.content.pages?.[place.path] ?? themeDocument(place, site, themes))
        : undefined
    return place.kind === 'page' && isRecord(document) && mayEditStored(document, role)
      ? [{ key: pageKey(place.path), version: 1, content: opened(document) }]
      : []
  })
  return [...changes, ...open]
}

/** The viewer sees the page as those who may open it, without gaining their rights. */
function opened(document: unknown): unknown {
  if (!isRecord(document) || !isRecord(document.views)) return document ?? null
  // Even while it is offline: that is the purpose of the link.
  const { open: _, ...shown } = document
  const access = roles.find((role) => role === document.access) ?? 'guest'
  if (access === 'guest') return shown
  const view = viewFor(document.views, access)
  return { ...shown, access: 'guest', views: { ...document.views, ...(view === undefined ? {} : { guest: view }) } }
}
