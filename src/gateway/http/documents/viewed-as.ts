import type { Boot } from '@schemas/boot'
import type { Viewer } from '@schemas/layout/render'
import { hasRole, isRole } from '@schemas/layout/role'
import { guest, type Session } from '../../auth/session'
import { unlocked } from '../../page-passwords/locked-pages'
import type { Site } from '../../platform/sites'
import type { Services } from '../../services'
import type { CallContext } from '../../call/handle'

/**
 * `?as=guest` shows managers a page as a lower role sees it, with that role's rights only. For others it is ignored.
 * Passwords are asked of visitors, not of managers viewing the page as one of them.
 */
export async function viewedAs(
  own: CallContext,
  { as, look }: { as: unknown; look: unknown },
  services: Services,
): Promise<CallContext> {
  const session = sessionAs(own.session, as)
  const site = as === undefined ? own.site : await siteAs(own, look, services)
  return { ...own, site: session === own.session ? site : unlocked(site), session }
}

function sessionAs(session: Session, as: unknown): Session {
  if (!isRole(as) || !hasRole(session.role, 'manager') || !hasRole(session.role, as)) return session
  return as === 'guest' ? guest : { ...session, role: as }
}

/** `?as=guest&look=name` shows admins a page in a theme's edited state. For others, `look` is ignored. */
async function siteAs({ site, session }: CallContext, theme: unknown, { previews }: Services): Promise<Site> {
  return typeof theme === 'string' && hasRole(session.role, 'admin') ? previews.withTheme(site, theme) : site
}

/**
 * A page viewed before publishing, or as another role, is no visit: analytics are neither loaded nor allowed by the
 * policy.
 */
export function uncounted(boot: Boot): Boot {
  const { analytics: _script, ...space } = boot.space
  return { ...boot, space }
}

export const viewerOf = ({ role, person }: Session): Viewer => ({ role, ...(person ? { userID: person.id } : {}) })
