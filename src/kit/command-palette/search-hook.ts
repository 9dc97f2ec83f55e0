import type { IconName } from '@schemas/layout/icon-names'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

type Message = { en: string; th: string }

/** Something that an area found, as a place to go to. */
export type SearchHit = { id: string; label: string; to: string; hint?: string; icon: IconName }

/** What an area finds for the command palette: `src/areas/<area>/hooks/search.ts`. */
export type SearchHook = {
  id: string
  label: Message
  /** The lowest role for whom it is asked. */
  role: Role
  /** The page that its hits lead to: sites without it find none. */
  page: string
  search: (query: string, options: { locale: Locale; signal: AbortSignal }) => Promise<readonly SearchHit[]>
}

export const defineSearch = (hook: SearchHook): SearchHook => hook
