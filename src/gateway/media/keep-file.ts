import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FontFace } from '@schemas/layout/font'
import type { Db } from '../db/open'
import { item, type Renditions } from '../db/tables'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { makeKey, publicPrefix } from '../storage/object-keys'
import { cleanName, freeName, siblingKey } from './item-names'
import { type ItemRow, searchTextOf } from './item-rows'
import { preparePicture } from './prepare-picture'
import type { Sniffed } from './sniff'
import { addStrays, adoptStrays } from './stray-objects'

/** How long objects may wait for their item (ms); putting the largest takes less. */
const waitMs = 3_600_000

export type NewFile = {
  id: string
  name: string
  ownerId: string | undefined
  sniffed: Sniffed
  /** A picture's or a font's bytes, or where the bytes of any other file are. */
  from: Buffer | { key: string; size: number }
  sourceId?: string
  alt?: ItemRow['alt']
  font?: FontFace
}

/**
 * Makes a public item of a file: its objects first, each known to a row before it is there, then the item, in one
 * transaction with `also`. Throws PictureRefused, and leaves only what is cleared away by itself.
 */
export async function keepFile({ store, withSite }: Pick<Services, 'store' | 'withSite'>, site: Pick<Site, 'id'>, file: NewFile, also?: (db: Db, row: ItemRow) => Promise<void>): Promise<ItemRow> {
  const base = makeKey(site.id)
  const made = !Buffer.isBuffer(file.from) ? await fileObject(base, file.from, file.sniffed, store) : file.font ? bytesObject(base, file.from, file.sniffed) : await pictureObjects(base, file.from, file.sniffed)
  const keys = made.objects.map((object) => object.key)
  await withSite(site.id, (db) => addStrays(db, site.id, keys, new Date(Date.now() + waitMs)))
  try {
    for (const { key, body, type, size } of made.objects) await store.put(key, body, { type, size })
    return await withSite(site.id, async (db) => {
      if (!(await adoptStrays(db, keys))) throw new Error(`The objects of item ${file.id} were cleared away before it was there.`)
      const name = await freeName(db, site.id, null, cleanName(file.name))
      const alt = file.alt ?? {}
      const [row] = await db
        .insert(item)
        .values({
          siteId: site.id,
          id: file.id,
          ownerId: file.ownerId ?? null,
          kind: 'file',
          name,
          siblingKey: siblingKey(name),
          searchText: searchTextOf(name, alt),
          mime: file.sniffed.mime,
          mode: 'public',
          alt,
          sourceId: file.sourceId ?? null,
          font: file.font ?? null,
          ...made.fields(),
        })
        .returning()
      await also?.(db, row as ItemRow)
      return row as ItemRow
    })
  } catch (error) {
    await withSite(site.id, (db) => addStrays(db, site.id, keys, new Date())).catch(() => {})
    throw error
  }
}

type Made = { objects: { key: string; body: Buffer | Readable; type: string; size: number }[]; fields: () => { size: number; checksum: string; storageKey: string; width?: number; height?: number; renditions?: Renditions } }

/** The original stays private: a camera writes into it where it was taken. */
async function pictureObjects(base: string, bytes: Buffer, { mime, ending }: Sniffed): Promise<Made> {
  const { width, height, blur, files, jpeg } = await preparePicture(bytes)
  const storageKey = `${base}.${ending}`
  const shown = files.map((each) => ({ ...each, key: `${publicPrefix}${base}-${each.width}.${each.ending}` }))
  const preview = jpeg && { key: `${publicPrefix}${base}-preview.jpg`, body: jpeg, type: 'image/jpeg', size: jpeg.length }
  return {
    objects: [{ key: storageKey, body: bytes, type: mime, size: bytes.length }, ...shown.map((each) => ({ key: each.key, body: each.bytes, type: each.type, size: each.bytes.length })), ...(preview ? [preview] : [])],
    fields: () => ({ size: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex'), storageKey, width, height, renditions: { files: shown.map(({ key, type, width: wide }) => ({ key, type, width: wide })), ...(preview ? { jpeg: preview.key } : {}), blur } }),
  }
}

function bytesObject(base: string, bytes: Buffer, { mime, ending }: Sniffed): Made {
  const storageKey = `${publicPrefix}${base}.${ending}`
  return { objects: [{ key: storageKey, body: bytes, type: mime, size: bytes.length }], fields: () => ({ size: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex'), storageKey }) }
}

/** Copied as it streams by, because the address of the upload still writes to where it came in. */
async function fileObject(base: string, { key, size }: { key: string; size: number }, { mime, ending }: Sniffed, store: Services['store']): Promise<Made> {
  const found = await store.read(key)
  if (!found) throw new Error(`The upload ${key} is gone.`)
  const hash = createHash('sha256')
  const body = Readable.from(
    (async function* () {
      for await (const chunk of found.body as AsyncIterable<Buffer>) {
        hash.update(chunk)
        yield chunk
      }
    })(),
    { objectMode: false },
  )
  const storageKey = `${publicPrefix}${base}.${ending}`
  return { objects: [{ key: storageKey, body, type: mime, size }], fields: () => ({ size, checksum: hash.digest('hex'), storageKey }) }
}
