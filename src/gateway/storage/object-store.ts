import type { Readable } from 'node:stream'

export type ObjectInfo = {
  /** Bytes. */
  size: number
  type: string
  /** Quoted, as in HTTP. */
  etag: string
  modifiedAt: Date
}

/** Bytes from `start` to `end`, zero-based and inclusive. */
export type ByteRange = { start: number; end: number }

/** An address to which a browser PUTs one file, or one part of it, with exactly these headers. */
export type UploadAddress = { address: string; headers: Record<string, string> }

/** Minimum size of every part but the last (bytes), and maximum parts of an upload: stores refuse others. */
export const leastPartBytes = 5 * 1024 ** 2
export const maxParts = 10_000

/** A part as its sender names it: numbered from 1, with the store's ETag. */
export type SentPart = { number: number; etag: string }
export type StoredPart = SentPart & { size: number; modifiedAt: Date }

/** A multipart upload that is neither completed nor aborted. */
export type OpenUpload = { key: string; uploadId: string; startedAt: Date }

export type ListedObject = { key: string; size: number; modifiedAt: Date }

export type DownloadOptions = {
  seconds: number
  /** The site's own origin, as the browser sees it. */
  origin: string
  /** Types that could run script are always downloaded. */
  disposition: 'inline' | 'attachment'
  /** The download name. */
  name: string
  /** The response's type; without it the object's own, which is then only downloaded. */
  type?: string
}

/**
 * The file store. Both engines guarantee the same: an object exists completely or not at all, acknowledged writes can
 * be read back, and concurrent readers get either the old or the new object, complete. Keys are made by the gateway and
 * have at most 1024 bytes.
 */
export type ObjectStore = {
  engine: 'local' | 's3'
  /** Where browsers reach the store, when that is another origin than the site's. */
  origin?: string
  /**
   * Rejects when the store is unavailable: checked before a browser gets an address, because it could not tell why
   * nothing answers.
   */
  ready: () => Promise<void>
  /** Replaces the object at the key. `size` in bytes; a body of another length is refused. */
  put: (
    key: string,
    body: Buffer | Readable,
    options: { type: string; size: number; tags?: Record<string, string> },
  ) => Promise<void>
  /**
   * Lets a browser put an object of this type and size for so many seconds. `origin` is the site's own, as the browser
   * sees it.
   */
  presignUpload: (
    key: string,
    options: { type: string; size: number; seconds: number; origin: string },
  ) => Promise<UploadAddress>
  head: (key: string) => Promise<ObjectInfo | undefined>
  /**
   * The object or a range of it; undefined when there is none. The body must be read or destroyed. Throws RangeRefused.
   */
  read: (
    key: string,
    range?: RangeInput,
  ) => Promise<{ info: ObjectInfo; body: Readable; range?: ByteRange } | undefined>
  /** Removing a missing object is no error. */
  remove: (key: string) => Promise<void>
  /** Replaces the object's tags. Throws when there is no object. A store without tags ignores them. */
  tag: (key: string, tags: Record<string, string>) => Promise<void>
  /** Copies `from` to `to` within the store. Throws when there is no object. A given type replaces the source's. */
  copy: (from: string, to: string, options?: { type?: string; tags?: Record<string, string> }) => Promise<void>
  /** Lets a browser get an object for so many seconds, under a name. */
  presignDownload: (key: string, options: DownloadOptions) => Promise<string>
  /**
   * Objects with this key prefix in bytewise key order, after the key `after`. Fewer than `limit` (at most 1000) are
   * the last.
   */
  list: (prefix: string, options?: { after?: string; limit?: number }) => Promise<ListedObject[]>

  /**
   * Starts a multipart upload and returns its id. An external store gets the tags through `tag`, once completed. The
   * key keeps its object until the upload is completed.
   */
  startUpload: (key: string, options: { type: string; tags?: Record<string, string> }) => Promise<string>
  /** Lets a browser put a part, of exactly `size` bytes if given. A repeated part replaces the earlier one. */
  presignPart: (
    key: string,
    uploadId: string,
    number: number,
    options: { size?: number; seconds: number; origin: string },
  ) => Promise<UploadAddress>
  /** Parts received so far, by number; undefined when there is no such upload. */
  listParts: (key: string, uploadId: string) => Promise<StoredPart[] | undefined>
  /**
   * Makes the object of its parts, in this order, and returns its ETag. On refusal the upload stays complete. Throws
   * UploadRefused.
   */
  completeUpload: (key: string, uploadId: string, parts: readonly SentPart[]) => Promise<string>
  /** Drops an upload with its parts. A missing one is no error. */
  abortUpload: (key: string, uploadId: string) => Promise<void>
  /** All uploads with this key prefix. */
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

/** A requested range: from a byte on, up to a byte, or the last so many. */
export type RangeInput = { start: number; end?: number } | { last: number }

/** The object has no byte in the range. */
export class RangeRefused extends Error {
  constructor(readonly size: number) {
    super('The range is outside the object.')
  }
}

/**
 * The range of a `Range` header. Undefined for several, other units and unreadable ones: HTTP then sends everything.
 */
export function readRange(header: string | undefined): RangeInput | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return undefined
  const [, start = '', end = ''] = found
  if (start === '') return end === '' ? undefined : { last: Number(end) }
  if (end !== '' && Number(end) < Number(start)) return undefined
  return end === '' ? { start: Number(start) } : { start: Number(start), end: Number(end) }
}

/** The bytes of an object of `size` in a requested range. Throws RangeRefused. */
export function fitRange(requestedRange: RangeInput, size: number): ByteRange {
  const start = 'last' in requestedRange ? Math.max(0, size - requestedRange.last) : requestedRange.start
  const end = 'last' in requestedRange ? size - 1 : Math.min(requestedRange.end ?? size - 1, size - 1)
  if (start > end || ('last' in requestedRange && requestedRange.last === 0)) throw new RangeRefused(size)
  return { start, end }
}
