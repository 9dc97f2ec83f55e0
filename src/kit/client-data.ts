import { browserNameOf, osNameOf, unknownName } from '@schemas/client-names'
import type { Space } from '@schemas/site/entities/space'
import type { Localised } from '@schemas/layout/text'

/** What a browser knows about itself and its network. Missing values are "Unknown". */
export type ClientData = {
  os: string
  browser: string
  ip: string
  location: string
  isp: string
  screenSize: { width: number; height: number }
}

/** Timeout of the site's lookup services (ms). */
const timeoutMs = 5000

type Place = {
  cityName?: unknown
  regionName?: unknown
  countryName?: unknown
  isProxy?: unknown
  isp?: unknown
  asName?: unknown
}

/**
 * Queries the site's own lookup services for address and location, if configured; never rejects. `isProxy` is undefined
 * when unknown.
 */
export async function readClientData(
  services: Localised<Space>['clientData'],
  signal?: AbortSignal,
): Promise<ClientData & { isProxy: boolean | undefined }> {
  const ipRequest = services?.ip
    ? ask<{ ip?: unknown }>(services.ip, signal).then(({ ip }) => textOf(ip))
    : Promise.resolve(undefined)
  const placeOf = async (): Promise<Place> => {
    if (!services?.location) return {}
    // A service that does not need the address is queried in parallel.
    if (!services.location.includes('{ip}')) return ask<Place>(services.location, signal)
    const known = await ipRequest
    return known ? ask<Place>(services.location.replace('{ip}', encodeURIComponent(known)), signal) : {}
  }
  const [address, place] = await Promise.all([ipRequest, placeOf()])
  return {
    ...ownClientData(),
    ip: address ?? unknownName,
    location:
      [place.cityName, place.regionName, place.countryName].map(textOf).filter(Boolean).join(', ') || unknownName,
    isp: textOf(place.isp) ?? textOf(place.asName) ?? unknownName,
    isProxy: typeof place.isProxy === 'boolean' ? place.isProxy : undefined,
  }
}

/** What the browser knows without a request. */
export function ownClientData(): Pick<ClientData, 'os' | 'browser' | 'screenSize'> {
  return {
    os: osNameOf(navigator.userAgent, navigator.maxTouchPoints),
    browser: browserNameOf(navigator.userAgent),
    screenSize: { width: screen.width, height: screen.height },
  }
}

async function ask<T extends object>(address: string, signal: AbortSignal | undefined): Promise<Partial<T>> {
  try {
    const limit = AbortSignal.timeout(timeoutMs)
    // Sends nothing personal beyond what any request reveals.
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const body: unknown = answer.ok ? await answer.json() : {}
    return body !== null && typeof body === 'object' ? body : {}
  } catch {
    return {}
  }
}

/** One line of a service's response; anything else counts as missing. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim()
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 100)
    : undefined
}
