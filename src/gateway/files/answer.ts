import type { FileItem } from '@schemas/entities/file-item'
import type { Db } from '../db/open'
import type { CallContext } from '../http/handle'
import type { ObjectStore } from '../storage/object-store'
import { type FileRow, viewerOf } from './access'
import { type Described, describeItems, readAround } from './describe'

type AnswerContext = Pick<CallContext, 'session' | 'isPublic' | 'services' | 'origin' | 'site'>

/** Items for the caller, in the rows' order. Opens a transaction of its own where none is open. */
export async function answerItems(context: AnswerContext, rows: readonly FileRow[]): Promise<FileItem[]> {
  return answerDescribed(context, await context.services.withSite(context.site.id, (db: Db) => readAround(db, rows)))
}

/** The same of what was read in the transaction that found them. */
export const answerDescribed = (context: AnswerContext, described: Described): Promise<FileItem[]> =>
  describeItems(described, viewerOf(context), thumbnailsAt(context.services.store, context.origin))

export async function answerItem(context: AnswerContext, row: FileRow): Promise<FileItem> {
  const [described] = await answerItems(context, [row])
  return described as FileItem
}

/** An address is given out again for ten minutes, and holds for thirty: so a browser need not load a picture anew with every list. */
const sameMs = 600_000
const holdsSeconds = 1800
const limit = 5000
const signedAddresses = new WeakMap<ObjectStore, Map<string, { address: string; until: number }>>()

function thumbnailsAt(store: ObjectStore, origin: string): (key: string) => Promise<string> {
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
    // The oldest go first: they are over soonest.
    if (known.size >= limit) known.delete(known.keys().next().value as string)
    known.delete(name)
    known.set(name, { address, until: Date.now() + sameMs })
    return address
  }
}
