import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import type { CallContext } from '../call/handle'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** Who edits, where, and in which language messages are. `person` is their id. */
export type Author = { site: Site; themes: Themes; role: Role; locale: Locale; person: string | undefined }

export function authorOf({ site, services, session, locale }: CallContext): Author {
  return { site, themes: services.themes, role: session.role, locale, person: session.person?.id }
}
