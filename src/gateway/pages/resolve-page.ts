import { compileRows, type Compiled } from '@schemas/layout/compile'
import { fillContents } from '@schemas/layout/contents/fill-contents'
import { fillPath } from '@schemas/layout/path'
import { roles, viewFor } from '@schemas/layout/role'
import { blockDefinition } from '@registry/schemas'
import { addBlockData } from './block-data'
import { notFoundPage } from './error-page'
import { alikePage, findPage, isFound } from './find-page'
import type { PageDeps } from './page-deps'
import { type Match, pagePayload } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'
import { readPageQuery } from './read-page-query'
import { redirected } from './redirected'
import { resolveRedirect } from './resolve-redirect'

/** A page's first rows fill a phone's window. */
const rowsAtOnce = 3

/** Redirects that were followed on the way here. */
type Passed = readonly string[]

/** The page at an address with its blocks' data, or the response instead of it. */
export async function resolvePage(
  deps: PageDeps,
  request: PageRequest,
  now: number,
  passed: Passed = [],
): Promise<PageResponse> {
  const { site } = request.context
  const found = await findPageAt(deps, request, passed)
  if (!isFound(found)) return found
  const { page } = found
  const loaded = await deps.loadUploads(site, page)
  const compiled = compilePage(deps, request, found, now)
  for (const problem of compiled.problems)
    deps.log.warn({ site: site.id, page: page.path, problem }, 'A block stands as a notice.')
  const { missing, moved, shared, until } = await addBlockData(deps, request, compiled, now)
  fillContents(compiled.tree, blockDefinition)
  // Missing data may appear in a moment, or exist for another viewer: this redirect is not cached.
  if (missing)
    return (
      (page.access === 'guest' ? await redirectFrom(deps, request, passed, false) : undefined) ??
      alikePage(deps, request) ??
      notFoundPage(deps, request)
    )
  // An address that the subject had before leads on for ever, within its own family.
  if (moved && page.access === 'guest') {
    const target = fillPath(page.path, { ...found.match.params, ...moved })
    const search = new URLSearchParams(request.query).toString()
    if (target !== request.pathname)
      return { ...redirected(deps, request, search ? `${target}?${search}` : target, 301), shared: false }
  }
  return {
    status: 200,
    shared: shared && loaded && !page.lock,
    ...(page.lock ? { secret: true } : {}),
    until: Math.min(until, compiled.changesAt ?? Number.POSITIVE_INFINITY),
    payload: pagePayload(deps, request, found, compiled.tree),
  }
}

/** The page at an address, without its data. */
export const findPageAt = (deps: PageDeps, request: PageRequest, passed: Passed = []): Promise<Match | PageResponse> =>
  findPage(deps, request, () => redirectFrom(deps, request, passed, true))

export function compilePage(deps: PageDeps, request: PageRequest, { match, page }: Match, now: number): Compiled {
  const { site, session, locale } = request.context
  const { query } = readPageQuery(deps, site, request)
  const view = viewFor(page.views, session.role)
  const viewRole = roles.find((role) => page.views[role] === view) ?? 'guest'
  const route = { params: match.params, query, path: request.pathname }
  const context = { ...deps.compileContext(site, session.role, locale, now, route), rowsAtOnce }
  return compileRows(view?.rows ?? [], context, ['views', viewRole, 'rows'])
}

/** The redirect of an address without a page. */
async function redirectFrom(
  deps: PageDeps,
  request: PageRequest,
  passed: Passed,
  shared: boolean,
): Promise<PageResponse | undefined> {
  const onward = await resolveRedirect(
    { ...request, passed },
    deps.of(request.context.site).led,
    ({ passed: here, ...next }) => resolvePage(deps, { ...request, ...next }, Date.now(), here),
  )
  return onward && { ...redirected(deps, request, onward.to, 308), shared: shared && !onward.isLookedUp }
}
