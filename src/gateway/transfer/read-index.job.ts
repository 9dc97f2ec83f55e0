import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import {
  type ExportFile,
  exportFile,
  exportFormat,
  exportLimits,
  exportVersion,
} from '@schemas/editor/entities/export-file'
import { themeFileKind } from '@schemas/editor/entities/theme'
import { isRecord } from '@schemas/layout/json'
import { limits } from '@schemas/layout/limits'
import type { Locale } from '@schemas/layout/locale'
import { storable } from '../db/storable'
import { firstProblem } from '../call/first-problem'
import { JsonCounter } from '../json/json-counter'
import type { JobResult } from '../workers/job'
import { JobRefused } from '../workers/job-refused'
import { calledInFile, placeInFile } from './file-place'
import { indexBounds } from './index-bounds'
import type { PackedDocument, PackedIndex } from './packed-index'

/** An index as it lies in its file. `size` is what the file says of it (bytes). */
export type StoredIndex = { bytes: Uint8Array; isDeflated: boolean; size: number; locale: Locale }

/**
 * Reads an index: unpacked and counted piece by piece, and parsed only where that cannot fill the thread's memory. V8
 * ends the whole process where JSON.parse alone does. Documents come back as text, so that their reader parses one at a
 * time.
 */
export async function run(stored: StoredIndex): Promise<JobResult<PackedIndex>> {
  const text = await unpacked(stored)
  const { documents, ...head } = checked(text, stored.locale)
  const parts: Buffer[] = []
  let from = 0
  const packed = documents.map(({ key, origin, content }): PackedDocument => {
    const { entries, names } = measure(content)
    if (entries > indexBounds.documentEntries || names.size > indexBounds.documentNames) throw new JobRefused('unfolds')
    // What JSON cannot say is not there: a document without content is refused by its reader.
    const part = Buffer.from(JSON.stringify(content ?? null))
    if (part.length > limits.bytes) throw new JobRefused('unfolds')
    parts.push(part)
    return { key, origin, from, to: (from += part.length) }
  })
  if (head.site) {
    // Nothing is made of these, whatever they say.
    delete head.site.clientData
    delete head.site.remoteLog
  }
  const { uploads: _uploads, site, ...rest } = head
  if (JSON.stringify({ ...rest, site: { ...site, redirects: [] } }).length > indexBounds.headLetters)
    throw new JobRefused('unfolds')
  const contents = new Uint8Array(from)
  for (const [at, part] of parts.entries()) contents.set(part, packed[at]?.from)
  return {
    output: { digest: createHash('sha256').update(text).digest('hex'), head, documents: packed, contents },
    transfer: [contents.buffer],
  }
}

/** How many values and names there are, and which names. */
function measure(
  value: unknown,
  found = { entries: 0, names: new Set<string>() },
): { entries: number; names: Set<string> } {
  found.entries++
  if (Array.isArray(value)) for (const each of value) measure(each, found)
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) {
      found.entries++
      found.names.add(name)
      measure(each, found)
    }
  return found
}

/** The bytes of the index, as many as were promised. A bomb is left where it goes over a bound. */
async function unpacked({ bytes, isDeflated, size }: StoredIndex): Promise<Buffer> {
  const counter = new JsonCounter()
  const chunks: Buffer[] = []
  let whole = 0
  const source = Readable.from(slices(bytes))
  try {
    for await (const chunk of (isDeflated ? source.pipe(createInflateRaw()) : source) as AsyncIterable<Buffer>) {
      whole += chunk.length
      if (whole > size) throw new JobRefused('damaged')
      counter.add(chunk)
      if (
        whole > exportLimits.indexBytes ||
        counter.levels > indexBounds.levels ||
        counter.entries > indexBounds.entries
      )
        throw new JobRefused('unfolds')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof JobRefused ? error : new JobRefused('damaged')
  }
  if (whole !== size) throw new JobRefused('damaged')
  return Buffer.concat(chunks)
}

function* slices(bytes: Uint8Array, length = 64 * 1024): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += length)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(length, bytes.length - at))
}

function checked(text: Buffer, locale: Locale): ExportFile {
  let json: unknown
  try {
    json = storable(JSON.parse(text.toString('utf8').replace(/^\uFEFF/, '')))
  } catch {
    throw new JobRefused(text.includes(exportFormat) ? 'damaged' : 'notOurs')
  }
  if (isRecord(json) && json.kind === themeFileKind) throw new JobRefused('theme')
  if (!isRecord(json) || json.format !== exportFormat) throw new JobRefused('notOurs')
  if (typeof json.version !== 'number' || !Number.isInteger(json.version) || json.version < 1)
    throw new JobRefused('noVersion')
  if (json.version > exportVersion) throw new JobRefused('newer')
  const read = parsed(json)
  if (!read) throw new JobRefused('notOurs')
  if (!read.success)
    throw new JobRefused('broken', {
      problem: firstProblem(read.error, json, locale, (path) => placeInFile(path, json, locale)),
    })
  const keys = read.data.documents.map(({ key }) => key)
  const names = read.data.uploads.flatMap(({ name, file }) => [name, file])
  const [twice] = [keys, names].flatMap((called) => called.filter((each, at) => called.indexOf(each) !== at))
  if (twice !== undefined) throw new JobRefused('twice', { name: calledInFile(twice) })
  return read.data
}

/** JSON nested too deeply to parse is no export of ours. */
function parsed(json: unknown) {
  try {
    return exportFile.safeParse(json)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
