import { eq } from 'drizzle-orm'
import { share } from '@gateway/db/share-tables'
import { findChangeable } from '@gateway/files/access'
import type { FileOperation } from '@gateway/files/file-operation'
import { CallError } from '@gateway/errors/call-error'
import { describeRow, type ShareRow, sharedRows } from '@gateway/files/share-rows'
import { shareError } from './messages'

/** A share, for a caller who may change the shared item. Someone else's counts as missing. Throws CallError. */
export async function findOwn(act: FileOperation, id: string): Promise<ShareRow> {
  const [row] = await act.db.select().from(share).where(eq(share.id, id))
  if (row)
    try {
      await findChangeable(act, [row.itemId])
      return row
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  throw shareError('noShare', act.locale)
}

/** In its current state, for its owner. */
export async function describeOwn({ db }: Pick<FileOperation, 'db'>, id: string, origin: string) {
  const [row] = await sharedRows(db).where(eq(share.id, id))
  return row && describeRow(row, origin)
}
