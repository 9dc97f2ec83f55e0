import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { attachment } from '../db/attachment-tables'
import type { Db } from '../db/open'
import { item, strayObject, upload } from '../db/item-tables'
import { person } from '../db/tables'
import { objectsOf } from '../media/item-rows'
import { addStrays } from '../media/stray-objects'
import type { Services } from '../services'
import { attachedPrefix, publicPath, publicPrefix } from '../storage/object-keys'
import type { ObjectStore } from '../storage/object-store'
import type { FileRow } from './access'
import { fileKindOf } from './file-kind'
import { hashObject, prepareArrived } from './file-objects'
import { recordEvents } from './history'
import { findMisplaced, relocateObjects } from './relocate-objects'
import { sortKey } from './sort-key'
import { takeTurn } from './tree'

/** Findings for a site, and what was done. Lists up to some keys and ids of each. */
export type Reconciled = {
  site: string
  objects: number
  items: number
  /** Objects without a row: recorded as strays, to be removed like all leftovers. */
  strays: string[]
  /** Items whose file is missing in the store. They are trashed, so that nobody relies on them and nothing is final. */
  lost: string[]
  /** Items with a missing rendition: rendered again. */
  redrawn: string[]
  /** Multipart uploads without a row: aborted. */
  uploads: string[]
  /** Items that had no hash yet. */
  hashed: string[]
  /** With `verify`: items whose bytes differ from the acknowledged hash. */
  damaged: string[]
  /**
   * Files that pages should show but cannot, public ones without renditions, and trashed ones still public: moved to
   * other keys.
   */
  misplaced: string[]
  /** Items whose sort key or kind was made by an older gateway. */
  sorted: number
}

/** Younger objects may be in progress (ms): their row may belong to another site, or may not have been read yet. */
const graceMs = 6 * 3_600_000
/** After this long (ms) a multipart upload is over for everyone. */
const uploadMs = 27 * 3_600_000
const page = 1000
const atOnce = 200

type Deps = Pick<Services, 'store' | 'withSite'>
type How = { /** False: report only. */ repair: boolean; verify?: boolean; now?: number }

/**
 * Reconciles a site's rows with the store: finds objects without rows, rows without objects, and abandoned uploads.
 * Repairs use the ordinary operations, so that it may be killed at any moment and restarted.
 */
export async function reconcileSite(
  { store, withSite }: Deps,
  site: string,
  { repair, verify = false, now = Date.now() }: How,
): Promise<Reconciled> {
  const found: Reconciled = {
    site,
    objects: 0,
    items: 0,
    strays: [],
    lost: [],
    redrawn: [],
    uploads: [],
    hashed: [],
    damaged: [],
    misplaced: [],
    sorted: 0,
  }
  const known = await withSite(site, readKnown)
  found.items = known.items
  const missing = new Map(known.ofItems)
  for (const prefix of prefixesOf(site)) {
    const unknown: string[] = []
    for await (const { key, modifiedAt } of listAll(store, prefix)) {
      if (!isOfSite(key, prefix)) continue
      found.objects++
      missing.delete(key)
      if (!known.keys.has(key) && modifiedAt.getTime() < now - graceMs) unknown.push(key)
    }
    for (let at = 0; at < unknown.length; at += atOnce) {
      const some = unknown.slice(at, at + atOnce)
      const strays = await withSite(site, async (db) => {
        const late = (await readKnown(db, some)).keys
        const left = some.filter((key) => !late.has(key))
        if (repair) await addStrays(db, site, left, new Date(now))
        return left
      })
      found.strays.push(...strays)
    }
  }
  await findMissing(missing)
  for (const { key, uploadId, startedAt } of await uploadsOf(store, site)) {
    if (known.uploads.has(uploadId) || startedAt.getTime() > now - uploadMs) continue
    found.uploads.push(key)
    if (repair) await store.abortUpload(key, uploadId)
  }
  await checkItems()
  for (const id of await withSite(site, (db) => findMisplaced(db))) {
    if (found.lost.includes(id)) continue
    found.misplaced.push(id)
    if (repair) await relocateObjects({ store, withSite }, site, id)
  }
  return found

  /** An object missing from the listing may have arrived since, so each is checked individually. */
  async function findMissing(keys: ReadonlyMap<string, string>): Promise<void> {
    const gone = new Map<string, string[]>()
    for (const [key, id] of keys) if (!(await store.head(key))) gone.set(id, [...(gone.get(id) ?? []), key])
    // An empty store is a different or unconfigured one: conclude nothing from it.
    const isEmpty = found.objects === 0
    for (const [id, keysGone] of gone) {
      const [row] = await withSite(site, (db) => db.select().from(item).where(eq(item.id, id)))
      if (!row || !objectsOf(row).some((key) => keysGone.includes(key))) continue
      const isLost = row.storageKey !== null && keysGone.includes(row.storageKey)
      if (isLost) found.lost.push(id)
      else found.redrawn.push(id)
      if (!repair || isEmpty) continue
      if (isLost) await trashLost(row)
      else await redraw(row)
    }
  }

  async function trashLost(row: FileRow): Promise<void> {
    if (row.trashedAt) return
    await withSite(site, async (db) => {
      await takeTurn(db, site, row)
      const [gone] = await db
        .update(item)
        .set({
          trashedAt: new Date(now),
          trashedWith: row.id,
          originalParentId: row.parentId,
          version: sql`${item.version} + 1`,
        })
        .where(and(eq(item.id, row.id), isNull(item.trashedAt)))
        .returning({ id: item.id })
      if (gone) await recordEvents(db, [{ site, item: row.id, act: 'lost', person: undefined }])
    })
  }

  /**
   * Missing renditions are made again from the file, under the keys of a new file; remains of the old ones are removed.
   */
  async function redraw(row: FileRow): Promise<void> {
    const { storageKey, mime, size, drive, mode, ownerId } = row
    if (!storageKey || !mime) return
    const ending = /\.([a-z0-9]+)$/.exec(storageKey)?.[1] ?? 'bin'
    const prepared = await prepareArrived(
      { store, withSite },
      site,
      { key: storageKey, size: size ?? 0, isFinal: true, sniffed: { mime, ending, isPicture: true } },
      { drive, mode, ownerId },
    )
    await withSite(site, async (db) => {
      const fresh = prepared.renditions ? objectsOf({ storageKey: null, renditions: prepared.renditions }) : []
      await db.delete(strayObject).where(inArray(strayObject.storageKey, fresh))
      await addStrays(db, site, objectsOf({ storageKey: null, renditions: row.renditions }), new Date(now))
      await db
        .update(item)
        .set({ renditions: prepared.renditions, version: sql`${item.version} + 1` })
        .where(and(eq(item.id, row.id), eq(item.storageKey, storageKey)))
    })
  }

  async function checkItems(): Promise<void> {
    for (let after = ''; ;) {
      const rows = await withSite(site, (db) =>
        db
          .select()
          .from(item)
          .where(sql`${item.id} > ${after}`)
          .orderBy(item.id)
          .limit(page),
      )
      for (const row of rows) {
        const key = sortKey(row.name)
        const kind = row.kind === 'folder' ? 'folder' : fileKindOf(row.mime ?? '')
        if (row.sortKey !== key || row.fileKind !== kind) {
          found.sorted++
          if (repair)
            await withSite(site, (db) =>
              db
                .update(item)
                .set({ sortKey: key, fileKind: kind })
                .where(and(eq(item.id, row.id), eq(item.name, row.name))),
            )
        }
        if (row.kind === 'folder' || !row.storageKey || found.lost.includes(row.id)) continue
        if (row.checksum === null) {
          found.hashed.push(row.id)
          if (repair) await hashItem({ store, withSite }, site, row)
        } else if (verify && (await hashObject(store, row.storageKey)) !== row.checksum) found.damaged.push(row.id)
      }
      const last = rows.at(-1)
      if (!last || rows.length < page) return
      after = last.id
    }
  }
}

async function hashItem(
  { store, withSite }: Deps,
  site: string,
  { id, storageKey }: Pick<FileRow, 'id' | 'storageKey'>,
): Promise<void> {
  if (!storageKey) return
  const checksum = await hashObject(store, storageKey)
  await withSite(site, (db) =>
    db
      .update(item)
      .set({ checksum })
      .where(and(eq(item.id, id), eq(item.storageKey, storageKey), isNull(item.checksum))),
  )
}

const hashedPage = 100

/**
 * Computes the hashes of files that were too large at upload; returns how many. An unreadable one is reported and
 * delays no other: reconciling finds out whether it is lost.
 */
export async function hashNew(deps: Deps, site: string, failed: (id: string, error: unknown) => void): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const where = and(isNull(item.checksum), eq(item.kind, 'file'), isNull(item.trashedAt), gt(item.id, after))
    const rows = await deps.withSite(site, (db) =>
      db
        .select({ id: item.id, storageKey: item.storageKey })
        .from(item)
        .where(where)
        .orderBy(item.id)
        .limit(hashedPage),
    )
    for (const row of rows)
      await hashItem(deps, site, row).then(
        () => void count++,
        (error: unknown) => failed(row.id, error),
      )
    const last = rows.at(-1)
    if (!last || rows.length < hashedPage) return count
    after = last.id
  }
}

type Known = {
  keys: Set<string>
  /** The items' objects, by key. */ ofItems: Map<string, string>
  uploads: Set<string>
  items: number
}

/**
 * All keys known to rows. Strays are read before and after items: what passes from one to the other meanwhile is in one
 * of them. `among`: only rows that may have one of these keys.
 */
async function readKnown(db: Db, among?: readonly string[]): Promise<Known> {
  const held = among && sql`${sql.param([...among])}::text[]`
  const readStrays = () =>
    db
      .select({ key: strayObject.storageKey })
      .from(strayObject)
      .where(held ? sql`${strayObject.storageKey} = ANY(${held})` : undefined)
  const before = await readStrays()
  const rows = await db
    .select({ id: item.id, storageKey: item.storageKey, renditions: item.renditions })
    .from(item)
    .where(held ? sql`${item.storageKey} = ANY(${held}) OR ${item.renditions} IS NOT NULL` : eq(item.kind, 'file'))
  const ofItems = new Map(rows.flatMap((row) => objectsOf(row).map((key): [string, string] => [key, row.id])))
  const strays = [...before, ...(await readStrays())]
  const uploads = await db.select({ key: upload.storageKey, id: upload.storeUploadId }).from(upload)
  const avatars = await db.select({ avatar: person.avatar }).from(person).where(isNotNull(person.avatar))
  const attached = await db
    .select({ storageKey: attachment.storageKey, renditions: attachment.renditions })
    .from(attachment)
    .where(held ? sql`${attachment.storageKey} = ANY(${held}) OR ${attachment.renditions} IS NOT NULL` : undefined)
  const ofPeople = avatars.map(({ avatar }) =>
    avatar?.startsWith(publicPath) ? publicPrefix + avatar.slice(publicPath.length) : (avatar ?? ''),
  )
  return {
    keys: new Set([
      ...ofItems.keys(),
      ...attached.flatMap(objectsOf),
      ...strays.map((row) => row.key),
      ...uploads.map((row) => row.key),
      ...ofPeople,
    ]),
    ofItems,
    uploads: new Set(uploads.flatMap((row) => row.id ?? [])),
    items: rows.length,
  }
}

async function* listAll(store: ObjectStore, prefix: string) {
  for (let after: string | undefined; ;) {
    const objects = await store.list(prefix, { limit: page, ...(after === undefined ? {} : { after }) })
    yield* objects
    const last = objects.at(-1)
    if (!last || objects.length < page) return
    after = last.key
  }
}

/** Prefixes of a site's object keys. */
const prefixesOf = (site: string) => [
  `${site}/`,
  `${publicPrefix}${site}/`,
  `incoming/${site}/`,
  `${attachedPrefix}${site}/`,
]

/**
 * The site prefix is followed by the year: a site named like the prefix of all sites must not take their objects for
 * its strays.
 */
const isOfSite = (key: string, prefix: string) => /^\d{4}\//.test(key.slice(prefix.length))

const uploadsOf = async (store: ObjectStore, site: string) =>
  (
    await Promise.all(
      prefixesOf(site).map(async (prefix) =>
        (await store.listUploads(prefix)).filter(({ key }) => isOfSite(key, prefix)),
      ),
    )
  ).flat()
