import { hasRole } from '@schemas/layout/role'
import type { CallContext } from '../http/handle'
import type { OpenedPage } from './locked-pages'

/**
 * Whether somebody may open a page: by their role, and where it has a password by that as well, which `locked` says is missing. Whoever edits the site needs none. The one place in which a password lets anybody in: all else goes by
 * `access`, by which such a page is a page of managers.
 */
export function mayOpen(
  { session, pages }: Pick<CallContext, 'session' | 'pages'>,
  page: OpenedPage,
): 'yes' | 'no' | 'locked' {
  if (hasRole(session.role, page.access)) return 'yes'
  if (!page.lock || !hasRole(session.role, page.lock.access)) return 'no'
  return pages.holds(page.lock) ? 'yes' : 'locked'
}
