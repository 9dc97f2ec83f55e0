import { and, eq, isNull } from 'drizzle-orm'
import type { call as ownCall } from '@schemas/site/calls/site/change-own-settings'
import type { call as updateCall } from '@schemas/site/calls/site/update'
import type { ParsedInputOf } from '@schemas/call'
import type { SiteHost } from '@schemas/site/entities/site'
import { notifySessions } from '../auth/notify-sessions'
import type { Db } from '../db/open'
import { session } from '../db/account-tables'
import { site } from '../db/tables'
import { textOf } from './new-site'
import type { SiteAdminDeps } from './site-admin'
import { claimHosts, describeHost, hostsOf, readHosts } from './site-hosts'
import { lockSite, type Operator, recordForBoth, type SiteRow } from './site-record'
import { serviceSettings, servicesOf } from './site-services'
import { leavesCaller, operatorSiteStays, staleSite } from './site-messages'
import { asSite, withPlatform } from './with-platform'

type Settings = ParsedInputOf<typeof updateCall>

/**
 * Changes a site's names and settings. Anything else stays, including menus and contact, which the site's own managers
 * change.
 */
export function updateSite(
  { database, forget }: SiteAdminDeps,
  by: Operator,
  { id, version, ...wanted }: Settings,
): Promise<{ version: number }> {
  return saveSettings({ database, forget }, by, { id, version }, (row) => ({
    space: {
      ...writtenSpace(row, wanted),
      id: wanted.spaceId,
      ...serviceSettings({ ...servicesOf(row.space), ...wanted.services }),
    },
    clusterId: wanted.clusterId ?? null,
  }))
}

type OwnSettings = ParsedInputOf<typeof ownCall>

/** Changes what a site's own admins decide. */
export function updateOwnSite(
  deps: SiteAdminDeps,
  by: Operator,
  { version, lineWords, ...wanted }: OwnSettings,
): Promise<{ version: number }> {
  return saveSettings(deps, by, { id: by.site, version }, (row) => ({
    space: {
      ...writtenSpace(row, wanted),
      ...serviceSettings(servicesOf(row.space)),
      ...(lineWords === undefined ? {} : { lineWords }),
    },
    clusterId: row.clusterId,
  }))
}

/** The space with what was written into the form. Without its services, which the caller adds. */
function writtenSpace(
  { space }: Pick<SiteRow, 'space'>,
  { name, tagline, locales, timeZone }: Pick<Settings, 'name' | 'tagline' | 'locales' | 'timeZone'>,
) {
  const { tagline: _before, clientData: _clientData, remoteLog: _log, analytics: _script, ...rest } = space
  const written = textOf(tagline)
  return {
    ...rest,
    name: textOf(name),
    ...(written.th || written.en ? { tagline: written } : {}),
    locales,
    timeZone,
  }
}

async function saveSettings(
  { database, forget }: Pick<SiteAdminDeps, 'database' | 'forget'>,
  by: Operator,
  { id, version }: { id: string; version: number },
  change: (row: SiteRow) => Pick<SiteRow, 'space' | 'clusterId'>,
): Promise<{ version: number }> {
  const next = await withPlatform(database, `settings of ${id}`, async (tx) => {
    const row = await lockSite(tx, id, by.locale)
    if (row.version !== version) throw staleSite(by.locale, row.version)
    const changed = change(row)
    const after = { ...changed, name: changed.space.name }
    await tx
      .update(site)
      .set({ ...after, version: row.version + 1 })
      .where(eq(site.siteId, id))
    await recordForBoth(tx, by, {
      id,
      action: 'site-update',
      before: auditedFields(row),
      after: auditedFields({ ...row, ...after }),
    })
    return row.version + 1
  })
  forget()
  return { version: next }
}

const auditedFields = ({ name, space, clusterId }: SiteRow) => ({
  name,
  tagline: space.tagline ?? null,
  locales: space.locales,
  timeZone: space.timeZone,
  lineWords: space.lineWords ?? [],
  spaceId: space.id,
  clusterId,
  services: servicesOf(space),
})

type Hosts = {
  id: string
  version: number
  hosts: readonly string[]
  givesUp?: string | undefined
  /** Of the request; no name when it would reach this site regardless of its host names. */ came: {
    by: string | undefined
    origin: string
  }
}

/**
 * Replaces the site's host names; the first becomes primary. The name the caller used is removed only on explicit
 * request: otherwise nobody might find the way back.
 */
export async function setHosts(
  { database, settings, forget }: SiteAdminDeps,
  by: Operator,
  { id, version, hosts: typed, givesUp, came }: Hosts,
): Promise<{ version: number; hosts: SiteHost[] }> {
  const { locale } = by
  const done = await withPlatform(database, `hosts of ${id}`, async (tx) => {
    const row = await lockSite(tx, id, locale)
    if (row.version !== version) throw staleSite(locale, row.version)
    const before = await hostsOf(tx, id)
    const hosts = readHosts({ typed, site: id, settings, locale, own: before })
    if (came.by !== undefined && came.by !== givesUp && before.includes(came.by) && !hosts.includes(came.by))
      throw leavesCaller(locale, describeHost(came.by, came.origin))
    await claimHosts(tx, id, hosts, locale)
    await tx
      .update(site)
      .set({ version: row.version + 1 })
      .where(eq(site.siteId, id))
    await recordForBoth(tx, by, { id, action: 'site-hosts', before: { hosts: before }, after: { hosts } })
    return { version: row.version + 1, hosts: hosts.map((hostname) => describeHost(hostname, came.origin)) }
  })
  forget()
  return done
}

/** Disables a site for visitors and ends all its sessions. Repeating it changes nothing. */
export async function disableSite({ database, forget }: SiteAdminDeps, by: Operator, id: string): Promise<void> {
  await withPlatform(database, `disable ${id}`, async (tx) => {
    const row = await lockSite(tx, id, by.locale)
    if (id === by.site) throw operatorSiteStays(by.locale)
    if (row.status === 'disabled') return
    await tx
      .update(site)
      .set({ status: 'disabled', disabledAt: new Date(), version: row.version + 1 })
      .where(eq(site.siteId, id))
    await asSite(tx, id, (db) => endSessions(db))
    await recordForBoth(tx, by, {
      id,
      action: 'site-disable',
      before: { status: 'active' },
      after: { status: 'disabled' },
    })
  })
  forget()
}

/** Enables a disabled site. Repeating it changes nothing. */
export async function enableSite({ database, forget }: SiteAdminDeps, by: Operator, id: string): Promise<void> {
  await withPlatform(database, `enable ${id}`, async (tx) => {
    const row = await lockSite(tx, id, by.locale)
    if (row.status === 'active') return
    await tx
      .update(site)
      .set({ status: 'active', disabledAt: null, version: row.version + 1 })
      .where(eq(site.siteId, id))
    await recordForBoth(tx, by, {
      id,
      action: 'site-enable',
      before: { status: 'disabled' },
      after: { status: 'active' },
    })
  })
  forget()
}

/** In the site's own transaction: ends all sessions, or one person's. */
export async function endSessions(db: Db, person?: string): Promise<void> {
  const ended = await db
    .update(session)
    .set({ revokedAt: new Date(), endedAs: 'closed' })
    .where(and(isNull(session.revokedAt), person === undefined ? undefined : eq(session.personId, person)))
    .returning({ siteId: session.siteId, personId: session.personId })
  await notifySessions(db, ended)
}
