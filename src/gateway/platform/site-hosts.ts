import { domainToUnicode } from 'node:url'
import { eq, inArray, sql } from 'drizzle-orm'
import { readHostName } from '@schemas/site/entities/host-name'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { SiteHost } from '@schemas/site/entities/site'
import type { Db } from '../db/open'
import { site, siteHost } from '../db/tables'
import { primaryOrigin } from '../pages/head'
import type { Settings } from '../settings'
import { badHosts, type HostFault } from './site-messages'

type HostOptions = {
  typed: readonly string[]
  site: string
  settings: Settings
  locale: Locale
  /** Names the site already has are not checked again. */ own?: readonly string[]
}

/**
 * The names of a list, normalised, in order. Throws the caller's error, with a message at each name that cannot be a
 * site's.
 */
export function readHosts({ typed, site: id, settings, locale, own = [] }: HostOptions): string[] {
  const faults = new Map<number, HostFault>()
  const found: string[] = []
  for (const [index, each] of typed.entries()) {
    const read = readHostName(each)
    const fault =
      'problem' in read
        ? read.problem
        : found.includes(read.hostname)
          ? 'twice'
          : own.includes(read.hostname)
            ? undefined
            : reserved(read.hostname, id, settings)
    if (fault) faults.set(index, fault)
    found.push('hostname' in read ? read.hostname : '')
  }
  if (faults.size > 0) throw badHosts(locale, faults)
  return found
}

/** Tunnel names and the gateway's own name belong to the operator's site, even when another site claims them. */
function reserved(hostname: string, id: string, settings: Settings): HostFault | undefined {
  if (settings.tunnelHosts.includes(hostname)) return 'reserved'
  if (hostname === new URL(settings.gatewayOrigin).hostname && id !== settings.operatorSite) return 'reserved'
  return settings.env === 'production' && hostname.endsWith('.localhost') ? 'local' : undefined
}

/**
 * Replaces the site's names; the first becomes primary. Of two concurrent claims on a name the later finds it taken;
 * claims are serialised, because two sites exchanging names would deadlock.
 */
export async function claimHosts(tx: Db, id: string, hosts: readonly string[], locale: Locale): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('host names'))`)
  await refuseClaimed(tx, id, hosts, locale)
  await tx.delete(siteHost).where(eq(siteHost.siteId, id))
  await tx.insert(siteHost).values(hosts.map((hostname, index) => ({ hostname, siteId: id, isPrimary: index === 0 })))
}

/** Throws the caller's error when another site has one of the names. */
export async function refuseClaimed(tx: Db, id: string, hosts: readonly string[], locale: Locale): Promise<void> {
  const faults = await findClaimed(tx, id, hosts, locale)
  if (faults.size > 0) throw badHosts(locale, faults)
}

/** A message at each name that any site has. */
export async function claimedFields(tx: Db, hosts: readonly string[], locale: Locale): Promise<Record<string, string>> {
  return badHosts(locale, await findClaimed(tx, undefined, hosts, locale)).fields ?? {}
}

async function findClaimed(
  tx: Db,
  id: string | undefined,
  hosts: readonly string[],
  locale: Locale,
): Promise<Map<number, HostFault>> {
  const others = await tx
    .select({ hostname: siteHost.hostname, siteId: site.siteId, name: site.name })
    .from(siteHost)
    .innerJoin(site, eq(site.siteId, siteHost.siteId))
    .where(inArray(siteHost.hostname, [...hosts]))
  const faults = new Map<number, HostFault>()
  for (const { hostname, siteId, name } of others)
    if (siteId !== id) faults.set(hosts.indexOf(hostname), { taken: pickText(name, locale) })
  return faults
}

/** The names of a site, primary first. */
export async function hostsOf(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .select({ hostname: siteHost.hostname })
    .from(siteHost)
    .where(eq(siteHost.siteId, id))
    .orderBy(sql`${siteHost.isPrimary} DESC`, siteHost.hostname)
  return rows.map(({ hostname }) => hostname)
}

/** A host name for display; `origin` is the request's, whose scheme and port all hosts share. */
export const describeHost = (hostname: string, origin: string): SiteHost => ({
  hostname,
  shown: shownHost(hostname),
  address: primaryOrigin(origin, hostname),
})

/** A host name in readable form: `ร้าน.ไทย` for its punycode. */
export const shownHost = (hostname: string) => domainToUnicode(hostname) || hostname
