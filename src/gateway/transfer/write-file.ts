import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type ExportedUpload, type ExportFile, exportIndex, exportLimits } from '@schemas/editor/entities/export-file'
import type { DrawnFace } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import { itemAsset } from '@schemas/layout/item-asset'
import type { StreamAnswer } from '../call/handle'
import { JsonCounter } from '../json/json-counter'
import { jsonPieces } from '../json/json-pieces'
import type { Log } from '../log'
import type { ObjectStore } from '../storage/object-store'
import { isTooMuch, openUpload, existingUploads, type UploadSource } from './exported-uploads'
import { indexBounds } from './index-bounds'
import { tooLarge } from './messages'

type Deps = {
  store: ObjectStore
  log: Log
  locale: Locale
  /** Without its extension. */ name: string
  rows: readonly UploadSource[]
  /** The font files among them, by upload name. */ fonts?: ReadonlyMap<string, DrawnFace>
  /** Audits the export before any of it is sent. */ record: () => Promise<void>
}

/**
 * The export as a response: the index only, or with the uploads in an archive that is written while it is sent. Throws
 * the caller's error when it would be too large.
 */
export async function writeFile(
  index: Omit<ExportFile, 'uploads'>,
  { store, log, locale, name, rows, fonts = new Map(), record }: Deps,
): Promise<StreamAnswer> {
  if (isTooMuch(rows)) throw tooLarge(locale)
  const text = (uploads: ExportedUpload[]) => written({ ...index, uploads })
  const { bytes: alone, counter } = await text([])
  // Upper bound of an upload's description.
  if (alone.length + rows.length * 6000 > exportLimits.indexBytes) throw tooLarge(locale)
  if (counter.entries + rows.length * 60 > indexBounds.entries) throw tooLarge(locale)
  const headers = (ending: string) => ({
    'content-disposition': `attachment; filename="${name}.${ending}"`,
    'cache-control': 'private, no-store',
  })
  const there = await existingUploads(store, rows)
  await record()
  if (there.length === 0) return { type: 'application/json; charset=utf-8', body: alone, headers: headers('json') }
  return { type: 'application/zip', body: archive(store, there, fonts, text, log), headers: headers('zip') }
}

/** An index as it stands in its file, and what reading it will have to count. */
async function written(index: ExportFile): Promise<{ bytes: Buffer; counter: JsonCounter }> {
  const counter = new JsonCounter()
  const pieces: Buffer[] = []
  for await (const piece of jsonPieces(index, 1)) {
    const bytes = Buffer.from(piece)
    counter.add(bytes)
    pieces.push(bytes)
  }
  return { bytes: Buffer.concat([...pieces, Buffer.from('\n')]), counter }
}

/** Uploads come first, opened one after the other: their hashes are known only once they have been read. */
function archive(
  store: ObjectStore,
  rows: readonly UploadSource[],
  fonts: ReadonlyMap<string, DrawnFace>,
  index: (uploads: ExportedUpload[]) => Promise<{ bytes: Buffer }>,
  log: Log,
): Readable {
  const out = new PassThrough()
  const zip = new ZipFile()
  const names = new Set(rows.map((row) => itemAsset(row.id)))
  let open: Readable | undefined
  const fill = async () => {
    const described: ExportedUpload[] = []
    for (const [number, row] of rows.entries()) {
      if (out.destroyed) return
      const sent = await openUpload(store, row, number, { names, fonts })
      open = sent.body
      // Pictures and films do not compress further.
      zip.addReadStream(sent.body, sent.file, { compress: false })
      await finished(sent.body, { writable: false })
      described.push(sent.described())
    }
    zip.addBuffer((await index(described)).bytes, exportIndex)
    zip.end()
  }
  const fail = (error: unknown) => {
    // The client may have gone; that is no failure.
    if (!out.destroyed) log.error({ err: error }, 'An export could not be written to its end.')
    out.destroy(error as Error)
  }
  zip.on('error', fail)
  out.on('close', () => open?.destroy())
  zip.outputStream.pipe(out)
  fill().catch(fail)
  return out
}
