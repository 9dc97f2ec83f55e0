import { sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { hasRole, roles } from '@schemas/layout/role'
import { publication } from '../db/tables'
import type { Author } from './author'
import { liveDocument } from './site-documents'

/** What a plan does to one document, told without the document itself. */
export type Planned = { key: string; version: number; access: string | null; /** The name of the theme, where it is the look. */ theme: string | null }

/** The documents of a plan, as a column of its row. */
export const plannedDocuments = sql<Planned[]>`(SELECT jsonb_agg(jsonb_build_object('key', change -> 'key', 'version', change -> 'version', 'access', change -> 'content' -> 'access', 'theme', change -> 'tokens' -> 'theme')) FROM jsonb_array_elements(${publication.changes}) AS change)`

/** Whether a plan holds only what this person may edit, as it is planned and as visitors have it now. */
export function mayChangePlan({ site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>, documents: readonly Planned[]): boolean {
  const isOpen = (access: unknown) => hasRole(role, roles.find((each) => each === access) ?? 'guest')
  return documents.every(({ key, access, theme }) => {
    if (theme !== null) return hasRole(role, 'admin')
    const live = liveDocument(readKey(key), site.release.content, site, themes)
    return isOpen(access) && isOpen(isRecord(live) ? live.access : undefined)
  })
}
