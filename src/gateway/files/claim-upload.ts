import { and, eq, lt, or } from 'drizzle-orm'
import type { UploadPurpose } from '@schemas/entities/file-item'
import { upload } from '../db/tables'
import { mediaError } from '../media/messages'
import type { FileContext } from './file-operation'
import { ownUploads, type UploadRow } from './find-upload'

/** A gateway that took an upload and was killed holds it for so long (ms); one that is at work says so more often. */
const claimMs = 120_000

const renewMs = 30_000

export type Claim = {
  row: UploadRow
  /** Ends it, and gives back what nothing came of: to be finished once more, or, where nothing ever can come of it, as failed. Another's claim stays, and then it is false. */ release: (
    isFinal: boolean,
  ) => Promise<boolean>
  /** Ends it. */ end: () => void
}

type UploadContext = Pick<FileContext, 'session' | 'locale' | 'tx'>

/**
 * Takes an upload, so that nobody else makes something of it meanwhile, for as long as it takes. Undefined where there is none: it may have
 * become what it was to be. Throws CallError.
 */
export async function claimUpload(
  { tx, ...context }: UploadContext,
  id: string,
  purpose: UploadPurpose,
): Promise<Claim | undefined> {
  const own = and(eq(upload.id, id), eq(upload.purpose, purpose), ownUploads(context))
  const isFree = or(
    eq(upload.status, 'initiated'),
    and(eq(upload.status, 'completing'), lt(upload.claimedAt, new Date(Date.now() - claimMs))),
  )
  let claimedAt = new Date()
  const row = await tx(async (db) => {
    const [taken] = await db.update(upload).set({ status: 'completing', claimedAt }).where(and(own, isFree)).returning()
    if (taken) return taken
    const [known] = await db.select({ status: upload.status }).from(upload).where(own)
    if (known && known.status !== 'done')
      throw mediaError(known.status === 'completing' ? 'busy' : 'ended', context.locale)
    return undefined
  })
  if (!row) return undefined
  const isMine = () => and(eq(upload.id, id), eq(upload.status, 'completing'), eq(upload.claimedAt, claimedAt))
  let renewing: Promise<unknown> = Promise.resolve()
  const renew = async () => {
    const now = new Date()
    const [still] = await tx((db) =>
      db.update(upload).set({ claimedAt: now }).where(isMine()).returning({ id: upload.id }),
    )
    if (still) claimedAt = now
  }
  const timer = setInterval(() => {
    // One that could not be written is followed by the next.
    renewing = renewing.then(renew).catch(() => {})
  }, renewMs)
  timer.unref()
  const end = () => clearInterval(timer)
  return {
    row,
    end,
    release: async (isFinal) => {
      end()
      await renewing
      const released = await tx((db) =>
        db
          .update(upload)
          .set({ status: isFinal ? 'failed' : 'initiated', claimedAt: null })
          .where(isMine())
          .returning({ id: upload.id }),
      )
      return released.length > 0
    },
  }
}
