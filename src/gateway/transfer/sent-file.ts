import { and, eq } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/item-tables'
import { transferError } from './messages'

export type SentFile = typeof upload.$inferSelect

/**
 * The upload of an import file. Throws the caller's error when there is none. `hold` locks it until the transaction
 * ends.
 */
export async function findSent(db: Db, id: string, locale: Locale, hold = false): Promise<SentFile> {
  const query = db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.purpose, 'import')))
  const [row] = hold ? await query.for('update') : await query
  if (!row) throw transferError('noUpload', locale)
  return row
}
