import { compileRows } from '@schemas/layout/compile'
import { lockHead, lockTree } from './lock-tree'
import type { PageDeps } from './page-deps'
import { type Match, ownAddresses, payloadStart } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'

/** Replaces a page that needs a password: a form in the page's frame. Reveals only the page's title. */
export function lockedPage(deps: PageDeps, request: PageRequest, found: Match): PageResponse {
  const { site, session, locale } = request.context
  const { match, page } = found
  const route = { params: {}, query: {}, path: request.pathname }
  const { tree } = compileRows(
    lockTree(request.refusal),
    deps.compileContext(site, session.role, locale, Date.now(), route),
  )
  return {
    status: 403,
    shared: false,
    secret: true,
    until: 0,
    payload: {
      ...payloadStart(deps, request),
      ...ownAddresses(found, request),
      pattern: page.path,
      params: match.params,
      frame: page.frame,
      head: lockHead(page, site, locale),
      tree,
    },
  }
}
