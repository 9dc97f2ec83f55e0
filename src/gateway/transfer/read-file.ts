import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { exportIndex, exportLimits } from '@schemas/editor/entities/export-file'
import type { Locale } from '@schemas/layout/locale'
import type { Services } from '../services'
import type { ObjectStore } from '../storage/object-store'
import { type Archive, ArchiveRefused, openArchive } from './archive'
import { indexLimits } from './index-bounds'
import { openIndex, type SentIndex } from './packed-index'
import type { run, StoredIndex } from './read-index.job'
import { transferError } from './messages'
import { workRefused } from './work-refused'

/**
 * An uploaded file with its parsed index. `digest` identifies the index; `sizes` are those of its uploads, by name
 * (bytes).
 */
export type ReadFile = { index: SentIndex; digest: string; sizes: ReadonlyMap<string, number> }
type ReadOptions = {
  services: Pick<Services, 'store' | 'workers'>
  /** Whose work it is. */ site: string
  locale: Locale
  /** Aborted when the caller has gone. */ signal?: AbortSignal
}

/** Packing adds this much (bytes) to what does not get smaller. */
const packingBytes = 1024 * 1024

/**
 * Reads a file's index in a thread of its own. Throws the caller's error for what is no export, or one that this build
 * cannot read.
 */
export async function readFile(
  { services: { store, workers }, site, locale, signal }: ReadOptions,
  key: string,
): Promise<ReadFile> {
  const sizes = new Map<string, number>()
  const stored = () =>
    withArchive(store, key, locale, async (archive, alone): Promise<StoredIndex> => {
      if (!archive) return { bytes: alone as Buffer, isDeflated: false, size: (alone as Buffer).length, locale }
      const entry = archive.entries.get(exportIndex)
      if (!entry) throw transferError('notOurs', locale)
      for (const { name, size } of archive.entries.values()) sizes.set(name, size)
      return {
        bytes: await readAll(await entry.openStored(), exportLimits.indexBytes + packingBytes),
        isDeflated: entry.isDeflated,
        size: entry.size,
        locale,
      }
    })
  try {
    const packed = await workers.run<typeof run>('transfer/read-index', async () => handedOver(await stored()), {
      ...indexLimits,
      owner: site,
      ...(signal ? { signal } : {}),
    })
    const index = openIndex(packed)
    // Everything in the archive must be in the index, with the same size.
    for (const upload of index.uploads)
      if (sizes.get(upload.file) !== upload.size) throw transferError('damaged', locale)
    return { index, digest: packed.digest, sizes }
  } catch (error) {
    throw workRefused(readableRefusal(error, locale), locale)
  }
}

/** The bytes are handed to the thread where nothing else lies in their memory. */
function handedOver(input: StoredIndex): { input: StoredIndex; transfer: ArrayBuffer[] } {
  const { buffer: memory, byteLength } = input.bytes
  return { input, transfer: memory instanceof ArrayBuffer && memory.byteLength === byteLength ? [memory] : [] }
}

/** The archive of a file, or its bytes when it is none, for the duration of `work`. */
export async function withArchive<T>(
  store: ObjectStore,
  key: string,
  locale: Locale,
  work: (archive: Archive | undefined, alone: Buffer | undefined) => Promise<T>,
): Promise<T> {
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

/** Reads a whole stream. Throws ArchiveRefused beyond `limit` bytes, whatever size was declared. */
export async function readAll(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new ArchiveRefused('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An archive error as the caller's error; other errors are returned unchanged. */
export function readableRefusal(error: unknown, locale: Locale): unknown {
  if (!(error instanceof ArchiveRefused)) return error
  return transferError(error.reason === 'tooLarge' ? 'unfolds' : error.reason, locale, { name: error.said })
}
