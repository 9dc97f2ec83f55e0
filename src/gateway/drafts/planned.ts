import { and, eq, sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { hasRole } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { publication, type ReleaseChange } from '../db/tables'
import type { Author } from './author'
import { mayEditStored } from './edited-document'
import { liveDocument } from './site-documents'

/** What a plan does to one document, told without the document itself. */
export type Planned = { key: string; version: number; access: string | null; /** It goes, into the trash or to another address. */ gone: true | null; /** The name of the theme, where it is the look. */ theme: string | null }

/** The documents of a plan, as a column of its row. */
export const plannedDocuments = sql<Planned[]>`(SELECT jsonb_agg(jsonb_build_object('key', change -> 'key', 'version', change -> 'version', 'access', change -> 'content' -> 'access', 'gone', change -> 'gone', 'theme', change -> 'tokens' -> 'theme')) FROM jsonb_array_elements(${publication.changes}) AS change)`

/** Whether all of it is planned already, as it is now and for the same minute: a second plan would do nothing. */
export async function isPlanned(db: Db, changes: readonly ReleaseChange[], at: Date): Promise<boolean> {
  const plans = await db
    .select({ documents: plannedDocuments })
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), sql`date_trunc('minute', ${publication.dueAt}) = date_trunc('minute', ${at.toISOString()}::timestamptz)`))
  const isIn = (documents: readonly Planned[]) => (change: ReleaseChange) => documents.some(({ key, version, gone, theme }) => key === change.key && version === change.version && (gone !== null) === 'gone' in change && (theme ?? undefined) === ('tokens' in change ? change.tokens.theme : undefined))
  return plans.some(({ documents }) => changes.every(isIn(documents)))
}

/** Whether a plan holds only what this person may edit, as it is planned and as visitors have it now. */
export function mayChangePlan({ site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>, documents: readonly Planned[]): boolean {
  return documents.every(({ key, access, theme }) => {
    if (theme !== null) return hasRole(role, 'admin')
    return mayEditStored({ access }, role) && mayEditStored(liveDocument(readKey(key), site.release.content, site, themes), role)
  })
}
