import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DocumentPlace } from '@schemas/layout/document-key'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { writePage } from '@schemas/layout/flat/write'
import { isRecord, type Json, stableText } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { migrateStored } from '@schemas/layout/migrate-stored'
import type { Page } from '@schemas/layout/page'
import { type Problem, problemMessage } from '@schemas/layout/problem'
import { readPage, type ReadResult, readSlot } from '@schemas/layout/read'
import { storedTypes as types } from '@registry/stored-types'
import { storable } from '../db/storable'
import { cutText } from '../text/cut-text'

/**
 * A document in its parsed and its stored form: `json` has its blocks in this build's versions and is `bytes` long.
 * Immutable.
 */
export type EditedDocument = { flat: FlatPage; json: Json; digest: string; bytes: number }

/**
 * Parses any JSON as the document at `place`. Total, like `readPage`; a slot is represented as a page with only the
 * guest view.
 */
export function readDocument(place: DocumentPlace, json: unknown): ReadResult<EditedDocument> {
  const clean = storable(json)
  const read: ReadResult<Page> = place.kind === 'page' ? readPage(clean) : asPage(readSlot(clean))
  if (!read.ok) return read
  const flat = flatten(read.value)
  for (const [id, node] of flat.nodes) {
    if (node.kind !== 'block') continue
    const fields = migrateStored(node.fields, types)
    if (fields !== node.fields) flat.nodes.set(id, { ...node, fields })
  }
  const { views, ...fields } = writePage(nest(flat)) as Record<string, unknown>
  const text = JSON.stringify(
    place.kind === 'page'
      ? { ...fields, views }
      : { ...slotFieldsOf(fields), rows: (views as Page['views']).guest?.rows ?? [] },
  )
  // As the database returns it.
  const written = JSON.parse(text) as Json
  return {
    ok: true,
    value: { flat, json: written, digest: digestOf(written), bytes: Buffer.byteLength(text) },
    problems: read.problems,
  }
}

/**
 * Recently parsed documents by the digest of the stored content: the next save, a moment later, is compared with what
 * was opened or saved.
 */
const recent = new LRUCache<string, EditedDocument>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes + 1,
})

export function rememberRead(document: EditedDocument): void {
  recent.set(document.digest, document)
}

/** Parses stored content whose digest is known, possibly from the cache; undefined when unreadable. */
export function readStored(place: DocumentPlace, content: unknown, digest = ''): EditedDocument | undefined {
  const known = recent.get(digest)
  if (known) return known
  const read = readDocument(place, content)
  if (!read.ok) return undefined
  // Cached under the requested digest: an older build's content has another digest once this build has parsed it.
  if (digest !== '') recent.set(digest, read.value)
  return read.value
}

function asPage(read: ReturnType<typeof readSlot>): ReadResult<Page> {
  if (!read.ok) return read
  const { rows, ...fields } = read.value
  return {
    ...read,
    value: { path: '/', frame: 'default', access: 'guest', title: '', ...fields, views: { guest: { rows } } },
  }
}

const slotFieldsOf = ({ format, title }: Record<string, unknown>) => ({
  format,
  ...(title === '' || title === undefined ? {} : { title }),
})

/** The same text for equal JSON, whatever the order of object keys. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(stableText(value)).digest('base64url')
}

const digests = new WeakMap<object, string>()

/** Digest of a stored document; cached, because it is needed as long as its release is live. */
export function storedDigest(document: unknown): string {
  if (!isRecord(document)) return ''
  const known = digests.get(document) ?? digestOf(document)
  digests.set(document, known)
  return known
}

const written = new WeakMap<object, string>()

/**
 * Digest of a stored document after this build has parsed and written it, as a save does; undefined when unreadable.
 */
export function writtenDigest(place: DocumentPlace, document: unknown): string | undefined {
  const known = isRecord(document) ? written.get(document) : undefined
  if (known !== undefined) return known
  const read = readDocument(place, document)
  if (read.ok && isRecord(document)) written.set(document, read.value.digest)
  return read.ok ? read.value.digest : undefined
}

/**
 * Problems whose content was lost in parsing: a broken block is stored unchanged, but an invalid value of a row or
 * column is dropped.
 */
export function lostIn({ value, problems }: { value: EditedDocument; problems: Problem[] }): Problem[] {
  const retained = new Set(
    [...value.flat.nodes.values()].map((node) =>
      node.kind === 'block' ? node.fields.quarantined?.problem : undefined,
    ),
  )
  return problems.filter((problem) => !retained.has(problem))
}

/** One line per problem. */
export function describeProblem(problem: Problem, locale: Locale): string {
  return cutText([problem.path.join('.'), problemMessage(problem, locale)].filter(Boolean).join(': '), 300)
}
