import { and, eq, sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { hasRole } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { publication, type ReleaseChange } from '../db/tables'
import type { ReleaseContent } from '../db/release-content'
import { isPast } from './apply-changes'
import type { Author } from './author'
import { isDecidedSince } from './decided'
import { mayEditStored } from './edited-document'
import { liveDocument } from './site-documents'

/** A scheduled change of one document, without the document itself. */
export type Planned = {
  key: string
  version: number
  access: string | null
  /** It is removed, to the trash or to another address. */ gone: true | null
  /** The theme's name, for a theme change, and its title. */ theme: string | null
  title?: LocalisedText | null
}

/** The documents of a schedule, as a column of its row. */
export const plannedDocuments = sql<
  Planned[]
>`(SELECT jsonb_agg(jsonb_build_object('key', change -> 'key', 'version', change -> 'version', 'access', change -> 'content' -> 'access', 'gone', change -> 'gone', 'theme', change -> 'tokens' -> 'theme', 'title', change -> 'tokens' -> 'title')) FROM jsonb_array_elements(${publication.changes}) AS change)`

/** Whether a scheduled change will be skipped: visitors have something newer, or a later decision was made. */
export const isLeftOut = (content: ReleaseContent, planned: Planned, plannedAt: Date): boolean =>
  isPast(content, planned) || isDecidedSince(content, planned, plannedAt)

/** Whether all of it is already scheduled, unchanged and for the same minute: a second schedule would do nothing. */
export async function isPlanned(
  db: Db,
  content: ReleaseContent,
  changes: readonly ReleaseChange[],
  at: Date,
): Promise<boolean> {
  const plans = await db
    .select({ documents: plannedDocuments, plannedAt: publication.plannedAt })
    .from(publication)
    .where(
      and(
        eq(publication.status, 'waiting'),
        sql`date_trunc('minute', ${publication.dueAt}) = date_trunc('minute', ${at.toISOString()}::timestamptz)`,
      ),
    )
  const isIn = (documents: readonly Planned[]) => (change: ReleaseChange) =>
    documents.some(
      ({ key, version, gone, theme }) =>
        key === change.key &&
        version === change.version &&
        (gone !== null) === 'gone' in change &&
        (theme ?? undefined) === ('tokens' in change ? change.tokens.theme : undefined),
    )
  return plans.some(({ documents, plannedAt }) =>
    changes.every(isIn(documents.filter((each) => !isLeftOut(content, each, plannedAt)))),
  )
}

/** Whether a schedule holds only what this person may edit, as scheduled and as live. */
export function mayChangePlan(
  { site, themes, role }: Pick<Author, 'site' | 'themes' | 'role'>,
  documents: readonly Planned[],
): boolean {
  return documents.every(({ key, access, theme }) => {
    if (theme !== null) return hasRole(role, 'admin')
    return (
      mayEditStored({ access }, role) &&
      mayEditStored(liveDocument(readKey(key), site.release.content, site, themes), role)
    )
  })
}
