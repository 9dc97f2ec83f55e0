import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import { person, site as sites, siteHost } from '../db/tables'
import { personName } from '../drafts/draft-rows'
import type { Site } from '../platform/sites'

export type RedirectRow = { from: string; to: string; by: string | null; at: Date }

/** The site's own redirects, unordered. */
export function readRedirects(db: Db): Promise<RedirectRow[]> {
  return db
    .select({ from: redirect.fromPath, to: redirect.target, by: personName, at: redirect.madeAt })
    .from(redirect)
    .leftJoin(person, sql`${person.siteId} = ${redirect.siteId} AND ${person.id} = ${redirect.madeBy}`)
}

/** Locks the site's redirects until the transaction ends, so that a check stays valid. */
export async function lockRedirects(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`redirects:${site.id}`}))`)
}

/** Makes every gateway that caches the site reload its redirects. */
export async function notifyRedirects(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db
    .update(sites)
    .set({ redirectNo: sql`${sites.redirectNo} + 1` })
    .where(eq(sites.siteId, site.id))
}

/** The site's host names. */
export async function hostsOf(db: Db, requestedHost: string): Promise<string[]> {
  const rows = await db.select({ hostname: siteHost.hostname }).from(siteHost)
  return [...new Set([requestedHost, ...rows.map(({ hostname }) => hostname)])]
}
