import { notFoundPage } from './error-page'
import { findOfflinePage, isFound } from './find-page'
import type { PageDeps } from './page-deps'
import { emptyTree, type Match, pagePayload } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'
import { findPageAt } from './resolve-page'
import { isWithin } from './resolve-redirect'

/** Where an address leads within the site, without its content. `payload` answers where only data can tell. */
export async function placePage(
  deps: PageDeps,
  request: PageRequest,
  payload: (request: PageRequest) => Promise<PageResponse>,
): Promise<PageResponse> {
  const bare = (found: Match): PageResponse => ({
    status: 200,
    shared: false,
    until: 0,
    payload: pagePayload(deps, request, found, emptyTree),
  })
  const offline = findOfflinePage(deps, request)
  if (offline) return bare(offline)
  // Whether such a post or product exists only its data can tell.
  const found = Object.keys(request.query).length > 0 ? undefined : await findPageAt(deps, request)
  const response =
    !found || (isFound(found) && Object.keys(found.match.params).length > 0)
      ? await payload(request)
      : isFound(found)
        ? bare(found)
        : found
  // A draft may have blocks that read what the page of its visitors does not.
  return isWithin(response.payload.redirect ?? '/')
    ? { ...response, payload: { ...response.payload, query: request.query } }
    : notFoundPage(deps, request)
}
