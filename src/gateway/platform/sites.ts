import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Space } from '@schemas/site/entities/space'
import { type ReleaseTokens, releaseTokens } from '@schemas/editor/entities/theme'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import type { Database } from '../db/open'
import { pagePassword } from '../db/page-password-tables'
import { redirect } from '../db/redirect-tables'
import { release, type ReleaseContent, site, siteHost } from '../db/tables'
import type { PagePassword } from '../page-passwords/locked-pages'
import { overrideParts } from '../themes/apply-theme-override'
import { withPlatform } from './with-platform'

/** A site as every request needs it: its configuration and the live release. */
export type Site = {
  id: string
  name: LocalisedText
  theme: Record<ThemeSlot, string>
  space: Space
  clusterId?: string
  publicKey: string
  primaryHost: string
  /** The site's own icon (`item-<id>`). */
  favicon?: string
  /** A copy of another site that its own people have not released yet: search engines stay out. */
  isUnreleased?: true
  release: { no: number; content: ReleaseContent }
  /**
   * Redirects of addresses without a page, besides the release's: from path to target, both in readable spelling;
   * absent when there are none.
   */
  redirects?: Readonly<Record<string, string>>
  /** Password-protected pages; absent when there are none. */
  passwords?: readonly PagePassword[]
  /** The release's override of the theme; absent when there is none, or it is unreadable. */
  look?: ReleaseTokens
  /** Changes whenever anything shown by pages of the site changes: derived data is cached under it. */
  stamp: string
}

export type ClosedSite = { name: LocalisedText; locales: Space['locales'] }
export type HostEntry = { siteName: string; hostname: string }

export type SiteDirectory = {
  /**
   * The active site of a host name; undefined when none claims it. Throws only when the database is away and nothing is
   * cached.
   */
  byHost: (hostname: string) => Promise<Site | undefined>
  byId: (id: string) => Promise<Site | undefined>
  /** Name of the disabled site at a host name, for its notice page; undefined when no disabled site claims it. */
  closedAt: (hostname: string) => Promise<ClosedSite | undefined>
  hosts: () => Promise<HostEntry[]>
  /** Clears the cache, after a change by this process. */
  forget: () => void
}

type Remembered = { id: string | undefined; at: number }

const freshMs = 1000
/** A database that does not answer must not block pages that can be shown without it. */
const timeoutMs = 500

/**
 * Looks up sites with a one-second cache, so that a busy page costs no query and another process's publish shows a
 * second later. While the database is away, the last result is used. A site is one object under all its host names
 * while unchanged: compiled pages are cached on that object.
 */
export function siteDirectory(database: Database, now: () => number = Date.now): SiteDirectory {
  const current = new LRUCache<string, Site>({ max: 1000 })
  const memory = new LRUCache<string, Remembered>({ max: 10_000 })
  const under = new Map<string, Promise<Site | undefined>>()
  /** Number of changes by this process. */
  let changes = 0
  const closed = new LRUCache<string, { at: number; found: Promise<ClosedSite | undefined> }>({ max: 1000 })

  const find = async (by: 'host' | 'id', value: string): Promise<Site | undefined> => {
    const key = `${by}:${value}`
    const known = memory.get(key)
    const remembered = known?.id === undefined ? undefined : current.get(known.id)
    const canAnswer = known !== undefined && (known.id === undefined || remembered !== undefined)
    // Unclaimed names are not cached: a site created by another process answers there at once.
    if (remembered && now() - (known as Remembered).at < freshMs) return remembered
    const loading = under.get(key) ?? load(key, by, value)
    if (!canAnswer) return loading
    // Retried after a second, not by every request meanwhile.
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
        // A result read before a change must not be cached after it.
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

/** The active site of a host name or id: the cached one when its stamp is unchanged, so that a release is read once. */
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
    // `xmin` changes with every write of a row, so the release's content need not be read to know it is unchanged.
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
      ...(isUnreleasedCopy(found.site) ? { isUnreleased: true as const } : {}),
      release: { no: found.site.releaseNo, content: found.content },
      ...(found.redirects ? { redirects: found.redirects } : {}),
      ...(found.passwords ? { passwords: found.passwords } : {}),
      stamp: found.stamp,
    }
  })
}

const isUnreleasedCopy = ({ releaseNo, template }: typeof site.$inferSelect): boolean =>
  releaseNo === 1 && template !== null && /^(?:site|file):/.test(template)
