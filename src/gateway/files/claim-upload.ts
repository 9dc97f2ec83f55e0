import { and, eq, lt, or } from 'drizzle-orm'
import type { UploadPurpose } from '@schemas/files/entities/file-item'
import { upload } from '../db/item-tables'
import { mediaError } from '../media/messages'
import type { FileContext } from './file-operation'
import { ownUploads, type UploadRow } from './find-upload'

/** A killed gateway keeps its claim on an upload this long (ms); a working one renews it more often. */
const claimMs = 120_000

const renewMs = 30_000

export type Claim = {
  row: UploadRow
  /**
   * Ends the claim and releases the upload: to be finished again or, when it never can be, as failed. False when
   * another gateway holds the claim, which stays.
   */ release: (isFinal: boolean) => Promise<boolean>
  /** Ends the claim. */ end: () => void
}

type UploadContext = Pick<FileContext, 'session' | 'locale' | 'tx'>

/**
 * Claims an upload, so that no other gateway processes it meanwhile. Undefined when there is none: it may already have
 * become its file. Throws CallError.
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
    // A failed renewal is followed by the next.
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
