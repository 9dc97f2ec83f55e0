import { and, eq, lt, or } from 'drizzle-orm'
import type { UploadPurpose } from '@schemas/entities/file-item'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import type { CallContext } from '../http/handle'
import { mediaError } from '../media/words'
import { ownUploads, type UploadRow } from './find-upload'

/** A gateway that took an upload and was killed holds it for so long (ms). */
const claimMs = 120_000

/** Takes an upload, so that nobody else makes something of it meanwhile. Undefined where there is none: it may have become what it was to be. Throws CallError. */
export async function claimUpload(db: Db, context: Pick<CallContext, 'session' | 'locale'>, id: string, purpose: UploadPurpose): Promise<UploadRow | undefined> {
  const own = and(eq(upload.id, id), eq(upload.purpose, purpose), ownUploads(context))
  const isFree = or(eq(upload.status, 'initiated'), and(eq(upload.status, 'completing'), lt(upload.claimedAt, new Date(Date.now() - claimMs))))
  const [row] = await db.update(upload).set({ status: 'completing', claimedAt: new Date() }).where(and(own, isFree)).returning()
  if (row) return row
  const [known] = await db.select({ status: upload.status }).from(upload).where(own)
  if (known) throw mediaError(known.status === 'completing' ? 'busy' : 'ended', context.locale)
  return undefined
}

/** Gives back what nothing came of: to be finished once more, or, where nothing ever can come of it, as failed. */
export async function releaseUpload(db: Db, { id }: Pick<UploadRow, 'id'>, isFinal: boolean): Promise<void> {
  await db.update(upload).set({ status: isFinal ? 'failed' : 'initiated', claimedAt: null }).where(eq(upload.id, id))
}
