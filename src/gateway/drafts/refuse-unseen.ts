import { and, eq, inArray } from 'drizzle-orm'
import type { NewerDraft, SeenDraft } from '@schemas/entities/release'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { draft, person, type ReleaseChange } from '../db/tables'
import { CallError } from '../http/call-error'
import { personName } from './draft-rows'

const newer = {
  en: 'Someone else has changed this meanwhile. Look at it again; pressing once more publishes it.',
  th: 'มีผู้อื่นแก้ไขสิ่งนี้ในระหว่างนี้ กรุณาดูอีกครั้ง แล้วกดอีกครั้งเพื่อเผยแพร่',
}

/** Throws the caller's error where a change would show visitors another draft than the one that was looked at: saved since, put into the trash or taken out of it. */
export async function refuseUnseen(db: Db, changes: readonly ReleaseChange[], seen: Readonly<Record<string, SeenDraft>>, locale: Locale): Promise<void> {
  const keys = changes.flatMap((change) => {
    const known = seen[change.key]
    return known && (known.version !== change.version || known.trashed !== 'gone' in change) ? [change.key] : []
  })
  if (keys.length === 0) return
  const rows = await db
    .select({ key: draft.document, by: personName })
    .from(draft)
    .leftJoin(person, and(eq(person.siteId, draft.siteId), eq(person.id, draft.updatedBy)))
    .where(inArray(draft.document, keys))
    .orderBy(draft.document)
  const details: NewerDraft[] = rows.map(({ key, by }) => ({ key, ...(by ? { by } : {}) }))
  throw new CallError(409, newer[locale], undefined, { newer: details })
}
