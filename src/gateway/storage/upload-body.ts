import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { writeDurably } from './durable-file'
import { leastPartBytes } from './object-store'
import { type Announced, receiveBody, type Received } from './receive-body'

/**
 * Writes a body into the file from `offset` on, creating it if needed. Undefined when its folder is gone. Throws
 * BodyRefused.
 */
export async function receiveInto(
  path: string,
  offset: number,
  body: Buffer | AsyncIterable<Buffer>,
  announced: Announced,
): Promise<Received | undefined> {
  let at = offset
  const work = writeDurably(path, constants.O_RDWR | constants.O_CREAT, (handle) =>
    receiveBody(
      async (bytes) => {
        await writeAt(handle, bytes, at)
        at += bytes.length
      },
      body,
      announced,
    ),
  )
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Writes all bytes at a position; the system may accept fewer at once. */
export async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

type Slots = {
  has: (uploadId: string) => boolean
  /**
   * Claims a part's offset that no other writer has; undefined when it does not fit. `length` is the known distance
   * between parts, when some exist that this process has not seen.
   */
  take: (uploadId: string, number: number, size: number, length: number | undefined) => number | undefined
  leave: (uploadId: string, number: number) => void
  /** Closes the body to further writes. False while it is being written. */
  close: (uploadId: string) => boolean
  forget: (uploadId: string) => void
}

/** Tracks who writes which part of upload bodies. A body that becomes an object must have no writer left. */
export function uploadSlots(): Slots {
  const bodies = new Map<string, { length: number; writing: Set<number>; isClosed: boolean }>()
  return {
    has: (uploadId) => bodies.has(uploadId),
    take: (uploadId, number, size, length) => {
      // The first part has the length of all but the last, unless it is too short for that.
      const known = bodies.get(uploadId) ?? {
        length: length ?? (number === 1 || size >= leastPartBytes ? size : 0),
        writing: new Set<number>(),
        isClosed: false,
      }
      if (known.isClosed || known.length === 0 || size > known.length || known.writing.has(number)) return undefined
      known.writing.add(number)
      bodies.set(uploadId, known)
      return (number - 1) * known.length
    },
    leave: (uploadId, number) => void bodies.get(uploadId)?.writing.delete(number),
    close: (uploadId) => {
      const known = bodies.get(uploadId)
      if (known && known.writing.size > 0) return false
      bodies.set(uploadId, { length: known?.length ?? 0, writing: new Set(), isClosed: true })
      return true
    },
    forget: (uploadId) => void bodies.delete(uploadId),
  }
}
