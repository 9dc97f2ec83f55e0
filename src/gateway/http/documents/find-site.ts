import { isReserved } from '@schemas/layout/path'
import type { Site } from '../../platform/sites'
import { CallError } from '../../errors/call-error'
import { closedPage, noSitePage } from '../plain-pages'
import { readAddress } from '../read-address'
import { redirectWithin } from '../redirect-within'
import { type Located, locate } from '../request-context'
import type { DocumentDeps, Exchange } from './deps'

const payloadSuffix = '/_payload.json'

export type FoundSite = {
  located: Located & { site: Site }
  /** The page's address, also where its payload is requested. */ address: string
  search: string
  asPayload: boolean
}

/** The site and the canonical address of a request; otherwise answers it. */
export async function findSite(
  { services }: DocumentDeps,
  { request, reply }: Exchange,
): Promise<FoundSite | { sent: unknown }> {
  const { pathname, search, clean } = readAddress(request.url)
  const asPayload = pathname.endsWith(payloadSuffix)
  if (isReserved(clean)) throw new CallError('not_found', `Page Not Found: ${clean}`)
  const located = await locate(request, services)
  const { site, hostname } = located
  if (!site) {
    const closed = await services.sites.closedAt(hostname)
    return { sent: closed ? closedPage(reply, closed, asPayload) : noSitePage(reply, hostname, asPayload) }
  }
  const address = asPayload ? readAddress(pathname.slice(0, -payloadSuffix.length)).clean : clean
  if (!asPayload && address !== pathname)
    return { sent: redirectWithin(reply.header('cache-control', 'no-cache'), address + search, 308) }
  return { located: { ...located, site }, address, search, asPayload }
}
