import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Space } from '@schemas/entities/space'
import { type ReleaseTokens, releaseTokens } from '@schemas/entities/theme'
import type { LocalisedText } from '@schemas/layout/text'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import type { Database } from '../db/open'
import { pagePassword } from '../db/page-password-tables'
import { redirect } from '../db/redirect-tables'
import { release, type ReleaseContent, site, siteHost } from '../db/tables'
import type { PagePassword } from '../page-passwords/locked-pages'
import { overrideParts } from '../themes/apply-theme-override'
import { withPlatform } from './with-platform'

/** A site as every request needs it: its configuration and the release that visitors see. */
export type Site = {
  id: string
  name: LocalisedText
  theme: Record<ThemeSlot, string>
  space: Space
  clusterId?: string
  publicKey: string
  primaryHost: string
  /** A picture of the site's own that stands for it in a browser's tab (`item-<id>`). */
  favicon?: string
  release: { no: number; content: ReleaseContent }
  /** Where addresses lead at which no page stands, besides the release's: from path to target, both as people read them; absent where there are none. */
  redirects?: Readonly<Record<string, string>>
  /** Pages that ask for a word; absent where none does. */
  passwords?: readonly PagePassword[]
  /** What the release changes of the theme's look; absent where it changes nothing, or what it says cannot be read. */
  look?: ReleaseTokens
  /** Another text whenever anything of the site that a page may show is another: what is made from a site is kept under it. */
  stamp: string
}

export type ClosedSite = { name: LocalisedText; locales: Space['locales'] }
export type HostEntry = { siteName: string; hostname: string }

export type SiteDirectory = {
  /** The active site of a host name; undefined when none claims it. Throws only when the database is away and nothing is remembered. */
  byHost: (hostname: string) => Promise<Site | undefined>
  byId: (id: string) => Promise<Site | undefined>
  /** What the disabled site of a host name is called, for a page that says so; undefined when no disabled site claims it. */
  closedAt: (hostname: string) => Promise<ClosedSite | undefined>
  hosts: () => Promise<HostEntry[]>
  /** Forgets what is remembered, after a change made by this process. */
  forget: () => void
}

type Remembered = { id: string | undefined; at: number }

const freshMs = 1000
/** A database that does not answer must not hold up pages that can be shown without it. */
const timeoutMs = 500

/**
 * Looks sites up with a memory of one second, so that a busy page costs no query and another process's publish shows a
 * second later. While the database is away the last answer stands. A site is one object under all its host names for as
 * long as it stays the same: pages compiled from it hang on that object.
 */
export function siteDirectory(database: Database, now: () => number = Date.now): SiteDirectory {
  const current = new LRUCache<string, Site>({ max: 1000 })
  const memory = new LRUCache<string, Remembered>({ max: 10_000 })
  const under = new Map<string, Promise<Site | undefined>>()
  /** How often something was changed by this process. */
  let changes = 0
  const closed = new LRUCache<string, { at: number; found: Promise<ClosedSite | undefined> }>({ max: 1000 })

  const find = async (by: 'host' | 'id', value: string): Promise<Site | undefined> => {
    const key = `${by}:${value}`
    const known = memory.get(key)
    const remembered = known?.id === undefined ? undefined : current.get(known.id)
    const canAnswer = known !== undefined && (known.id === undefined || remembered !== undefined)
    // A name that nobody claims is asked for each time: a site that another process has made answers there at once.
    if (remembered && now() - (known as Remembered).at < freshMs) return remembered
    const loading = under.get(key) ?? load(key, by, value)
    if (!canAnswer) return loading
    // Asked again a second later, not by every request meanwhile.
    const failed = () => {
      memory.set(key, { ...known, at: now() })
      return remembered
    }
    const late = pause(timeoutMs, undefined, { ref: false }).then(() =>
      under.get(key) === loading ? failed() : remembered,
    )
    return Promise.race([loading.catch(failed), late])
  }

  const load = (key: string, by: 'host' | 'id', value: string): Promise<Site | undefined> => {
    const began = changes
    const loading = loadSite(database, by, value, (id) => current.get(id))
      .then((found) => {
        // What was read before a change is nothing to be remembered after it.
        if (began !== changes) return found
        memory.set(key, { id: found?.id, at: now() })
        if (found) current.set(found.id, found)
        return found
      })
      .finally(() => under.get(key) === loading && under.delete(key))
    under.set(key, loading)
    return loading
  }

  return {
    byHost: (hostname) => find('host', hostname),
    byId: (id) => find('id', id),
    closedAt: (hostname) => {
      const known = closed.get(hostname)
      if (known && now() - known.at < freshMs) return known.found
      const found = findClosed(database, hostname)
      closed.set(hostname, { at: now(), found })
      return found
    },
    hosts: () =>
      withPlatform(database, 'host list', async (tx) => {
        const rows = await tx
          .select({ hostname: siteHost.hostname, name: site.name })
          .from(siteHost)
          .innerJoin(site, eq(site.siteId, siteHost.siteId))
          .where(eq(site.status, 'active'))
          .orderBy(asc(siteHost.hostname))
        return rows.map(({ hostname, name }) => ({
          hostname,
          siteName: typeof name === 'string' ? name : (name.en ?? name.th ?? hostname),
        }))
      }),
    forget: () => {
      changes += 1
      under.clear()
      memory.clear()
      current.clear()
      closed.clear()
    },
  }
}

function findClosed(database: Database, hostname: string): Promise<ClosedSite | undefined> {
  return withPlatform(database, 'disabled site', async (tx) => {
    const [found] = await tx
      .select({ name: site.name, space: site.space })
      .from(site)
      .innerJoin(siteHost, eq(siteHost.siteId, site.siteId))
      .where(and(eq(siteHost.hostname, hostname), eq(site.status, 'disabled')))
    return found && { name: found.name, locales: found.space.locales }
  })
}

const ownRedirects = sql<Record<
  string,
  string
> | null>`(SELECT jsonb_object_agg(${redirect.fromPath}, ${redirect.target}) FROM ${redirect} WHERE ${redirect.siteId} = ${site.siteId})`

const ownPasswords = sql<
  PagePassword[] | null
>`(SELECT jsonb_agg(jsonb_build_object('path', ${pagePassword.path}, 'former', ${pagePassword.former}, 'id', ${pagePassword.id}, 'no', ${pagePassword.no})) FROM ${pagePassword} WHERE ${pagePassword.siteId} = ${site.siteId} AND ${pagePassword.removedAt} IS NULL)`

/** The active site of a host name or id: the one already known when its stamp is the same, so that a release is read once. */
async function loadSite(
  database: Database,
  by: 'host' | 'id',
  value: string,
  known: (id: string) => Site | undefined,
): Promise<Site | undefined> {
  return withPlatform(database, 'site lookup', async (tx) => {
    const id =
      by === 'id'
        ? value
        : (await tx.select({ id: siteHost.siteId }).from(siteHost).where(eq(siteHost.hostname, value)))[0]?.id
    if (!id) return undefined
    const from = <T extends PgSelect>(query: T) =>
      query
        .innerJoin(release, and(eq(release.siteId, site.siteId), eq(release.no, site.releaseNo)))
        .innerJoin(siteHost, and(eq(siteHost.siteId, site.siteId), eq(siteHost.isPrimary, true)))
        .where(and(eq(site.siteId, id), eq(site.status, 'active')))
    // `xmin` is another whenever a row was written anew; the release's content need not be read to know that it is the same.
    const stamp = sql<string>`md5(${site}::text || ${siteHost.hostname} || ${release}.xmin::text)`
    const [state] = await from(tx.select({ stamp }).from(site).$dynamic())
    if (!state) return undefined
    const same = known(id)
    if (same?.stamp === state.stamp) return same
    const [found] = await from(
      tx
        .select({
          site,
          content: release.content,
          host: siteHost.hostname,
          redirects: ownRedirects,
          passwords: ownPasswords,
          stamp,
        })
        .from(site)
        .$dynamic(),
    )
    if (!found) return undefined
    const override = found.content.tokens === undefined ? undefined : releaseTokens.safeParse(found.content.tokens).data
    return {
      id,
      name: found.site.name,
      theme: found.site.theme,
      ...(override ? overrideParts(override) : {}),
      space: found.site.space,
      ...(found.site.clusterId ? { clusterId: found.site.clusterId } : {}),
      publicKey: found.site.publicKey,
      primaryHost: found.host,
      ...(found.site.favicon ? { favicon: found.site.favicon } : {}),
      release: { no: found.site.releaseNo, content: found.content },
      ...(found.redirects ? { redirects: found.redirects } : {}),
      ...(found.passwords ? { passwords: found.passwords } : {}),
      stamp: found.stamp,
    }
  })
}
