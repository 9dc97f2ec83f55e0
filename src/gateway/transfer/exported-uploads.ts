import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { type ExportedUpload, exportLimits, fontFolder } from '@schemas/editor/entities/export-file'
import type { DrawnFace } from '@schemas/layout/font'
import { itemAsset } from '@schemas/layout/item-asset'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { itemsIn } from '../media/item-assets'
import type { ItemRow } from '../media/item-rows'
import type { ObjectStore } from '../storage/object-store'
import { withoutCameraNotes } from './shared-picture'

export type UploadSource = ItemRow & { storageKey: string; size: number }

/** The public uploads that values name, in the order in which they do. */
export async function findUploads(db: Db, values: unknown): Promise<UploadSource[]> {
  const ids = [...itemsIn(values)]
  const rows: ItemRow[] = []
  for (let at = 0; at < ids.length; at += batch)
    rows.push(
      ...(await db
        .select()
        .from(item)
        .where(and(inArray(item.id, ids.slice(at, at + batch)), eq(item.kind, 'file'), eq(item.mode, 'public')))),
    )
  const place = new Map(ids.map((id, index) => [id, index]))
  rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
  return rows.flatMap((row) =>
    row.storageKey !== null && row.size !== null ? [{ ...row, storageKey: row.storageKey, size: row.size }] : [],
  )
}

const batch = 500
const atOnce = 8

/** Those whose bytes exist: a picture missing in the store must not prevent the whole export. */
export async function existingUploads(store: ObjectStore, rows: readonly UploadSource[]): Promise<UploadSource[]> {
  const there: boolean[] = []
  for (let at = 0; at < rows.length; at += atOnce)
    there.push(
      ...(await Promise.all(
        rows.slice(at, at + atOnce).map(async (row) => (await store.head(row.storageKey)) !== undefined),
      )),
    )
  return rows.filter((_row, index) => there[index])
}

export const isTooMuch = (rows: readonly UploadSource[]): boolean =>
  rows.length > exportLimits.uploads || rows.reduce((sum, row) => sum + row.size, 0) > exportLimits.bytes

export type Written = {
  file: string
  body: Readable
  /** Available once the whole body has been read. */ described: () => ExportedUpload
}

/** The bytes of an upload for the export, and its description. */
export async function openUpload(
  store: ObjectStore,
  row: UploadSource,
  number: number,
  { names, fonts }: { names: ReadonlySet<string>; fonts: ReadonlyMap<string, DrawnFace> },
): Promise<Written> {
  const found = await store.read(row.storageKey)
  if (!found) throw new Error(`The object ${row.storageKey} is gone.`)
  const bytes = row.renditions ? await buffer(found.body) : undefined
  const clean = bytes && (await withoutCameraNotes(bytes))
  const ending = clean ? 'webp' : (/\.([a-z0-9]{1,8})$/.exec(row.storageKey)?.[1] ?? 'bin')
  const font = fonts.get(itemAsset(row.id))
  const file = `${font ? fontFolder : 'media/'}${number}.${ending}`
  const hash = createHash('sha256')
  let size = 0
  const body = new PassThrough()
  const source = bytes ? Readable.from([clean ?? bytes]) : found.body
  pipeline(
    source,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    body,
  ).catch((error: unknown) => body.destroy(error as Error))
  const described = (): ExportedUpload => ({
    name: itemAsset(row.id),
    file,
    fileName: clean ? row.name.replace(/(?:\.[^.]{1,15})?$/, '.webp') : row.name,
    size,
    sha256: hash.digest('hex'),
    ...(clean && row.checksum ? { original: row.checksum } : {}),
    alt: row.alt,
    ...(row.focus ? { focus: row.focus } : {}),
    ...(row.sourceId && names.has(itemAsset(row.sourceId)) ? { source: itemAsset(row.sourceId) } : {}),
    ...(font ? { font } : {}),
  })
  return { file, body, described }
}
