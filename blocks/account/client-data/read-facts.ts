import { unknownName } from '@schemas/client-names'
import type { Boot } from '@schemas/boot'
import { type ClientData, ownClientData, readClientData } from '@kit/client-data'
import type { texts } from './texts'

/**
 * A fact by the name of its label. Values are text, a boolean, or undefined when unknown; null while a service is being
 * queried.
 */
export type Fact = { name: keyof typeof texts; value: string | boolean | undefined | null }

/**
 * Reports what this browser knows, then adds the site services' answers. Facts are listed one by one, so that no stored
 * data and no key can leak into them.
 */
export async function readFacts(
  boot: Boot,
  facts: 'browser' | 'device',
  signal: AbortSignal,
  report: (facts: Fact[]) => void,
): Promise<void> {
  const all = (first: Fact[], isProxy: boolean | undefined | null): Fact[] =>
    facts === 'browser' ? first : [...first, { name: 'proxy', value: isProxy }, ...deviceFacts(boot)]
  const own = firstFacts({ ...ownClientData(), ip: unknownName, location: unknownName, isp: unknownName })
  report(
    all(
      own.map((fact) => (needsService.has(fact.name) ? { ...fact, value: null } : fact)),
      null,
    ),
  )
  const data = await readClientData(boot.space.clientData, signal)
  if (!signal.aborted) report(all(firstFacts(data), data.isProxy))
}

const needsService: ReadonlySet<string> = new Set(['ip', 'location', 'isp'])

function firstFacts({ browser, os, ip, location, isp, screenSize }: ClientData): Fact[] {
  const known = (value: string) => (value === unknownName ? undefined : value)
  return [
    { name: 'browser', value: known(browser) },
    { name: 'os', value: known(os) },
    { name: 'ip', value: known(ip) },
    { name: 'location', value: known(location) },
    { name: 'isp', value: known(isp) },
    { name: 'screenSize', value: `${screenSize.width} × ${screenSize.height}` },
  ]
}

function deviceFacts({ site, space, session, build }: Boot): Fact[] {
  const likes = (query: string) => matchMedia(query).matches
  return [
    { name: 'window', value: `${innerWidth} × ${innerHeight}` },
    { name: 'density', value: String(devicePixelRatio) },
    { name: 'touch', value: String(navigator.maxTouchPoints) },
    { name: 'language', value: navigator.languages.join(', ') },
    { name: 'zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone || undefined },
    { name: 'online', value: navigator.onLine },
    { name: 'cookies', value: navigator.cookieEnabled },
    { name: 'storage', value: hasStorage() },
    { name: 'dark', value: likes('(prefers-color-scheme: dark)') },
    { name: 'motion', value: likes('(prefers-reduced-motion: reduce)') },
    { name: 'cores', value: navigator.hardwareConcurrency ? String(navigator.hardwareConcurrency) : undefined },
    { name: 'site', value: `${space.name || site.siteName} (${site.hostname})` },
    { name: 'role', value: session.role },
    { name: 'build', value: build },
    { name: 'agent', value: navigator.userAgent },
  ]
}

function hasStorage(): boolean {
  try {
    return typeof localStorage.length === 'number'
  } catch {
    return false
  }
}
