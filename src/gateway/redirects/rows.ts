import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import { person, site as sites, siteHost } from '../db/tables'
import { personName } from '../drafts/draft-rows'
import type { Site } from '../platform/sites'

export type RedirectRow = { from: string; to: string; by: string | null; at: Date }

/** The site's own redirects, in no order. */
export function readRedirects(db: Db): Promise<RedirectRow[]> {
  return db
    .select({ from: redirect.fromPath, to: redirect.target, by: personName, at: redirect.madeAt })
    .from(redirect)
    .leftJoin(person, sql`${person.siteId} = ${redirect.siteId} AND ${person.id} = ${redirect.madeBy}`)
}

/** Lets nobody else change a redirect of the site until the transaction ends: what is judged stays so. */
export async function lockRedirects(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`redirects:${site.id}`}))`)
}

/** Every gateway that remembers the site learns by this that it leads elsewhere now. */
export async function notifyRedirects(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db
    .update(sites)
    .set({ redirectNo: sql`${sites.redirectNo} + 1` })
    .where(eq(sites.siteId, site.id))
}

/** The names under which the site answers. */
export async function hostsOf(db: Db, requestedHost: string): Promise<string[]> {
  const rows = await db.select({ hostname: siteHost.hostname }).from(siteHost)
  return [...new Set([requestedHost, ...rows.map(({ hostname }) => hostname)])]
}
