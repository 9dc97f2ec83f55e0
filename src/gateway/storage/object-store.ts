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

/** An address to which a browser sends one file, or one part of it, by PUT, with exactly these headers. */
export type UploadAddress = { address: string; headers: Record<string, string> }

/** Every part of an upload but its last has at least so many bytes, and an upload at most so many parts: stores refuse others. */
export const leastPartBytes = 5 * 1024 ** 2
export const maxParts = 10_000

/** A part of an upload as its sender names it: numbered from 1, with the ETag that the store answered. */
export type SentPart = { number: number; etag: string }
export type StoredPart = SentPart & { size: number; modifiedAt: Date }

/** An upload in parts that is neither completed nor aborted. */
export type OpenUpload = { key: string; uploadId: string; startedAt: Date }

export type ListedObject = { key: string; size: number; modifiedAt: Date }

export type DownloadOptions = {
  seconds: number
  /** The site's own, as the browser sees it. */
  origin: string
  /** Types that could run script are only ever saved, whatever is asked here. */
  disposition: 'inline' | 'attachment'
  /** The name under which a browser saves it. */
  name: string
  /** The type that the answer says; without it the object's own, and then it is only saved. */
  type?: string
}

/**
 * Where files are kept. Both engines hold the same promises: an object is there whole or not at all, what was acknowledged
 * can be read back, and whoever reads while another writes gets one of the two whole.
 * Keys are made by the gateway and are at most 1024 bytes.
 */
export type ObjectStore = {
  engine: 'local' | 's3'
  /** Where browsers reach the store, when that is another origin than the site's own. */
  origin?: string
  /** Rejects where nothing would take or give anything: asked before an address is given to a browser, which could only tell that nobody answers. */
  ready: () => Promise<void>
  /** Replaces what the key held. `size` in bytes; a body of another length is refused. */
  put: (
    key: string,
    body: Buffer | Readable,
    options: { type: string; size: number; tags?: Record<string, string> },
  ) => Promise<void>
  /** Lets one browser put an object of this type and size for so many seconds. `origin` is the site's own, as the browser sees it. */
  presignUpload: (
    key: string,
    options: { type: string; size: number; seconds: number; origin: string },
  ) => Promise<UploadAddress>
  head: (key: string) => Promise<ObjectInfo | undefined>
  /** The object, or a part of it; undefined when there is none. The body must be read or destroyed. Throws RangeRefused. */
  read: (
    key: string,
    range?: RangeInput,
  ) => Promise<{ info: ObjectInfo; body: Readable; range?: ByteRange } | undefined>
  /** An object that is gone already is no error. */
  remove: (key: string) => Promise<void>
  /** Replaces the object's tags. Throws when there is no object. A store that knows no tags keeps none. */
  tag: (key: string, tags: Record<string, string>) => Promise<void>
  /** Makes `to` an object like `from`, inside the store. Throws when there is no object. With a type, the copy has this one. */
  copy: (from: string, to: string, options?: { type?: string; tags?: Record<string, string> }) => Promise<void>
  /** Lets a browser get an object for so many seconds, under a name. */
  presignDownload: (key: string, options: DownloadOptions) => Promise<string>
  /** Objects whose key begins so, in the order of their keys' bytes, beginning behind the key `after`. Fewer than `limit` (1000 at most) are the last. */
  list: (prefix: string, options?: { after?: string; limit?: number }) => Promise<ListedObject[]>

  /** Begins an upload in parts and returns its id. A store elsewhere takes the tags by `tag`, once it is completed. The key holds what it held until the upload is completed. */
  startUpload: (key: string, options: { type: string; tags?: Record<string, string> }) => Promise<string>
  /** Lets one browser put a part, of exactly `size` bytes where that is said. A part that comes again replaces the one before. */
  presignPart: (
    key: string,
    uploadId: string,
    number: number,
    options: { size?: number; seconds: number; origin: string },
  ) => Promise<UploadAddress>
  /** What came so far, by number; undefined when there is no such upload (any more). */
  listParts: (key: string, uploadId: string) => Promise<StoredPart[] | undefined>
  /** Makes the object of its parts, in this order, and returns its ETag. The upload stays whole when this is refused. Throws UploadRefused. */
  completeUpload: (key: string, uploadId: string, parts: readonly SentPart[]) => Promise<string>
  /** Forgets an upload with its parts. One that is gone already is no error. */
  abortUpload: (key: string, uploadId: string) => Promise<void>
  /** All uploads whose key begins so. */
  listUploads: (prefix: string) => Promise<OpenUpload[]>
}

/** The parts do not make an object. Codes are the protocol's. */
export class UploadRefused extends Error {
  constructor(
    readonly code: 'NoSuchUpload' | 'InvalidPart' | 'InvalidPartOrder' | 'EntityTooSmall' | 'EntityTooLarge',
    message: string,
  ) {
    super(message)
  }
}

/** A range as asked for: from a byte on, up to a byte, or the last so many. */
export type RangeInput = { start: number; end?: number } | { last: number }

/** The object has no byte in the range. */
export class RangeRefused extends Error {
  constructor(readonly size: number) {
    super('The range is outside the object.')
  }
}

/** One range of a `Range` header. Undefined for several, for other units and for what cannot be read: HTTP then sends all. */
export function readRange(header: string | undefined): RangeInput | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return undefined
  const [, start = '', end = ''] = found
  if (start === '') return end === '' ? undefined : { last: Number(end) }
  if (end !== '' && Number(end) < Number(start)) return undefined
  return end === '' ? { start: Number(start) } : { start: Number(start), end: Number(end) }
}

/** The bytes of an object of `size` that a wish means. Throws RangeRefused. */
export function fitRange(requestedRange: RangeInput, size: number): ByteRange {
  const start = 'last' in requestedRange ? Math.max(0, size - requestedRange.last) : requestedRange.start
  const end = 'last' in requestedRange ? size - 1 : Math.min(requestedRange.end ?? size - 1, size - 1)
  if (start > end || ('last' in requestedRange && requestedRange.last === 0)) throw new RangeRefused(size)
  return { start, end }
}
