import { and, asc, count, eq, gt, inArray, or, like, sql } from 'drizzle-orm'
import type { call as openCall } from '@schemas/site/calls/site/open'
import type { OutputOf } from '@schemas/call'
import type { SiteEntry } from '@schemas/site/entities/site'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { person, release, site, siteHost } from '../db/tables'
import { likePattern, queryTerms } from '../text/text-search'
import { primaryOrigin } from '../pages/head'
import type { SiteAdminDeps } from './site-admin'
import { describeHost, hostsOf, shownHost } from './site-hosts'
import { iconData } from './site-icon'
import { describeAppearance, swatchOf } from './site-appearance'
import { servicesOf } from './site-services'
import { unknownSite } from './site-messages'
import { withPlatform } from './with-platform'

type SiteQuery = {
  q?: string | undefined
  status?: SiteEntry['status'] | undefined
  cursor?: string | undefined
  limit: number
  /** Of the request, whose scheme and port all hosts share. */ origin: string
}
type Listed = { sites: SiteEntry[]; counts: { active: number; disabled: number }; next?: string }

const withRelease = and(eq(release.siteId, site.siteId), eq(release.no, site.releaseNo))
const withPrimary = and(eq(siteHost.siteId, site.siteId), eq(siteHost.isPrimary, true))

/** Sites by key: those whose key, name or host names contain every search term. */
export async function listSites(deps: SiteAdminDeps, { q, status, cursor, limit, origin }: SiteQuery): Promise<Listed> {
  return withPlatform(deps.database, 'list of sites', async (tx) => {
    const terms = queryTerms(q ?? '').map((term) => {
      const pattern = likePattern(term)
      return or(
        like(site.siteId, pattern),
        like(sql`lower(${site.name}::text)`, pattern),
        sql`EXISTS (SELECT 1 FROM ${siteHost} AS named WHERE named.site_id = ${site.siteId} AND named.hostname LIKE ${pattern})`,
      )
    })
    const rows = await tx
      .select({
        row: site,
        host: siteHost.hostname,
        publishedAt: release.publishedAt,
        tokens: sql<unknown>`${release.content}->'tokens'`,
      })
      .from(site)
      .innerJoin(release, withRelease)
      .innerJoin(siteHost, withPrimary)
      .where(
        and(status && eq(site.status, status), cursor === undefined ? undefined : gt(site.siteId, cursor), ...terms),
      )
      .orderBy(asc(site.siteId))
      .limit(limit + 1)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const ids = shown.map(({ row }) => row.siteId)
    const [hosts, members] = [await countBySite(tx, siteHost, ids), await countBySite(tx, person, ids)]
    const states = await tx.select({ status: site.status, count: count() }).from(site).groupBy(site.status)
    const of = (wanted: SiteEntry['status']) => states.find((each) => each.status === wanted)?.count ?? 0
    return {
      sites: shown.map(({ row, host, publishedAt, tokens }) => ({
        id: row.siteId,
        name: row.name,
        status: row.status,
        isOperator: row.siteId === deps.settings.operatorSite,
        primaryHost: host,
        shownHost: shownHost(host),
        address: primaryOrigin(origin, host),
        hosts: hosts.get(row.siteId) ?? 0,
        members: members.get(row.siteId) ?? 0,
        release: row.releaseNo,
        publishedAt: publishedAt.toISOString(),
        createdAt: row.createdAt.toISOString(),
        swatch: swatchOf(row.theme.homepage, tokens, deps),
      })),
      counts: { active: of('active'), disabled: of('disabled') },
      ...(last ? { next: last.row.siteId } : {}),
    }
  })
}

async function countBySite(
  tx: Db,
  table: typeof siteHost | typeof person,
  ids: string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: table.siteId, count: count() })
    .from(table)
    .where(inArray(table.siteId, ids))
    .groupBy(table.siteId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** One site in any state. Throws the caller's error when there is none. */
export async function openSite(
  deps: SiteAdminDeps,
  { id, origin, locale }: { id: string; origin: string; locale: Locale },
): Promise<OutputOf<typeof openCall>> {
  const { favicon, ...found } = await readSite(deps, { id, origin, locale })
  const icon = await iconData(deps, id, favicon)
  return { ...found, ...(icon ? { icon } : {}) }
}

async function readSite(deps: SiteAdminDeps, { id, origin, locale }: { id: string; origin: string; locale: Locale }) {
  return withPlatform(deps.database, `site ${id}`, async (tx) => {
    const [found] = await tx
      .select({ row: site, publishedAt: release.publishedAt, tokens: sql<unknown>`${release.content}->'tokens'` })
      .from(site)
      .innerJoin(release, withRelease)
      .where(eq(site.siteId, id))
    if (!found) throw unknownSite(locale)
    const { row, publishedAt, tokens } = found
    const hosts = await hostsOf(tx, id)
    const [admins] = await tx
      .select({ count: count() })
      .from(person)
      .where(and(eq(person.siteId, id), eq(person.role, 'admin'), eq(person.status, 'active')))
    const { space } = row
    return {
      favicon: row.favicon,
      id,
      version: row.version,
      status: row.status,
      isOperator: id === deps.settings.operatorSite,
      name: row.name,
      ...(space.tagline === undefined ? {} : { tagline: space.tagline }),
      locales: space.locales,
      timeZone: space.timeZone,
      spaceId: space.id,
      ...(row.clusterId ? { clusterId: row.clusterId } : {}),
      services: servicesOf(space),
      publicKey: row.publicKey,
      hosts: hosts.map((hostname) => describeHost(hostname, origin)),
      address: primaryOrigin(origin, hosts[0] as string),
      look: describeAppearance(row.theme.homepage, tokens, locale, deps),
      theme: row.theme,
      admins: admins?.count ?? 0,
      release: row.releaseNo,
      publishedAt: publishedAt.toISOString(),
      ...(row.template ? { template: row.template } : {}),
      createdAt: row.createdAt.toISOString(),
      ...(row.disabledAt ? { disabledAt: row.disabledAt.toISOString() } : {}),
    }
  })
}
