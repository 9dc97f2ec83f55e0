import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Algorithm, startChecksum } from './checksums'
import { syncFolder, withDraft, writeDurably } from './durable-file'
import { keyTurns } from './key-turns'
import type { Condition, StoredFields } from './local-store'
import { type ObjectMeta, writeMeta } from './object-file'
import { leastPartBytes, maxParts, type OpenUpload, type SentPart, UploadRefused } from './object-store'
import { type Announced, BodyRefused, receiveBody } from './receive-body'
import { receiveInto, uploadSlots, writeAt } from './upload-body'
import { orMissing, type Part, type PartMeta, type Summed, type Upload, uploadFiles } from './upload-files'

/** The maximum object size in the S3 protocol (5 TiB). */
const maxBytes = 5 * 1024 ** 4

export type LocalUploads = {
  start: (key: string, fields: StoredFields & { summed?: Summed }) => Promise<string>
  find: (key: string, uploadId: string) => Promise<Upload | undefined>
  /** Undefined when there is no such upload. */
  writePart: (
    key: string,
    uploadId: string,
    number: number,
    body: Buffer | AsyncIterable<Buffer>,
    announced: Announced,
  ) => Promise<ObjectMeta | undefined>
  parts: (key: string, uploadId: string) => Promise<Part[] | undefined>
  /** Throws UploadRefused, and BodyRefused when the condition or the checksum (base64) does not hold. */
  complete: (
    key: string,
    uploadId: string,
    sent: readonly SentPart[],
    condition?: Condition & { checksum?: string },
  ) => Promise<ObjectMeta>
  /** False when there was none. */
  abort: (key: string, uploadId: string) => Promise<boolean>
  open: (prefix: string) => Promise<OpenUpload[]>
}

type UploadDeps = {
  folder: string
  drafts: string
  meta: (key: string) => Promise<ObjectMeta | undefined>
  moveIntoPlace: (draft: string, key: string, condition: Condition) => Promise<void>
}

/**
 * Multipart uploads, each a folder with its metadata and a file per part. Parts are on disk before they are
 * acknowledged. Parts of equal length are written at their final position in one body, which becomes the object by a
 * rename; otherwise the object is assembled beside them. Whenever the process is killed, the upload, the object or both
 * exist.
 */
export function localUploads({ folder, drafts, meta, moveIntoPlace }: UploadDeps): LocalUploads {
  const { root, folderOf, partPath, bodyPath, find, partAt, partNumbers, bytesOf, lengthInBody } = uploadFiles(
    join(folder, 'uploads'),
  )
  const inTurn = keyTurns()
  const slots = uploadSlots()
  async function remove(uploadId: string): Promise<void> {
    slots.forget(uploadId)
    await withDraft(drafts, async (draft) => {
      await rename(folderOf(uploadId), draft).catch(orMissing)
      await syncFolder(root)
    })
  }

  /** The stored parts, if they make an object. */
  async function fit(uploadId: string, sent: readonly SentPart[]): Promise<Part[]> {
    if (sent.length === 0 || sent.length > maxParts)
      throw new UploadRefused('InvalidPart', `An upload has 1 to ${maxParts} parts.`)
    const parts: Part[] = []
    for (const { number, etag } of sent) {
      const last = parts.at(-1)
      if (last && number <= last.number)
        throw new UploadRefused(
          'InvalidPartOrder',
          'The list of parts was not in ascending order. Parts must be ordered by part number.',
        )
      const part = Number.isInteger(number) ? await partAt(uploadId, number) : undefined
      if (part?.md5 !== etag.replaceAll('"', ''))
        throw new UploadRefused('InvalidPart', `Part ${number} could not be found, or its ETag is another one.`)
      if (last && last.size < leastPartBytes)
        throw new UploadRefused(
          'EntityTooSmall',
          `Part ${last.number} is smaller than ${leastPartBytes} bytes, which only the last one may be.`,
        )
      parts.push(part)
    }
    if (parts.reduce((sum, { size }) => sum + size, 0) > maxBytes)
      throw new UploadRefused('EntityTooLarge', 'The parts are more than an object can hold.')
    return parts
  }

  const complete: LocalUploads['complete'] = async (key, uploadId, sent, condition = {}) => {
    const upload = await find(key, uploadId)
    const before = await meta(key)
    // The first response may have been lost, or the process killed before everything was cleaned up.
    if (before?.uploadId === uploadId) {
      if (upload) await remove(uploadId)
      return before
    }
    if (!upload)
      throw new UploadRefused('NoSuchUpload', 'The upload does not exist. It may have been aborted or completed.')
    const parts = await fit(uploadId, sent)

    /** Makes an object of the file, which already contains some of the parts, and moves it to the key. */
    const finish = async (path: string, flags: 'wx' | 'r+', there: number) => {
      const written = await writeDurably(path, flags, async (handle) => {
        const whole = upload.summed?.isWhole ? startChecksum(upload.summed.algorithm) : undefined
        let end = 0
        for (const [at, part] of parts.entries()) {
          const start = end
          end += part.size
          if (at < there && !whole) continue
          let position = start
          for await (const bytes of bytesOf(uploadId, part)) {
            whole?.update(bytes)
            if (at >= there) await writeAt(handle, bytes, position)
            position += bytes.length
          }
        }
        const object = { ...objectOf(key, upload, parts, whole?.digest()), uploadId }
        if (condition.checksum !== undefined && condition.checksum !== object.checksum?.value)
          throw new BodyRefused('BadDigest', 'The object does not match its checksum.')
        await handle.truncate(object.size)
        await writeMeta(handle, object)
        return object
      })
      await moveIntoPlace(path, key, condition)
      return written
    }

    // Parts in the body, but not at the object's beginning, must stay while completion can still fail.
    const there = countInPlace(parts)
    const isBody =
      there > 0 &&
      parts.slice(there).every(({ offset }) => offset === undefined) &&
      (await partNumbers(uploadId)).length === parts.length &&
      slots.close(uploadId)
    const completed = isBody
      ? await finish(bodyPath(uploadId), 'r+', there).catch(orGone)
      : await withDraft(drafts, (draft) => finish(draft, 'wx', 0))
    await remove(uploadId)
    return completed
  }

  /**
   * A part's position in the body, if it has one. An acknowledged part must stay intact while its replacement arrives.
   */
  async function takeSlot(uploadId: string, number: number, size: number): Promise<number | undefined> {
    const offset = slots.take(uploadId, number, size, slots.has(uploadId) ? undefined : await lengthInBody(uploadId))
    if (offset === undefined || (await partAt(uploadId, number))?.offset === undefined) return offset
    slots.leave(uploadId, number)
    return undefined
  }

  return {
    find,
    // Two concurrent completions both succeed; a concurrent abort is too late.
    complete: (key, uploadId, ...args) => inTurn(uploadId, () => complete(key, uploadId, ...args)),
    start: async (key, fields) => {
      const uploadId = randomUUID().replaceAll('-', '')
      await mkdir(root, { recursive: true })
      await withDraft(drafts, async (draft) => {
        await mkdir(draft)
        const upload: Upload = { key, startedAt: Date.now(), ...fields }
        await writeDurably(join(draft, 'upload.json'), 'wx', (handle) => handle.writeFile(JSON.stringify(upload)))
        await syncFolder(draft)
        await rename(draft, folderOf(uploadId))
        await syncFolder(root)
      })
      return uploadId
    },
    writePart: async (key, uploadId, number, body, announced) => {
      const upload = await find(key, uploadId)
      if (!upload) return undefined
      const offset = await takeSlot(uploadId, number, announced.size)
      try {
        return await withDraft(drafts, async (draft) => {
          const part = await writeDurably(draft, 'wx', async (handle) => {
            const received =
              offset === undefined
                ? await receiveBody((bytes) => handle.writeFile(bytes), body, announced)
                : await receiveInto(bodyPath(uploadId), offset, body, announced)
            if (!received) return undefined
            const written: PartMeta = {
              key,
              type: upload.type,
              size: announced.size,
              modifiedAt: Date.now(),
              ...received,
              ...(offset === undefined ? {} : { offset }),
            }
            await writeMeta(handle, written, offset === undefined ? undefined : 0)
            return written
          })
          // An upload aborted meanwhile has no folder any more, and gets none.
          const isThere = part && (await rename(draft, partPath(uploadId, number)).then(() => true, orMissing))
          await syncFolder(folderOf(uploadId))
          return isThere ? part : undefined
        })
      } finally {
        if (offset !== undefined) slots.leave(uploadId, number)
      }
    },
    parts: async (key, uploadId) => {
      if (!(await find(key, uploadId))) return undefined
      const parts = await Promise.all((await partNumbers(uploadId)).map((number) => partAt(uploadId, number)))
      return parts.filter((part) => part !== undefined).toSorted((a, b) => a.number - b.number)
    },
    abort: (key, uploadId) =>
      inTurn(uploadId, async () => {
        if (!(await find(key, uploadId))) return false
        await remove(uploadId)
        return true
      }),
    open: async (prefix) => {
      const ids = (await readdir(root).catch(orMissing)) ?? []
      const uploads: OpenUpload[] = []
      for (const uploadId of ids) {
        const json = await readFile(join(folderOf(uploadId), 'upload.json'), 'utf8').catch(orMissing)
        const { key, startedAt } = json === undefined ? {} : (JSON.parse(json) as Partial<Upload>)
        if (key?.startsWith(prefix)) uploads.push({ key, uploadId, startedAt: new Date(startedAt ?? 0) })
      }
      return uploads.toSorted(
        (a, b) =>
          Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) || a.startedAt.getTime() - b.startedAt.getTime(),
      )
    },
  }
}

function objectOf(
  key: string,
  { type, headers, tags, summed }: Upload,
  parts: readonly Part[],
  whole: string | undefined,
): ObjectMeta {
  const checksum =
    summed &&
    (whole === undefined ? checksumOfParts(summed.algorithm, parts) : { algorithm: summed.algorithm, value: whole })
  const md5 = `${createHash('md5')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part.md5, 'hex'))))
    .digest('hex')}-${parts.length}`
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  return {
    key,
    type,
    size,
    md5,
    modifiedAt: Date.now(),
    ...(headers ? { headers } : {}),
    ...(tags ? { tags } : {}),
    ...(checksum ? { checksum } : {}),
  }
}

/** The body became an object that was replaced since, and only the rest of its folder is left. */
function orGone(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new UploadRefused('NoSuchUpload', 'The upload was completed already.') : error
}

/** Number of parts stored consecutively in the body, from its first byte. */
function countInPlace(parts: readonly Part[]): number {
  let end = 0
  for (const [at, { offset, size }] of parts.entries()) {
    if (offset !== end) return at
    end += size
  }
  return parts.length
}

function checksumOfParts(
  algorithm: Algorithm,
  parts: readonly Part[],
): { algorithm: Algorithm; value: string } | undefined {
  const sum = startChecksum(algorithm)
  for (const { checksum } of parts) {
    if (checksum?.algorithm !== algorithm) return undefined
    sum.update(Buffer.from(checksum.value, 'base64'))
  }
  return { algorithm, value: `${sum.digest()}-${parts.length}` }
}
