import { buffer } from 'node:stream/consumers'
import { and, eq, lt, or } from 'drizzle-orm'
import { mostPictureBytes } from '@schemas/entities/media-item'
import type { Locale } from '@schemas/layout/locale'
import { upload } from '../db/tables'
import { recordAudit } from '../drafts/audit'
import { CallError } from '../http/call-error'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { findItem, type ItemRow } from './item-rows'
import { keepFile } from './keep-file'
import { PictureRefused } from './prepare-picture'
import { sniff, sniffedBytes } from './sniff'
import { mediaError } from './words'

/** A gateway that took an upload and was killed holds it for so long (ms). */
const claimMs = 120_000

type UploadRow = typeof upload.$inferSelect
type Given = { services: Services; site: Site; locale: Locale; id: string; person: string | undefined }

/**
 * Makes an item of what a browser has put: looks at what really came, and at nothing that was said of it. Asked again after
 * it is done, it answers with the item; a file that can never become one is forgotten.
 */
export async function finishUpload({ services, site, locale, id, person }: Given): Promise<ItemRow> {
  const { withSite, store } = services
  const taken = await claim()
  const { claimed } = taken
  if (!claimed) return taken.done
  try {
    const row = await keep(claimed)
    // Its address still holds for a while, so that the stray row stays and what comes late is cleared away too.
    await store.remove(claimed.storageKey).catch(() => {})
    return row
  } catch (error) {
    const said = error instanceof PictureRefused ? mediaError(error.reason, locale) : error
    const isFinal = said instanceof CallError && said.status === 422
    await withSite(site.id, (db) => db.update(upload).set({ status: isFinal ? 'failed' : 'initiated', claimedAt: null }).where(eq(upload.id, id))).catch(() => {})
    if (isFinal) await store.remove(claimed.storageKey).catch(() => {})
    throw said
  }

  async function claim(): Promise<{ claimed: UploadRow } | { claimed?: undefined; done: ItemRow }> {
    return withSite(site.id, async (db) => {
      const isFree = or(eq(upload.status, 'initiated'), and(eq(upload.status, 'completing'), lt(upload.claimedAt, new Date(Date.now() - claimMs))))
      const [row] = await db.update(upload).set({ status: 'completing', claimedAt: new Date() }).where(and(eq(upload.id, id), isFree)).returning()
      if (row) return { claimed: row }
      const [known] = await db.select({ status: upload.status }).from(upload).where(eq(upload.id, id))
      if (known) throw mediaError(known.status === 'completing' ? 'busy' : 'ended', locale)
      const done = await findItem(db, id)
      if (!done) throw mediaError('noUpload', locale)
      return { done }
    })
  }

  async function keep({ storageKey: key, size, name, ownerId }: UploadRow): Promise<ItemRow> {
    const arrived = await store.head(key)
    if (!arrived) throw mediaError('notThere', locale)
    if (arrived.size !== size) throw mediaError('size', locale)
    const head = await store.read(key, { start: 0, end: sniffedBytes - 1 })
    if (!head) throw mediaError('notThere', locale)
    const sniffed = sniff(await buffer(head.body), name)
    if (sniffed.mime === 'image/heic') throw mediaError('heic', locale)
    if (sniffed.isPicture && size > mostPictureBytes) throw mediaError('tooLarge', locale, { most: String(mostPictureBytes / 1024 / 1024) })
    const whole = sniffed.isPicture ? await store.read(key) : undefined
    await keepFile(services, site, { id, name, ownerId: ownerId ?? undefined, sniffed, from: whole ? await buffer(whole.body) : { key, size } }, async (db, { name: kept, mime }) => {
      await db.delete(upload).where(eq(upload.id, id))
      await recordAudit(db, { site: site.id, person, action: 'upload', subject: `item:${id}`, after: { name: kept, size, mime } })
    })
    return withSite(site.id, async (db) => (await findItem(db, id)) as ItemRow)
  }
}
