import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { frameSlots, pageKey, readKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { Page, Slot } from '@schemas/layout/page'
import { readSlot } from '@schemas/layout/read'
import { type PageOpen, tidyOpen } from '@schemas/layout/page-open'
import type { OwnPaths } from '@schemas/layout/own-paths'
import { comparePatterns } from '@schemas/layout/path'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { draft, person } from '../db/tables'
import type { Log } from '../log'
import { menuSections } from '../pages/site-menus'
import { errorPattern, sitePages } from '../pages/site-pages'
import { liveVersionOf } from '../page-passwords/locked-pages'
import { lockedPaths } from '../page-passwords/password-rows'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { personName } from './draft-rows'
import { differsFromLive } from './compare-state'
import { newerInTheme } from './newer-in-theme'
import { countOpenNotes } from './notes'
import { addressBeforeParking } from './parked-page'
import { currentRelease, isFixed, liveDocument, releasedContent, themeDocument, themeSite } from './site-documents'

type ListQuery = {
  site: Site
  themes: Themes
  role: Role
  log: Log
  /** Id of the caller. */ person?: string | undefined
}
type Facts = Pick<DocumentEntry, 'paths' | 'title' | 'frame' | 'access' | 'open' | 'noindex' | 'views' | 'sample'>

/**
 * Every document in its edited state: pages by path, the slots, then menus and sections. Admin-only documents are left
 * out for managers.
 */
export async function listDocuments(
  db: Db,
  { site, themes, role, log, person: me }: ListQuery,
): Promise<DocumentEntry[]> {
  const release = await currentRelease(db, site)
  const live = sitePages(release === site.release ? site : { ...site, release }, themes, log)
  const theme = sitePages(themeSite(site), themes, log)
  const rows = new Map((await draftFacts(db)).map((row) => [row.key, row]))
  const openNotes = await countOpenNotes(db, role)
  const locked = await lockedPaths(
    db,
    liveVersionOf(release.content, (path) => live.patterns.includes(path)),
  )
  const newer = await newerInTheme(db, { site, themes, rows: [...rows.values()] })
  const movedTo = new Map(
    [...rows.values()].flatMap((row) =>
      row.movedTo && live.patterns.includes(row.key.slice(5))
        ? [[pageKey(row.movedTo), row.key.slice(5)] as const]
        : [],
    ),
  )
  const former = new Map<string, string[]>()
  for (const { key, movedTo: to } of rows.values())
    if (to !== null) former.set(pageKey(to), [...(former.get(pageKey(to)) ?? []), key.slice(5)])
  const paths = new Set([
    ...theme.patterns,
    ...live.patterns,
    errorPattern,
    ...[...rows.keys()].flatMap((key) => (key.startsWith('page:') ? [key.slice(5)] : [])),
  ])
  const sections = new Set([
    ...menuSections(site).map(sectionKey),
    ...Object.entries(release.content.sections ?? {}).flatMap(([id, section]) =>
      section === null ? [] : [sectionKey(id)],
    ),
    ...[...rows.keys()].filter((key) => key.startsWith(sectionKey(''))),
  ])
  const keys = [...[...paths].sort(comparePatterns).map(pageKey), ...frameSlots.map(slotKey), ...sections]
  return keys.flatMap((key): DocumentEntry[] => {
    const place = readKey(key)
    const row = rows.get(key)
    if (row?.movedTo) return []
    const released = releasedContent(release.content, place)
    const own = (from: typeof live): Facts | undefined => {
      if (place.kind === 'section')
        return sectionFacts((from === theme ? undefined : released) ?? themeDocument(place, site, themes))
      return place.kind === 'page' ? pageFacts(from.page(place.path)) : slotFacts(from.slot(place.slot))
    }
    const fromTheme = own(theme)
    const facts = row?.hasContent ? row.facts : row || released === null ? fromTheme : own(live)
    if (!facts || !hasRole(role, facts.access)) return []
    const isOwn = row ? row.hasContent : released !== undefined && released !== null
    const trashed = row ? row.trashedAt !== null : released === null
    const isUnseen =
      place.kind === 'page'
        ? !live.page(place.path)
        : place.kind === 'section' && liveDocument(place, release.content, site, themes) === undefined
    const parkedFrom = place.kind === 'page' ? addressBeforeParking(place.path) : undefined
    const moved = movedTo.get(key)
    const isLive =
      moved !== undefined ||
      (place.kind === 'page'
        ? live.page(place.path) !== undefined
        : liveDocument(place, release.content, site, themes) !== undefined)
    const livePage = place.kind === 'page' ? live.page(moved ?? place.path) : undefined
    const liveAccess = livePage?.access
    return [
      {
        key,
        ...(place.kind === 'page' ? { path: place.path } : {}),
        ...facts,
        ...(livePage && !isDeepStrictEqual(tidyOpen(livePage.open), facts.open)
          ? { liveOpen: tidyOpen(livePage.open) ?? null }
          : {}),
        ...(place.kind === 'page' && locked.has(place.path) ? { hasPassword: true } : {}),
        ...(liveAccess && liveAccess !== facts.access ? { liveAccess } : {}),
        state: fromTheme ? (isOwn ? 'customised' : 'theme') : 'site',
        ...(newer.has(key) ? { isThemeNewer: true } : {}),
        ...(row ? { version: row.version } : {}),
        draft:
          row !== undefined &&
          differsFromLive(row, place, released, {
            isInTheme: fromTheme !== undefined,
            theme: () => themeDocument(place, site, themes),
          }),
        trashed,
        ...(trashed && row?.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
        ...(trashed && isLive ? { stillLive: true } : {}),
        ...(parkedFrom === undefined ? {} : { parkedFrom }),
        ...(!trashed && isUnseen ? { unseen: true } : {}),
        fixed: isFixed(place),
        ...(openNotes.has(key) ? { notes: openNotes.get(key) } : {}),
        ...(moved ? { movedFrom: moved } : {}),
        ...(former.has(key) ? { former: former.get(key)?.sort() } : {}),
        ...(row
          ? {
              updatedAt: row.updatedAt.toISOString(),
              ...(row.updatedBy ? { updatedBy: row.updatedBy } : {}),
              ...(me !== undefined && row.personId === me ? { isMine: true } : {}),
            }
          : {}),
      },
    ]
  })
}

const pageFacts = (page: Page | undefined): Facts | undefined =>
  page && {
    ...(page.paths ? { paths: page.paths } : {}),
    title: page.title,
    frame: page.frame,
    access: page.access,
    ...openFact(page.open),
    ...(page.noindex ? { noindex: true } : {}),
    ...(page.sample ? { sample: page.sample } : {}),
    views: roles.filter((role) => page.views[role]),
  }
const openFact = (open: PageOpen | null | undefined): Pick<Facts, 'open'> => {
  const tidied = tidyOpen(open ?? undefined)
  return tidied === undefined ? {} : { open: tidied }
}
const slotFacts = (slot: Slot | undefined): Facts | undefined =>
  slot && { title: slot.title ?? '', frame: 'default', access: 'guest', views: ['guest'] }

const sectionFacts = (document: unknown): Facts | undefined => {
  const read = readSlot(document)
  return read.ok ? slotFacts(read.value) : undefined
}

type DraftFacts = {
  key: string
  version: number
  facts: Facts
  hasContent: boolean
  digest: string
  movedTo: string | null
  trashedAt: Date | null
  updatedAt: Date
  updatedBy: string | null
  personId: string | null
}

/** Draft fields for the list, without the documents. Stored content was validated, so its fields can be trusted. */
async function draftFacts(db: Db): Promise<DraftFacts[]> {
  const { content } = draft
  const rows = await db
    .select({
      key: draft.document,
      version: draft.version,
      paths: sql<OwnPaths | null>`${content} -> 'paths'`,
      title: sql<LocalisedText | null>`${content} -> 'title'`,
      frame: sql<Page['frame'] | null>`${content} ->> 'frame'`,
      access: sql<Page['access'] | null>`${content} ->> 'access'`,
      open: sql<PageOpen | null>`${content} -> 'open'`,
      noindex: sql<boolean | null>`${content} -> 'noindex'`,
      sample: sql<Page['sample'] | null>`${content} -> 'sample'`,
      views: sql<unknown>`(SELECT jsonb_object_agg(name, true) FROM jsonb_object_keys(CASE jsonb_typeof(${content} -> 'views') WHEN 'object' THEN ${content} -> 'views' ELSE '{}' END) AS name)`,
      hasContent: sql<boolean>`${content} IS NOT NULL`,
      digest: draft.digest,
      movedTo: draft.movedTo,
      trashedAt: draft.trashedAt,
      updatedAt: draft.updatedAt,
      updatedBy: personName,
      personId: draft.updatedBy,
    })
    .from(draft)
    .leftJoin(person, and(eq(person.siteId, draft.siteId), eq(person.id, draft.updatedBy)))
  return rows.map(({ paths, title, frame, access, open, noindex, sample, views, ...row }) => ({
    ...row,
    facts: {
      ...(paths ? { paths } : {}),
      title: title ?? '',
      frame: frame ?? 'default',
      access: access ?? 'guest',
      ...openFact(open),
      ...(noindex ? { noindex } : {}),
      ...(sample ? { sample } : {}),
      views: !row.key.startsWith('page:') ? ['guest'] : roles.filter((role) => isRecord(views) && views[role]),
    },
  }))
}
