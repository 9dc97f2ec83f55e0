import { compileRows } from '@schemas/layout/compile'
import type { Page } from '@schemas/layout/page'
import type { ErrorInfo } from '@schemas/layout/render'
import { viewFor } from '@schemas/layout/role'
import type { PageDeps } from './page-deps'
import { emptyHead, payloadStart } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'
import { errorPattern } from './site-pages'
import { frameOf } from './workspace'

/** The site's error page for a status and message. */
export async function errorPage(deps: PageDeps, request: PageRequest, error: ErrorInfo): Promise<PageResponse> {
  const { context, pathname } = request
  const { site, session, locale } = context
  const page: Page | undefined = deps.of(site).page(errorPattern)
  await deps.loadUploads(site, page)
  const compiled =
    page &&
    compileRows(
      viewFor(page.views, session.role)?.rows ?? [],
      deps.compileContext(site, session.role, locale, Date.now(), { params: {}, query: {}, path: pathname }),
    )
  const head = { ...emptyHead, title: `${error.statusCode} ${error.statusMessage}`, noindex: true }
  // Not cached: there are infinitely many missing addresses.
  return {
    status: error.statusCode,
    shared: false,
    until: 0,
    payload: {
      ...payloadStart(deps, request),
      pattern: errorPattern,
      frame: frameOf({ path: pathname, frame: page?.frame ?? 'default' }, session.role),
      head,
      tree: compiled?.tree ?? null,
      error,
    },
  }
}

/** The error page where a page's parameters or data have nothing. */
export const notFoundPage = (deps: PageDeps, request: PageRequest): Promise<PageResponse> =>
  errorPage(deps, request, {
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message: `Page not found: ${request.pathname}`,
  })
