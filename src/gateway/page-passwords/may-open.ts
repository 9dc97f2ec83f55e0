import { hasRole } from '@schemas/layout/role'
import type { CallContext } from '../call/handle'
import type { OpenedPage } from './locked-pages'

/**
 * Whether a person may open a page: by role and, for a password page, by the password, which `locked` reports as
 * missing. Editors need none. This is the only place where a password grants access: everything else uses `access`, by
 * which such a page is a managers' page.
 */
export function mayOpen(
  { session, pages }: Pick<CallContext, 'session' | 'pages'>,
  page: OpenedPage,
): 'yes' | 'no' | 'locked' {
  if (hasRole(session.role, page.access)) return 'yes'
  if (!page.lock || !hasRole(session.role, page.lock.access)) return 'no'
  return pages.holds(page.lock) ? 'yes' : 'locked'
}
