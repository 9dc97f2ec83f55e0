import { eq } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { site } from '../db/tables'
import { CallError } from '../errors/call-error'
import type { Settings } from '../settings'
import type { SiteAdminDeps } from './site-admin'
import { claimedFields, readHosts, refuseClaimed } from './site-hosts'
import type { Operator } from './site-record'
import { takenKey } from './site-messages'
import { withPlatform } from './with-platform'

type Wanted = { id: string; hosts: readonly string[] }

/** A new site's host names, normalised. Throws the caller's error with all problems of key and names at once. */
export async function newNames(
  tx: Db,
  { id, hosts: typed }: Wanted,
  { settings, locale }: { settings: Settings; locale: Locale },
): Promise<string[]> {
  const isTaken = (await tx.select({ id: site.siteId }).from(site).where(eq(site.siteId, id))).length > 0
  try {
    const hosts = readHosts({ typed, site: id, settings, locale })
    if (isTaken) throw takenKey(locale, await claimedFields(tx, hosts, locale))
    await refuseClaimed(tx, id, hosts, locale)
    return hosts
  } catch (error) {
    // Invalid names do not hide that the key is taken.
    throw isTaken && error instanceof CallError && !error.fields?.id ? takenKey(locale, error.fields) : error
  }
}

/** Checks whether a site could be created under these names, without creating it. */
export async function checkNames(
  { database, settings }: Pick<SiteAdminDeps, 'database' | 'settings'>,
  { locale }: Operator,
  wanted: Wanted,
): Promise<void> {
  await withPlatform(database, `names of ${wanted.id}`, (tx) => newNames(tx, wanted, { settings, locale }))
}
