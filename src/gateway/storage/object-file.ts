import { type FileHandle, open } from 'node:fs/promises'
import type { Algorithm } from './checksums'

/**
 * What the store knows of an object besides its bytes. Stored after them in the same file, so that one rename puts both
 * in place.
 */
export type ObjectMeta = {
  key: string
  type: string
  size: number
  /** Hex. For a multipart object the protocol's ETag: the MD5 of the parts' MD5s, `-` and their number. */
  md5: string
  modifiedAt: number
  headers?: Record<string, string>
  tags?: Record<string, string>
  /** The sender's checksum in base64; followed by `-` and a number when it is made of the parts' checksums. */
  checksum?: { algorithm: Algorithm; value: string }
  /** The upload it was completed from: a client that lost the response may complete it again. */
  uploadId?: string
}

const mark = 'sitewright-object1'
const tailBytes = mark.length + 4

/** Written after the bytes, or wherever the file ends: it is located from the end. */
export function writeMeta(handle: FileHandle, meta: ObjectMeta, position = meta.size): Promise<unknown> {
  const json = Buffer.from(JSON.stringify(meta))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return handle.write(Buffer.concat([json, length, Buffer.from(mark)]), 0, undefined, position)
}

/** The open file of an object and its metadata; undefined when there is none. Throws when the file is no object. */
export async function openObject(path: string): Promise<{ handle: FileHandle; meta: ObjectMeta } | undefined> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    return { handle, meta: await readMeta(handle, path) }
  } catch (error) {
    await handle.close()
    throw error
  }
}

export async function readMeta(handle: FileHandle, path: string): Promise<ObjectMeta> {
  const { size } = await handle.stat()
  const tail = await bytesAt(handle, size - tailBytes, tailBytes)
  if (tail?.subarray(4).toString() !== mark) throw new Error(`${path} is not an object of this store.`)
  const length = tail.readUInt32BE()
  const json = await bytesAt(handle, size - tailBytes - length, length)
  if (!json) throw new Error(`${path} is not an object of this store.`)
  return JSON.parse(json.toString()) as ObjectMeta
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  if (position < 0) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : undefined
}
