import { blockData } from './block-data'
import { createBoots } from './boots'
import { errorPage } from './error-page'
import { offlinePage } from './offline-page'
import { pageDeps, type PagesOptions } from './page-deps'
import type { Pages } from './page-response'
import { cachedPages } from './payload-cache'
import { placePage } from './place-page'
import { readPageQuery } from './read-page-query'
import { redirected } from './redirected'
import { slotTree } from './slot-tree'

/** The sites' pages. Each part is a function of a file of its own; only the caches of payloads and boots have state. */
export function createPages(options: PagesOptions): Pages {
  const deps = pageDeps(options)
  const payload = cachedPages(deps)
  return {
    ...createBoots({ ...options, ...deps }),
    read: (site, request) => readPageQuery(deps, site, request),
    payload,
    offline: (request) => offlinePage(deps, request),
    place: (request) => placePage(deps, request, payload),
    slotTree: (request) => slotTree(deps, request),
    of: deps.of,
    all: deps.all,
    assets: deps.assets,
    loadUploads: deps.loadUploads,
    data: (context, calls) => blockData(deps, context, calls),
    redirected: (request, to) => redirected(deps, request, to),
    errorPayload: (request, error) => errorPage(deps, request, error),
  }
}
