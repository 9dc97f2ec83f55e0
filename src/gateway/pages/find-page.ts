import { checkParams } from '@schemas/layout/param-rule'
import { hasRole } from '@schemas/layout/role'
import { mayOpen } from '../page-passwords/may-open'
import { alikeAddress } from './alike-address'
import { errorPage, notFoundPage } from './error-page'
import { lockedPage } from './locked-page'
import type { PageDeps } from './page-deps'
import type { Match } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'
import { redirected } from './redirected'
import { search, signInPath, withQuery } from './resolve-redirect'

/**
 * The page at an address, or the response instead of it when this viewer does not get one. `redirectFrom` is asked for
 * the redirect of an address without a page.
 */
export async function findPage(
  deps: PageDeps,
  request: PageRequest,
  redirectFrom: () => Promise<PageResponse | undefined>,
): Promise<Match | PageResponse> {
  const { context, pathname, query } = request
  const { site } = context
  if (pathname === '/' && site.clusterId) return redirected(deps, request, '/cluster/user/dashboard')
  const pages = deps.of(site)
  const match = pages.addresses.find(pathname)
  if (match?.kind === 'moved') return redirected(deps, request, withQuery(match.to, query), 308)
  const page = match && pages.page(match.path)
  // No page exists there, for anyone.
  const fits = match !== undefined && checkParams(page?.validate, match.params)
  const led = fits ? undefined : await redirectFrom()
  if (led) return led
  const alike = fits && page ? undefined : alikePage(deps, request)
  if (alike) return alike
  if (!match || !page)
    return errorPage(deps, request, {
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: `Page Not Found: ${pathname}`,
    })
  const opening = mayOpen(context, page)
  if (opening === 'no') return deniedPage(deps, request)
  if (opening === 'locked') return lockedPage(deps, request, { pages, match, page })
  if (!checkParams(page.validate, match.params)) return notFoundPage(deps, request)
  return { pages, match, page }
}

export const isFound = (found: Match | PageResponse): found is Match => 'page' in found

/** The page that someone meant who wrote its address in capitals or with spaces. */
export function alikePage(deps: PageDeps, request: PageRequest): PageResponse | undefined {
  const to = alikeAddress(deps.of(request.context.site).addresses, request.pathname)
  return to === undefined ? undefined : redirected(deps, request, withQuery(to, request.query), 308)
}

/** Guests may sign in; for others, the page stays closed. */
async function deniedPage(deps: PageDeps, request: PageRequest): Promise<PageResponse> {
  const { context, pathname, query } = request
  const { session, locale } = context
  if (session.role === 'guest') {
    const back = encodeURIComponent(pathname + search(query))
    return redirected(deps, request, `${signInPath(pathname)}?to=${back}`)
  }
  return errorPage(deps, request, {
    statusCode: 403,
    statusMessage: locale === 'th' ? 'ไม่มีสิทธิ์เข้าถึง' : 'Access denied',
    message: locale === 'th' ? 'บัญชีของคุณเปิดหน้านี้ไม่ได้' : 'Your account may not open this page.',
  })
}

/** A page that is offline for visitors at the moment; its editors see it. */
export function findOfflinePage(
  { of, all }: PageDeps,
  { context: { site, session }, pathname }: PageRequest,
): Match | undefined {
  const pages = all(site)
  const match = pages.addresses.find(pathname)
  const page = match?.kind === 'page' && !of(site).page(match.path) ? pages.page(match.path) : undefined
  return match?.kind === 'page' && page && hasRole(session.role, page.access) ? { pages, match, page } : undefined
}
