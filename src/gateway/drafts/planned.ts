import { sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { hasRole } from '@schemas/layout/role'
import { publication } from '../db/tables'
import type { Author } from './author'
import { mayEditStored } from './edited-document'
import { liveDocument } from './site-documents'

/** What a plan does to one document, told without the document itself. */
export type Planned = { key: string; version: number; access: string | null; /** It goes, into the trash or to another address. */ gone: true | null; /** The name of the theme, where it is the look. */ theme: string | null }

/** The documents of a plan, as a column of its row. */
export const plannedDocuments = sql<Planned[]>`(SELECT jsonb_agg(jsonb_build_object('key', change -> 'key', 'version', change -> 'version', 'access', change -> 'content' -> 'access', 'gone', change -> 'gone', 'theme', change -> 'tokens' -> 'theme')) FROM jsonb_array_elements(${publication.changes}) AS change)`

/** Whether a plan holds only what this person may edit, as it is planned and as visitors have it now. */
export function mayChangePlan({ site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>, documents: readonly Planned[]): boolean {
  return documents.every(({ key, access, theme }) => {
    if (theme !== null) return hasRole(role, 'admin')
    return mayEditStored({ access }, role) && mayEditStored(liveDocument(readKey(key), site.release.content, site, themes), role)
  })
}
