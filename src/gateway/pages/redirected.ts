import { sameOriginPath } from '@schemas/layout/same-origin-path'
import type { PageDeps } from './page-deps'
import { emptyHead } from './page-payload'
import type { PageRequest, PageResponse } from './page-response'

/** A redirect to another address of the site, or to another site. */
export function redirected(
  { build }: PageDeps,
  { pathname, query }: Pick<PageRequest, 'pathname' | 'query'>,
  target: string,
  status = 302,
): PageResponse {
  // What leads elsewhere says so by its scheme; all else stays at this site, whatever it was put together from.
  const to = target.startsWith('https://') ? target : (sameOriginPath(target) ?? '/')
  return {
    status,
    shared: true,
    until: Number.POSITIVE_INFINITY,
    payload: {
      build: build.id,
      path: pathname,
      query,
      params: {},
      pattern: pathname,
      frame: 'default',
      head: emptyHead,
      tree: null,
      redirect: to,
    },
  }
}
