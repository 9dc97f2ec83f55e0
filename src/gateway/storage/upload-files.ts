import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Algorithm } from './checksums'
import type { StoredFields } from './local-store'
import { type ObjectMeta, openObject } from './object-file'
import { UploadRefused } from './object-store'

/** How the object's checksum is made: from the parts', or over all bytes. */
export type Summed = { algorithm: Algorithm; isWhole: boolean }
export type Upload = StoredFields & { key: string; startedAt: number; summed?: Summed }
/** `offset`: position of its bytes in the upload's body, when they are not in a separate file. */
export type PartMeta = ObjectMeta & { offset?: number }
export type Part = PartMeta & { number: number }

/** The uploads on disk below `root`, each a folder named by id: `upload.json`, a file per part, and the body. */
export function uploadFiles(root: string) {
  const folderOf = (uploadId: string) => join(root, uploadId)
  const partPath = (uploadId: string, number: number) => join(folderOf(uploadId), String(number))
  const bodyPath = (uploadId: string) => join(folderOf(uploadId), 'body')

  /** Undefined also for an id of another key: permission to write one key must not extend to another. */
  async function find(key: string, uploadId: string): Promise<Upload | undefined> {
    // Ids are ours; anything else could name another folder.
    if (!/^[0-9a-f]{32}$/.test(uploadId)) return undefined
    const json = await readFile(join(folderOf(uploadId), 'upload.json'), 'utf8').catch(orMissing)
    const upload = json === undefined ? undefined : (JSON.parse(json) as Upload)
    return upload?.key === key ? upload : undefined
  }

  async function partAt(uploadId: string, number: number): Promise<Part | undefined> {
    const found = await openObject(partPath(uploadId, number))
    await found?.handle.close()
    return found && { ...(found.meta as PartMeta), number }
  }

  async function partNumbers(uploadId: string): Promise<number[]> {
    const names = (await readdir(folderOf(uploadId)).catch(orMissing)) ?? []
    return names.filter((name) => /^\d+$/.test(name)).map(Number)
  }

  /** The bytes of a part. If another request removed it meanwhile, the upload ends. */
  async function* bytesOf(uploadId: string, { number, size, md5, offset }: Part): AsyncGenerator<Buffer> {
    if (size === 0) return
    const range = { start: offset ?? 0, end: (offset ?? 0) + size - 1, highWaterMark: 1024 * 1024 }
    if (offset !== undefined) return yield* createReadStream(bodyPath(uploadId), range) as AsyncIterable<Buffer>
    const found = await openObject(partPath(uploadId, number))
    if (found?.meta.md5 === md5) return yield* found.handle.createReadStream(range) as AsyncIterable<Buffer>
    await found?.handle.close()
    throw found
      ? new UploadRefused('InvalidPart', `Part ${number} was replaced meanwhile.`)
      : new UploadRefused('NoSuchUpload', 'The upload was aborted or completed meanwhile.')
  }

  /**
   * Distance between parts in the body, according to later parts, because the first may have been replaced by a shorter
   * one.
   */
  async function lengthInBody(uploadId: string): Promise<number | undefined> {
    let length: number | undefined
    for (const number of await partNumbers(uploadId)) {
      const part = await partAt(uploadId, number)
      if (part?.offset === undefined) continue
      if (number > 1) return part.offset / (number - 1)
      length = part.size
    }
    return length
  }

  return { root, folderOf, partPath, bodyPath, find, partAt, partNumbers, bytesOf, lengthInBody }
}

export function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
