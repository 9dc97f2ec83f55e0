import type { Readable } from 'node:stream'

export type ObjectInfo = {
  /** Bytes. */
  size: number
  type: string
  /** Quoted, as HTTP has it. */
  etag: string
  modifiedAt: Date
}

/** Bytes from `start` to `end`, both counted from 0 and both included. */
export type ByteRange = { start: number; end: number }

/** An address to which a browser sends one file by PUT, with exactly these headers. */
export type UploadAddress = { address: string; headers: Record<string, string> }

/**
 * Where files are kept. Both engines hold the same promises: an object is there whole or not at all, what was acknowledged
 * can be read back, and whoever reads while another writes gets one of the two whole.
 * Keys are made by the gateway and are at most 1024 bytes.
 */
export type ObjectStore = {
  engine: 'local' | 's3'
  /** Where browsers reach the store, when that is another origin than the site's own. */
  origin?: string
  /** Replaces what the key held. `size` in bytes; a body of another length is refused. */
  put: (key: string, body: Buffer | Readable, given: { type: string; size: number }) => Promise<void>
  /** Lets one browser put an object of this type and size for so many seconds. `origin` is the site's own, as the browser sees it. */
  presignUpload: (key: string, given: { type: string; size: number; seconds: number; origin: string }) => Promise<UploadAddress>
  head: (key: string) => Promise<ObjectInfo | undefined>
  /** The object, or a part of it; undefined when there is none. The body must be read or destroyed. Throws RangeRefused. */
  read: (key: string, range?: RangeWish) => Promise<{ info: ObjectInfo; body: Readable; range?: ByteRange } | undefined>
  /** An object that is gone already is no error. */
  remove: (key: string) => Promise<void>
  /** Replaces the object's tags. Throws when there is no object. */
  tag: (key: string, tags: Record<string, string>) => Promise<void>
}

/** A range as asked for: from a byte on, up to a byte, or the last so many. */
export type RangeWish = { start: number; end?: number } | { last: number }

/** The object has no byte in the range. */
export class RangeRefused extends Error {
  constructor(readonly size: number) {
    super('The range is outside the object.')
  }
}

/** One range of a `Range` header. Undefined for several, for other units and for what cannot be read: HTTP then sends all. */
export function readRange(header: string | undefined): RangeWish | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return undefined
  const [, start = '', end = ''] = found
  if (start === '') return end === '' ? undefined : { last: Number(end) }
  if (end !== '' && Number(end) < Number(start)) return undefined
  return end === '' ? { start: Number(start) } : { start: Number(start), end: Number(end) }
}

/** The bytes of an object of `size` that a wish means. Throws RangeRefused. */
export function fitRange(wish: RangeWish, size: number): ByteRange {
  const start = 'last' in wish ? Math.max(0, size - wish.last) : wish.start
  const end = 'last' in wish ? size - 1 : Math.min(wish.end ?? size - 1, size - 1)
  if (start > end || ('last' in wish && wish.last === 0)) throw new RangeRefused(size)
  return { start, end }
}
