import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FontFace } from '@schemas/layout/font'
import type { Db } from '../db/open'
import { type PreparedFile } from '../db/import-tables'
import { item } from '../db/item-tables'
import { fileKindOf } from '../files/file-kind'
import { nameFields } from '../files/names'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { makeKey, publicPrefix } from '../storage/object-keys'
import { cleanName, freeName } from './item-names'
import { type ItemRow, objectsOf } from './item-rows'
import { preparePicture } from './prepare-picture'
import type { Sniffed } from './sniff'
import { addStrays, adoptStrays, scheduleStrays } from './stray-objects'

/** How long objects may wait for their item (ms); uploading the largest takes less. */
const waitMs = 3_600_000

/** A file's bytes: in memory for a picture or font, otherwise in the store or streaming. */
export type FileBytes = Buffer | { key: string; size: number } | { body: Readable; size: number }

export type NewFile = {
  id: string
  name: string
  ownerId: string | undefined
  sniffed: Sniffed
  from: FileBytes
  sourceId?: string
  alt?: ItemRow['alt']
  focus?: [number, number] | undefined
  font?: FontFace
}

type Deps = Pick<Services, 'store' | 'withSite'>

/**
 * Makes a public item of a file: first its objects, each recorded in a row before it exists, then the item, in one
 * transaction with `also`. Throws PictureRefused, and leaves only what is cleaned up automatically.
 */
export async function keepFile(
  { store, withSite }: Deps,
  site: Pick<Site, 'id'>,
  file: NewFile,
  also?: (db: Db, row: ItemRow) => Promise<void>,
): Promise<ItemRow> {
  const prepared = await prepareFile({ store, withSite }, site, file, Date.now() + waitMs)
  try {
    return await withSite(site.id, async (db) => {
      const row = await writeItem(db, site.id, file, prepared)
      await also?.(db, row)
      return row
    })
  } catch (error) {
    await withSite(site.id, (db) => scheduleStrays(db, objectsOf(prepared))).catch(() => {})
    throw error
  }
}

/**
 * Stores all objects that the file's item needs. Until then they are strays, to be removed from `until` (ms) on. Throws
 * PictureRefused.
 */
export async function prepareFile(
  { store, withSite }: Deps,
  site: Pick<Site, 'id'>,
  { sniffed, from, font, ownerId }: Pick<NewFile, 'sniffed' | 'from' | 'font'> & Partial<Pick<NewFile, 'ownerId'>>,
  until: number,
): Promise<PreparedFile> {
  const base = makeKey(site.id)
  const made = !Buffer.isBuffer(from)
    ? await fileObject(base, from, sniffed, store)
    : font
      ? bytesObject(base, from, sniffed)
      : await pictureObjects(base, from, sniffed)
  const keys = made.objects.map((object) => object.key)
  await withSite(site.id, (db) => addStrays(db, site.id, keys, new Date(until)))
  try {
    for (const { key, body, type, size } of made.objects)
      await store.put(key, body, { type, size, tags: { site: site.id, owner: ownerId ?? 'nobody', mode: 'public' } })
  } catch (error) {
    await withSite(site.id, (db) => scheduleStrays(db, keys)).catch(() => {})
    throw error
  }
  return made.fields()
}

type Named = Pick<NewFile, 'id' | 'name' | 'ownerId' | 'sourceId' | 'alt' | 'focus' | 'font'>

/** Writes the item of a prepared file in a transaction: from then on it owns the objects. */
export async function writeItem(
  db: Db,
  site: string,
  { id, name: wanted, ownerId, sourceId, alt = {}, focus, font }: Named,
  prepared: PreparedFile,
): Promise<ItemRow> {
  if (!(await adoptStrays(db, objectsOf(prepared))))
    throw new Error(`The objects of item ${id} were cleared away before it was there.`)
  const name = await freeName(db, site, null, cleanName(wanted))
  const [row] = await db
    .insert(item)
    .values({
      siteId: site,
      id,
      ownerId: ownerId ?? null,
      kind: 'file',
      drive: 'media',
      fileKind: fileKindOf(prepared.mime ?? ''),
      ...nameFields(name, alt),
      mode: 'public',
      alt,
      focus: focus ?? null,
      sourceId: sourceId ?? null,
      ...prepared,
      font: font ?? null,
    })
    .returning()
  return row as ItemRow
}

type Made = {
  objects: { key: string; body: Buffer | Readable; type: string; size: number }[]
  fields: () => PreparedFile
}

/** The original stays private: a camera records its location in it. */
async function pictureObjects(base: string, bytes: Buffer, { mime, ending }: Sniffed): Promise<Made> {
  const { width, height, blur, files, jpeg } = await preparePicture(bytes)
  const storageKey = `${base}.${ending}`
  const shown = files.map((each) => ({ ...each, key: `${publicPrefix}${base}-${each.width}.${each.ending}` }))
  const preview = jpeg && {
    key: `${publicPrefix}${base}-preview.jpg`,
    body: jpeg,
    type: 'image/jpeg',
    size: jpeg.length,
  }
  return {
    objects: [
      { key: storageKey, body: bytes, type: mime, size: bytes.length },
      ...shown.map((each) => ({ key: each.key, body: each.bytes, type: each.type, size: each.bytes.length })),
      ...(preview ? [preview] : []),
    ],
    fields: () => ({
      mime,
      size: bytes.length,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      width,
      height,
      renditions: {
        files: shown.map(({ key, type, width: wide }) => ({ key, type, width: wide })),
        ...(preview ? { jpeg: preview.key } : {}),
        blur,
      },
    }),
  }
}

function bytesObject(base: string, bytes: Buffer, { mime, ending }: Sniffed): Made {
  const storageKey = `${publicPrefix}${base}.${ending}`
  return {
    objects: [{ key: storageKey, body: bytes, type: mime, size: bytes.length }],
    fields: () => ({
      mime,
      size: bytes.length,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      width: null,
      height: null,
      renditions: null,
    }),
  }
}

/** Copied while streaming, because the upload's address can still write to the original key. */
async function fileObject(
  base: string,
  from: Exclude<FileBytes, Buffer>,
  { mime, ending }: Sniffed,
  store: Services['store'],
): Promise<Made> {
  const source = 'body' in from ? from.body : (await store.read(from.key))?.body
  if (!source) throw new Error('The upload is gone.')
  const hash = createHash('sha256')
  const body = Readable.from(
    (async function* () {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        hash.update(chunk)
        yield chunk
      }
    })(),
    { objectMode: false },
  )
  const storageKey = `${publicPrefix}${base}.${ending}`
  return {
    objects: [{ key: storageKey, body, type: mime, size: from.size }],
    fields: () => ({
      mime,
      size: from.size,
      checksum: hash.digest('hex'),
      storageKey,
      width: null,
      height: null,
      renditions: null,
    }),
  }
}
