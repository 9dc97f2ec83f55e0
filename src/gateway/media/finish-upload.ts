import { buffer } from 'node:stream/consumers'
import { and, eq, lt, or } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { upload } from '../db/tables'
import { recordAudit } from '../drafts/audit'
import { CallError } from '../http/call-error'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import type { ItemRow } from './item-rows'
import { keepFile, type NewFile } from './keep-file'
import { PictureRefused } from './prepare-picture'
import { mediaError } from './words'

/** A gateway that took an upload and was killed holds it for so long (ms). */
const claimMs = 120_000

type UploadRow = typeof upload.$inferSelect
/** What is kept of an upload whose bytes are there. Throws CallError or PictureRefused. */
export type Taken = Pick<NewFile, 'name' | 'sniffed' | 'from' | 'font'>
type Given<T> = {
  services: Services
  site: Site
  locale: Locale
  id: string
  person: string | undefined
  /** What the file is to become: looks at its bytes, and at nothing that was said of it. */
  take: (upload: { name: string; size: number; key: string }) => Promise<Taken>
  /** What it has become, by its id. */
  find: (db: Db) => Promise<T | undefined>
}

/**
 * Makes an item of what a browser has put. Asked again after it is done, it answers with the item; a file that can never
 * become one is forgotten.
 */
export async function finishUpload<T extends Pick<ItemRow, 'id'>>({ services, site, locale, id, person, take, find }: Given<T>): Promise<T> {
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

  async function claim(): Promise<{ claimed: UploadRow } | { claimed?: undefined; done: T }> {
    return withSite(site.id, async (db) => {
      const isFree = or(eq(upload.status, 'initiated'), and(eq(upload.status, 'completing'), lt(upload.claimedAt, new Date(Date.now() - claimMs))))
      const [row] = await db.update(upload).set({ status: 'completing', claimedAt: new Date() }).where(and(eq(upload.id, id), isFree)).returning()
      if (row) return { claimed: row }
      const [known] = await db.select({ status: upload.status }).from(upload).where(eq(upload.id, id))
      if (known) throw mediaError(known.status === 'completing' ? 'busy' : 'ended', locale)
      const done = await find(db)
      if (!done) throw mediaError('noUpload', locale)
      return { done }
    })
  }

  async function keep({ storageKey: key, size, name, ownerId }: UploadRow): Promise<T> {
    const arrived = await store.head(key)
    if (!arrived) throw mediaError('notThere', locale)
    if (arrived.size !== size) throw mediaError('size', locale)
    const file = await take({ name, size, key })
    await keepFile(services, site, { id, ownerId: ownerId ?? undefined, ...file }, async (db, { name: kept, mime }) => {
      await db.delete(upload).where(eq(upload.id, id))
      await recordAudit(db, { site: site.id, person, action: 'upload', subject: `item:${id}`, after: { name: kept, size, mime } })
    })
    return withSite(site.id, async (db) => (await find(db)) as T)
  }
}

/** All bytes of an upload, or the first of them. Throws CallError. */
export async function bytesOf({ store }: Pick<Services, 'store'>, key: string, locale: Locale, most?: number): Promise<Buffer> {
  const found = await store.read(key, most === undefined ? undefined : { start: 0, end: most - 1 })
  if (!found) throw mediaError('notThere', locale)
  return buffer(found.body)
}
