import { and, eq, inArray } from 'drizzle-orm'
import type { NewerDraft, SeenDraft } from '@schemas/editor/entities/release'
import { pageKey } from '@schemas/layout/document-key'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { draft, person, type ReleaseChange } from '../db/tables'
import { CallError } from '../errors/call-error'
import { personName } from './draft-rows'

const messages = {
  en: 'Someone else changed this while you were editing. Review it, then click again to publish.',
  th: 'มีผู้อื่นแก้ไขระหว่างที่คุณทำงานอยู่ กรุณาตรวจดู แล้วกดอีกครั้งเพื่อเผยแพร่',
}

/**
 * Throws the caller's error when a change would publish another draft than the one reviewed: saved since, trashed,
 * restored, or moved.
 */
export async function refuseUnseen(
  db: Db,
  changes: readonly ReleaseChange[],
  seen: Readonly<Record<string, SeenDraft>>,
  locale: Locale,
): Promise<void> {
  const keys = Object.keys(seen)
  if (keys.length === 0) return
  const unseen = new Set(
    changes
      .filter(
        ({ key, version, ...change }) =>
          seen[key] && (seen[key].version !== version || seen[key].trashed !== 'gone' in change),
      )
      .map(({ key }) => key),
  )
  const rows = await db
    .select({ key: draft.document, by: personName, version: draft.version, movedTo: draft.movedTo })
    .from(draft)
    .leftJoin(person, and(eq(person.siteId, draft.siteId), eq(person.id, draft.updatedBy)))
    .where(inArray(draft.document, keys))
    .orderBy(draft.document)
  // A page that visitors never had changes nothing at its old address, but is published at the new one.
  const newer = rows.filter(
    ({ key, version, movedTo }) => unseen.has(key) || (movedTo !== null && version !== seen[key]?.version),
  )
  if (newer.length === 0) return
  const details: NewerDraft[] = newer.map(({ key, by, movedTo }) => ({
    key,
    ...(by ? { by } : {}),
    ...(movedTo ? { movedTo: pageKey(movedTo) } : {}),
  }))
  throw new CallError('stale_version', messages[locale], undefined, { newer: details })
}
