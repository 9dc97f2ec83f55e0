import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { exportedName, exportIndex, exportLimits } from '@schemas/editor/entities/export-file'
import type { ObjectStore } from '../storage/object-store'

/** An invalid archive, or one with content that no export has. `entryName` is the refused name. */
export class ArchiveRefused extends Error {
  constructor(
    readonly reason: 'damaged' | 'oddName' | 'tooLarge',
    readonly said = '',
  ) {
    super(`The archive is refused: ${reason} ${said}`)
  }
}

/** The store failed: this says nothing about the archive. */
class StoreFailed extends Error {}

/**
 * A file of an archive. `size` is its declared size (bytes); reading more or less than that, or damaged data, fails
 * with ArchiveRefused.
 */
export type ArchiveEntry = {
  name: string
  size: number
  open: () => Promise<Readable>
  /** Its bytes as they lie in the archive, which nobody has unpacked or held against `size`. */ openStored: () => Promise<Readable>
  isDeflated: boolean
}
export type Archive = { entries: ReadonlyMap<string, ArchiveEntry>; close: () => void }

/**
 * The directory of an archive is at its end: this many bytes are read at once, because a store request per entry would
 * be slow.
 */
const tailBytes = 1024 * 1024

/**
 * Reads the directory of an archive in the store; the rest stays there. Nothing is written by its names, and only names
 * that exports use are accepted. Throws ArchiveRefused for a damaged archive, or one that holds or expands to more than
 * an export may.
 */
export async function openArchive(store: ObjectStore, key: string, size: number): Promise<Archive> {
  const start = Math.max(0, size - tailBytes)
  const found = await store.read(key, { start, end: size - 1 })
  if (!found) throw new ArchiveRefused('damaged')
  const reader = new StoreReader(store, key, { start, bytes: await buffer(found.body) })
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(damaged)
  try {
    return { entries: await listEntries(zip), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, ArchiveEntry>> {
  if (zip.entryCount > exportLimits.uploads + 1) throw new ArchiveRefused('tooLarge')
  const entries = new Map<string, ArchiveEntry>()
  const walk = zip.eachEntry()
  let whole = 0
  for (;;) {
    const next = await walk.next().catch(damaged)
    if (next.done) return entries
    const entry = next.value
    const { fileName: name, uncompressedSize: declared } = entry
    if ((name !== exportIndex && !exportedName.test(name)) || entries.has(name))
      throw new ArchiveRefused('oddName', name.slice(0, 80))
    if (entry.isEncrypted() || (entry.compressionMethod !== 0 && entry.compressionMethod !== 8))
      throw new ArchiveRefused('damaged')
    whole += declared
    if (
      whole > exportLimits.bytes + exportLimits.indexBytes ||
      (name === exportIndex && declared > exportLimits.indexBytes)
    )
      throw new ArchiveRefused('tooLarge')
    const isDeflated = entry.compressionMethod === 8
    entries.set(name, {
      name,
      size: declared,
      isDeflated,
      open: () => openEntry(zip, entry),
      openStored: () => openEntry(zip, entry, isDeflated ? { decompress: false } : {}),
    })
  }
}

async function openEntry(zip: ZipFile, entry: Entry, options: { decompress?: false } = {}): Promise<Readable> {
  const body = await zip.openReadStreamPromise(entry, options).catch(damaged)
  return Readable.from(readable(body), { objectMode: false })
}

async function* readable(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>
  } catch (error) {
    damaged(error)
  }
}

function damaged(error: unknown): never {
  throw error instanceof ArchiveRefused || error instanceof StoreFailed
    ? error
    : new ArchiveRefused('damaged', error instanceof Error ? error.message : '')
}

/** Serves the archive reader from the tail in memory, or from the store. */
class StoreReader extends RandomAccessReader {
  readonly #store: ObjectStore
  readonly #key: string
  readonly #tail: { start: number; bytes: Buffer }

  constructor(store: ObjectStore, key: string, tail: { start: number; bytes: Buffer }) {
    super()
    this.#store = store
    this.#key = key
    this.#tail = tail
  }

  /** `end` is exclusive. */
  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough()
    const { start: from, bytes } = this.#tail
    if (start >= from) {
      out.end(bytes.subarray(start - from, end - from))
      return out
    }
    const fill = async () => {
      const found = await this.#store.read(this.#key, { start, end: end - 1 })
      if (!found) throw new Error('The object is gone.')
      await pipeline(found.body, out)
    }
    fill().catch((cause: unknown) =>
      out.destroy(new StoreFailed('The archive could not be read from the store.', { cause })),
    )
    return out
  }
}
