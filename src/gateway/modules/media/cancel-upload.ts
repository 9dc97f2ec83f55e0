import { and, eq, inArray } from 'drizzle-orm'
import { call } from '@schemas/api/media/cancel-upload'
import { upload } from '../../db/tables'
import { handle } from '../../http/handle'
import { mediaError } from '../../media/words'

export const handler = handle(call, async ({ input, tx, services, locale }) => {
  const [row] = await tx((db) => db.update(upload).set({ status: 'aborted' }).where(and(eq(upload.id, input.id), inArray(upload.status, ['initiated', 'failed', 'aborted']))).returning())
  if (!row) throw mediaError('noUpload', locale)
  // Bytes that are still on their way may land after this; the stray row outlives their address and clears them away.
  await services.store.remove(row.storageKey)
  return {}
})
