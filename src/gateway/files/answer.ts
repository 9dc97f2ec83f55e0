import type { FileItem } from '@schemas/files/entities/file-item'
import type { Db } from '../db/open'
import type { CallContext } from '../call/handle'
import type { ObjectStore } from '../storage/object-store'
import { type FileRow, viewerOf } from './access'
import { type Described, describeItems, readAround } from './describe'

type AnswerContext = Pick<CallContext, 'session' | 'isPublic' | 'services' | 'origin' | 'site'>

/** Items for the caller, in the rows' order. Opens a transaction when none is open. */
export async function answerItems(context: AnswerContext, rows: readonly FileRow[]): Promise<FileItem[]> {
  return answerDescribed(context, await context.services.withSite(context.site.id, (db: Db) => readAround(db, rows)))
}

/** The same for data read in the transaction that found the rows. */
export const answerDescribed = (context: AnswerContext, described: Described): Promise<FileItem[]> =>
  describeItems(described, viewerOf(context), thumbnailsAt(context.services.store, context.origin))

export async function answerItem(context: AnswerContext, row: FileRow): Promise<FileItem> {
  const [described] = await answerItems(context, [row])
  return described as FileItem
}

/**
 * A signed address is reused for ten minutes and valid for thirty, so that a browser need not reload a picture with
 * every list.
 */
const sameMs = 600_000
const holdsSeconds = 1800
const limit = 5000
const signedAddresses = new WeakMap<ObjectStore, Map<string, { address: string; until: number }>>()

/** Addresses of thumbnails of private files. */
export function thumbnailsAt(store: ObjectStore, origin: string): (key: string) => Promise<string> {
  const known = signedAddresses.get(store) ?? new Map<string, { address: string; until: number }>()
  signedAddresses.set(store, known)
  return async (key) => {
    const name = `${origin} ${key}`
    const before = known.get(name)
    if (before && before.until > Date.now()) return before.address
    const address = await store.presignDownload(key, {
      seconds: holdsSeconds,
      origin,
      disposition: 'inline',
      name: 'thumbnail.webp',
      type: 'image/webp',
    })
    // The oldest expire first, so they are dropped first.
    if (known.size >= limit) known.delete(known.keys().next().value as string)
    known.delete(name)
    known.set(name, { address, until: Date.now() + sameMs })
    return address
  }
}
