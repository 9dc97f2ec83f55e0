import { and, isNotNull, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { KeptRedirect } from '@schemas/entities/redirect'
import { pageKey } from '@schemas/layout/document-key'
import { pathParams } from '@schemas/layout/path'
import { askedPath, redirectPath } from '@schemas/layout/redirect-address'
import { type SiteAddresses, siteAddresses } from '@schemas/layout/site-addresses'
import type { Db } from '../db/open'
import { draft, person } from '../db/tables'
import type { Author } from '../drafts/author'
import { personName } from '../drafts/draft-rows'
import { mayEditStored } from '../drafts/edited-document'
import { standingPages } from '../drafts/page-address'
import { currentRelease } from '../drafts/site-documents'
import { addressedPages } from '../pages/site-pages'

export type Renamed = { to: string; by: string | null; at: Date }

/** What stands at the site's addresses: for visitors at this moment, and as it is being edited. */
export type Standing = {
  live: SiteAddresses
  edited: SiteAddresses
  /** From addresses of pages that were renamed to those that they have now, by their drafts. */
  renamed: ReadonlyMap<string, Renamed>
  /** Those by which visitors are led, with where to. */
  released: ReadonlyMap<string, string>
}

/** The page that a renamed one has become. */
const became = alias(draft, 'became')

export async function readStanding(db: Db, { site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>): Promise<Standing> {
  const { content } = await currentRelease(db, site)
  const live = siteAddresses(addressedPages(content, site, themes), content.redirects)
  const rows = await db
    .select({ key: draft.document, to: draft.movedTo, by: personName, at: draft.updatedAt, access: sql<string | null>`${became.content} ->> 'access'` })
    .from(draft)
    .leftJoin(became, sql`${became.siteId} = ${draft.siteId} AND ${became.document} = ${pageKey('')} || ${draft.movedTo}`)
    .leftJoin(person, sql`${person.siteId} = ${draft.siteId} AND ${person.id} = ${draft.updatedBy}`)
    .where(and(like(draft.document, `${pageKey('')}%`), isNotNull(draft.movedTo)))
  // What only admins may edit is nothing to managers before it is published.
  const renamed = new Map(rows.flatMap(({ key, to, by, at, access }) => (to !== null && mayEditStored({ access }, role) ? [[key.slice(pageKey('').length), { to, by, at }] as const] : [])))
  const released = new Map(Object.entries(content.redirects ?? {}).flatMap(([from, to]) => (live.find(sampleOf(from))?.kind === 'moved' ? [[from, typeof to === 'string' ? to : (live.own(to.path)[to.locale] ?? to.path)] as const] : [])))
  return { live, edited: siteAddresses(await standingPages(db, site, themes)), renamed, released }
}

/** Some address of a pattern: it is asked for by nobody. */
const sampleOf = (pattern: string) => askedPath(pathParams(pattern).length > 0 ? pattern.replaceAll(/[{}]/g, '') : pattern)

/** Where the renaming of a page will lead from the next publishing on: visitors have it at its old address still. */
export function waitingTo(from: string, { live, renamed, edited }: Standing): string | undefined {
  const asked = sampleOf(from)
  return live.find(asked)?.kind === 'page' && edited.find(asked) === undefined ? renamed.get(from)?.to : undefined
}

/** Whether the renaming of a page leads from an address, or will, and where to. */
export function renamedTo(from: string, standing: Standing): string | undefined {
  const found = standing.live.find(askedPath(from))
  return found?.kind === 'moved' ? decodeURI(found.to) : waitingTo(from, standing)
}

/** What a person should know of a redirect: why it does not lead, and what is wrong with where it leads. */
export function factsOf({ from, to }: { from: string; to: string }, standing: Standing, own: ReadonlyMap<string, string>): Pick<KeptRedirect, 'covered' | 'ends'> {
  const [live, edited] = [standing.live, standing.edited].map((addresses) => addresses.find(askedPath(from)))
  const isPlain = (found: typeof live) => found?.kind === 'page' && pathParams(found.address).length === 0
  const covered = live?.kind === 'moved' ? 'renamed' : isPlain(live) ? 'page' : isPlain(edited) ? 'draft' : live || edited ? 'pattern' : undefined
  const path = redirectPath(to)
  const ends = path === undefined || own.has(path) || standing.live.find(askedPath(path)) ? undefined : standing.edited.find(askedPath(path)) ? 'unseen' : 'nowhere'
  return { ...(covered ? { covered } : {}), ...(ends ? { ends } : {}) }
}
