import type { OutputOf } from '@schemas/call'
import { hostDataMaxAge, hostOverrideCookie } from '@schemas/constants'
import { call as getHost } from '@client/site/calls/api/get-host'
import { callGateway } from '@kit/call-gateway'
import { hostListLength } from '@kit/constants'
import { clearCache, readCache, writeCache } from '../site-cache'

export type Host = OutputOf<typeof getHost>['hosts'][number]

/** The last 14 hosts, or all matches of a search. */
export function hostsToShow(hosts: readonly Host[], search: string): Host[] {
  const query = search.trim().toLowerCase()
  if (query === '') return hosts.slice(-hostListLength)
  return hosts.filter(({ siteName, hostname }) => `${siteName} ${hostname}`.toLowerCase().includes(query))
}

/** The hosts this gateway serves, cached for an hour. Throws when the gateway does not answer. */
export async function fetchHosts(): Promise<Host[]> {
  const cached = readCache<Host[]>('hosts')
  if (cached) return cached
  const { hosts } = await callGateway(getHost, { hostname: location.hostname })
  writeCache('hosts', hosts)
  return hosts
}

/** Shows another host's site here for an hour: stores the override, clears the cached site, reloads. */
export function chooseHost(hostname: string): void {
  document.cookie = `${hostOverrideCookie}=${encodeURIComponent(hostname)}; path=/; max-age=${hostDataMaxAge}; samesite=lax`
  writeCache('hostOverride', hostname)
  clearCache('siteConfig', 'clusterData', 'userData')
  // To the front page, because a path of one site may not exist on another.
  location.assign('/')
}

/** Back to the default site: clears the override and the cached site, reloads. */
export function resetHost(): void {
  document.cookie = `${hostOverrideCookie}=; path=/; max-age=0; samesite=lax`
  clearCache('hostOverride', 'siteConfig', 'clusterData', 'userData', 'hosts')
  location.assign('/')
}
