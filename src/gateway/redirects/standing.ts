import { and, isNotNull, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StoredRedirect } from '@schemas/editor/entities/redirect'
import { pageKey } from '@schemas/layout/document-key'
import { checkParams } from '@schemas/layout/param-rule'
import { pathParams, plainPath } from '@schemas/layout/path'
import { encodedPath, redirectPath } from '@schemas/layout/redirect-address'
import { type FoundAddress, type SiteAddresses, siteAddresses } from '@schemas/layout/site-addresses'
import type { Db } from '../db/open'
import { draft, person } from '../db/tables'
import type { Author } from '../drafts/author'
import { personName } from '../drafts/draft-rows'
import { mayEditStored } from '../drafts/edited-document'
import { standingPages } from '../drafts/page-address'
import { currentRelease } from '../drafts/site-documents'
import { chainFrom } from './follow'
import { mayMiss } from '../pages/may-miss'
import type { Services } from '../services'

export type Renamed = { to: string; by: string | null; at: Date }

/** What is at the site's addresses: for visitors now, and in the edited state. */
export type Standing = {
  live: SiteAddresses
  edited: SiteAddresses
  /** Former addresses of renamed drafts, with their current ones. */
  renamed: ReadonlyMap<string, Renamed>
  /** Live redirects with their targets. */
  released: ReadonlyMap<string, string>
  /** Whether a page with parameters exists at this address, as far as known without its data. */
  isHeld: (found: FoundAddress, path: string) => boolean
}

/** The page that a renamed one has become. */
const became = alias(draft, 'became')

export async function readStanding(
  db: Db,
  { site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>,
  services: Pick<Services, 'pages' | 'postAddresses'>,
): Promise<Standing> {
  const release = await currentRelease(db, site)
  const { content } = release
  // An offline page holds no address.
  const live = services.pages.of(release === site.release ? site : { ...site, release }).addresses
  const rows = await db
    .select({
      key: draft.document,
      to: draft.movedTo,
      by: personName,
      at: draft.updatedAt,
      access: sql<string | null>`${became.content} ->> 'access'`,
    })
    .from(draft)
    .leftJoin(
      became,
      sql`${became.siteId} = ${draft.siteId} AND ${became.document} = ${pageKey('')} || ${draft.movedTo}`,
    )
    .leftJoin(person, sql`${person.siteId} = ${draft.siteId} AND ${person.id} = ${draft.updatedBy}`)
    .where(and(like(draft.document, `${pageKey('')}%`), isNotNull(draft.movedTo)))
  // Admin-only documents are hidden from managers until published.
  const renamed = new Map(
    rows.flatMap(({ key, to, by, at, access }) =>
      to !== null && mayEditStored({ access }, role) ? [[key.slice(pageKey('').length), { to, by, at }] as const] : [],
    ),
  )
  const released = new Map(
    Object.entries(content.redirects ?? {}).flatMap(([from, to]) =>
      live.find(sampleOf(from))?.kind === 'moved'
        ? [[from, typeof to === 'string' ? to : (live.own(to.path)[to.locale] ?? to.path)] as const]
        : [],
    ),
  )
  const posts = (await services.postAddresses(db)).flatMap((address) => plainPath(address) ?? [])
  // A category exists when it has posts.
  const held = new Set(posts.flatMap((path) => [path, path.slice(0, path.lastIndexOf('/'))]))
  const known = new Map<string, boolean>()
  const isHeld: Standing['isHeld'] = (found, path) => {
    const page = found.kind === 'page' ? services.pages.of(site).page(found.path) : undefined
    if (found.kind !== 'page' || !page || !checkParams(page.validate, found.params)) return false
    // A restricted page never falls back to a redirect.
    if (page.access !== 'guest') return true
    const may = known.get(found.path) ?? mayMiss(page, found.params)
    known.set(found.path, may)
    return !may || held.has(path)
  }
  return { isHeld, live, edited: siteAddresses(await standingPages(db, site, themes)), renamed, released }
}

/** For a site without pages. */
export const emptyStanding: Standing = {
  live: siteAddresses([]),
  edited: siteAddresses([]),
  renamed: new Map(),
  released: new Map(),
  isHeld: () => false,
}

/** A sample address of a pattern; nobody requests it. */
const sampleOf = (pattern: string) =>
  encodedPath(pathParams(pattern).length > 0 ? pattern.replaceAll(/[{}]/g, '') : pattern)

/** Target of a page's pending rename, effective with the next publish: visitors still have it at its old address. */
export function waitingTo(from: string, { live, renamed, edited }: Standing): string | undefined {
  const sample = sampleOf(from)
  return live.find(sample)?.kind === 'page' && edited.find(sample) === undefined ? renamed.get(from)?.to : undefined
}

/** Target of a page's rename from an address, live or pending. */
export function renamedTo(from: string, standing: Standing): string | undefined {
  const found = standing.live.find(encodedPath(from))
  return found?.kind === 'moved' ? decodeURI(found.to) : waitingTo(from, standing)
}

/** Notes on a redirect: why it does not apply, and problems of its target. */
export function factsOf(
  { from, to }: { from: string; to: string },
  standing: Standing,
  own: ReadonlyMap<string, string>,
): Pick<StoredRedirect, 'covered' | 'ends'> {
  const [live, edited] = [standing.live, standing.edited].map((addresses) => addresses.find(encodedPath(from)))
  const isPageAt = (found: typeof live, path: string) =>
    found?.kind === 'page' && (pathParams(found.address).length === 0 || standing.isHeld(found, path))
  const covered =
    live?.kind === 'moved' ? 'renamed' : isPageAt(live, from) ? 'page' : isPageAt(edited, from) ? 'draft' : undefined
  const path = redirectPath(to)
  const [end, next] = [standing.live, standing.edited].map((addresses) =>
    path === undefined ? undefined : addresses.find(encodedPath(path)),
  )
  const ends =
    path === undefined
      ? undefined
      : chainFrom(from, to, own, standing.live).isCircle
        ? 'nowhere'
        : own.has(path) || end?.kind === 'moved' || isPageAt(end, path)
          ? undefined
          : isPageAt(next, path)
            ? 'unseen'
            : 'nowhere'
  return { ...(covered ? { covered } : {}), ...(ends ? { ends } : {}) }
}
