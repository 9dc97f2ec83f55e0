import { LRUCache } from 'lru-cache'
import type { PageDeps } from './page-deps'
import type { PageRequest, PageResponse } from './page-response'
import { readPageQuery } from './read-page-query'
import { resolvePage } from './resolve-page'

/**
 * Payloads kept in memory, counted as their JSON: pages that have one answer, and those of which visitors choose among
 * any number. The latter push out only each other.
 */
const maxCachedCharacters = { plain: 48 * 1024 * 1024, varied: 16 * 1024 * 1024 }

const cacheOf = (maxSize: number) =>
  new LRUCache<string, PageResponse>({
    max: 2000,
    maxSize,
    sizeCalculation: (response) => JSON.stringify(response.payload).length,
  })

/** Resolves pages, from memory where one answer serves all viewers of a role and language. */
export function cachedPages(deps: PageDeps): (request: PageRequest) => Promise<PageResponse> {
  const caches = { plain: cacheOf(maxCachedCharacters.plain), varied: cacheOf(maxCachedCharacters.varied) }
  return async (request) => {
    const { context, pathname } = request
    const { site, session, locale } = context
    const now = Date.now()
    const { query, isVaried } = readPageQuery(deps, site, request)
    const cache = isVaried ? caches.varied : caches.plain
    const key = JSON.stringify([site.id, site.stamp, pathname, query, session.role, locale, context.origin])
    const known = key.length < 2000 ? cache.get(key) : undefined
    if (known && known.until > now) return known
    // Read first: a response must not outlive the pages it was found among.
    const { until } = deps.of(site)
    const found = await resolvePage(deps, request, now)
    const response = { ...found, until: Math.min(found.until, until) }
    // The way elsewhere takes the whole query along, and is found in no time.
    if (response.shared && !response.payload.redirect && key.length < 2000) cache.set(key, response)
    return response
  }
}
