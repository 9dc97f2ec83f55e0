import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ExportFile, exportFile, exportFormat, exportIndex, exportLimits, exportVersion } from '@schemas/entities/export-file'
import { themeFileKind } from '@schemas/entities/theme'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { storable } from '../db/storable'
import { firstProblem } from '../http/first-problem'
import type { ObjectStore } from '../storage/object-store'
import { type Archive, ArchiveRefused, openArchive } from './archive'
import { calledInFile, placeInFile } from './file-place'
import { transferError } from './words'

/** A file that was sent, read as far as its index. `digest` names what the index says; `sizes` are those of the uploads in it, by name (bytes). */
export type ReadFile = { index: ExportFile; digest: string; sizes: ReadonlyMap<string, number> }

/** Reads a file's index, wherever it stands. Throws the caller's error for what is no export, or one that this build cannot read. */
export async function readFile(store: ObjectStore, key: string, locale: Locale): Promise<ReadFile> {
  try {
    return await withArchive(store, key, locale, async (archive, alone) => {
      const entry = archive?.entries.get(exportIndex)
      if (archive && !entry) throw transferError('notOurs', locale)
      const text = entry ? await readAll(await entry.open(), exportLimits.indexBytes) : (alone as Buffer)
      const index = readIndex(text, locale)
      const sizes = new Map([...(archive?.entries.values() ?? [])].map((each) => [each.name, each.size]))
      // Whatever is in the archive is said in the index, and as large as that.
      for (const upload of index.uploads) if (sizes.get(upload.file) !== upload.size) throw transferError('damaged', locale)
      return { index, digest: createHash('sha256').update(text).digest('hex'), sizes }
    })
  } catch (error) {
    throw said(error, locale)
  }
}

/** The archive of a file, or its bytes where it is none, for as long as `work` takes. */
export async function withArchive<T>(store: ObjectStore, key: string, locale: Locale, work: (archive: Archive | undefined, alone: Buffer | undefined) => Promise<T>): Promise<T> {
  const info = await store.head(key)
  if (!info || info.size === 0) throw transferError('notThere', locale)
  const first = await store.read(key, { start: 0, end: Math.min(3, info.size - 1) })
  if (!first) throw transferError('notThere', locale)
  const mark = await buffer(first.body)
  if (mark.toString('latin1', 0, 2) !== 'PK') {
    if (info.size > exportLimits.indexBytes) throw transferError('notOurs', locale)
    const whole = await store.read(key)
    if (!whole) throw transferError('notThere', locale)
    return work(undefined, await readAll(whole.body, exportLimits.indexBytes))
  }
  const archive = await openArchive(store, key, info.size)
  try {
    return await work(archive, undefined)
  } finally {
    archive.close()
  }
}

/** All of a stream. Throws ArchiveRefused when it is more than `most` bytes, whatever was said of it. */
export async function readAll(body: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new ArchiveRefused('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function readIndex(text: Buffer, locale: Locale): ExportFile {
  let json: unknown
  try {
    json = storable(JSON.parse(text.toString('utf8').replace(/^\uFEFF/, '')))
  } catch {
    throw transferError(text.includes(exportFormat) ? 'damaged' : 'notOurs', locale)
  }
  if (isRecord(json) && json.kind === themeFileKind) throw transferError('theme', locale)
  if (!isRecord(json) || json.format !== exportFormat) throw transferError('notOurs', locale)
  if (typeof json.version !== 'number' || !Number.isInteger(json.version) || json.version < 1) throw transferError('noVersion', locale)
  if (json.version > exportVersion) throw transferError('newer', locale)
  const read = parsed(json)
  if (!read) throw transferError('notOurs', locale)
  if (!read.success) throw transferError('broken', locale, { problem: firstProblem(read.error, json, locale, (path) => placeInFile(path, json, locale)) })
  const keys = read.data.documents.map(({ key }) => key)
  const names = read.data.uploads.flatMap(({ name, file }) => [name, file])
  const [twice] = [keys, names].flatMap((called) => called.filter((each, at) => called.indexOf(each) !== at))
  if (twice !== undefined) throw transferError('twice', locale, { name: calledInFile(twice) })
  return read.data
}

/** What is nested too deep to be read is nothing of ours. */
function parsed(json: unknown) {
  try {
    return exportFile.safeParse(json)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What an archive is refused for, in the caller's language; anything else as it is. */
export function said(error: unknown, locale: Locale): unknown {
  if (!(error instanceof ArchiveRefused)) return error
  return transferError(error.reason === 'tooLarge' ? 'unfolds' : error.reason, locale, { name: error.said })
}
