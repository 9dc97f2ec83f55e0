import { fillPath } from '@schemas/layout/path'
import type { FoundAddress } from '@schemas/layout/site-addresses'
import type { Payload, RenderTree } from '@schemas/layout/render'
import type { OpenedPage } from '../page-passwords/locked-pages'
import { makeHead } from './head'
import type { PageDeps } from './page-deps'
import type { PageRequest } from './page-response'
import { readPageQuery } from './read-page-query'
import { frameOf } from './workspace'
import { pageAddresses, type SitePages } from './site-pages'

/** A page with the parameters of its address. */
export type Match = { pages: SitePages; match: Extract<FoundAddress, { kind: 'page' }>; page: OpenedPage }

export const emptyHead = { title: '', canonical: '', alternates: [], jsonLd: [] }
export const emptyTree: RenderTree = { rows: [], css: '', types: [], assets: {} }

/** What every payload at this address begins with. */
export const payloadStart = (deps: PageDeps, { context, pathname, query }: PageRequest) => ({
  build: deps.build.id,
  path: pathname,
  query: readPageQuery(deps, context.site, { pathname, query }).query,
  params: {},
})

/** A page's addresses in other languages, when it has any. */
export function ownAddresses({ pages, match }: Match, { context }: PageRequest): Pick<Payload, 'addresses'> {
  const addresses = pageAddresses(pages, match, context.site)
  return Object.keys(addresses).length > 0 ? { addresses } : {}
}

export function pagePayload(deps: PageDeps, request: PageRequest, found: Match, tree: RenderTree): Payload {
  const { site, locale, session } = request.context
  const { match, page } = found
  const { addresses } = ownAddresses(found, request)
  return {
    ...payloadStart(deps, request),
    ...(addresses ? { addresses } : {}),
    pattern: page.path,
    params: match.params,
    frame: frameOf(page, session.role),
    head: makeHead({
      page,
      tree,
      request,
      plain: fillPath(page.path, match.params),
      addresses: addresses ?? {},
      asset: deps.assets(site, locale),
    }),
    ...(page.offline && !page.lock ? { offline: true as const } : {}),
    tree,
  }
}
