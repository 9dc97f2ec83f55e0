import { constants, copyFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { contentDisposition } from './content-disposition'
import { place, removeEmpty, withDraft, writeDurably } from './durable-file'
import { isShown } from './file-headers'
import { keyTurns } from './key-turns'
import { type ListPage, listPage, type ListOptions } from './local-list'
import { type LocalUploads, localUploads } from './local-uploads'
import { type ObjectMeta, openObject, readMeta, writeMeta } from './object-file'
import { objectPath } from './object-path'
import { fitRange, type ObjectInfo, type ObjectStore } from './object-store'
import { type Announced, BodyRefused, receiveBody } from './receive-body'
import { presign, type SigningKey } from './sigv4'

/** The path of the embedded store at every site's own origin, and its only bucket. */
export const storePath = '/_store'
export const localBucket = 'files'

/** A precondition on a key at the moment of writing. */
export type Condition = { /** It is free. */ isNew?: boolean; /** It holds an object with this ETag. */ etag?: string }

/** What an object stores besides its bytes. */
export type StoredFields = Pick<ObjectMeta, 'type' | 'headers' | 'tags'>

type PutOptions = StoredFields & Announced & Condition

/** The engine of the embedded default, and the base of the S3 protocol at `/_store`. */
export type LocalStore = ObjectStore & {
  signingKey: SigningKey
  /** Earlier signing keys. */
  previousKeys: readonly SigningKey[]
  write: (key: string, body: Buffer | AsyncIterable<Buffer>, options: PutOptions) => Promise<ObjectMeta>
  meta: (key: string) => Promise<ObjectMeta | undefined>
  /** The object in its current state, whatever replaces it; its file must be closed. */
  open: (key: string) => ReturnType<typeof openObject>
  /** As `copy`, with stored fields instead of the source's. Undefined when there is no source. */
  duplicate: (
    from: string,
    to: string,
    fields: Partial<StoredFields>,
    condition?: Condition,
  ) => Promise<ObjectMeta | undefined>
  page: (options: ListOptions) => Promise<ListPage>
  uploads: LocalUploads
}

export const infoOf = ({ size, type, md5, modifiedAt }: ObjectMeta): ObjectInfo => ({
  size,
  type,
  etag: `"${md5}"`,
  modifiedAt: new Date(modifiedAt),
})

/** Stores objects as files in `folder`, which is created with the first one. One process at a time. */
export async function openLocalStore(
  folder: string,
  signingKey: SigningKey,
  previousKeys: readonly SigningKey[] = [],
): Promise<LocalStore> {
  const root = join(folder, localBucket)
  const drafts = join(folder, 'incoming')
  // Unfinished writes of a killed process, which were never acknowledged.
  await rm(drafts, { recursive: true, force: true })
  const pathOf = (key: string) => objectPath(root, key)
  const inTurn = keyTurns()

  async function meta(key: string): Promise<ObjectMeta | undefined> {
    const found = await openObject(pathOf(key))
    await found?.handle.close()
    return found?.meta
  }

  /** Moves a draft to its key, if the key fulfils the condition at that moment. */
  function moveIntoPlace(draft: string, key: string, { isNew, etag }: Condition): Promise<void> {
    return inTurn(key, async () => {
      const before = isNew || etag !== undefined ? await meta(key) : undefined
      if (isNew && before) throw new BodyRefused('PreconditionFailed', 'The key is taken.')
      if (etag !== undefined && !before) throw new BodyRefused('NoSuchKey', 'The specified key does not exist.')
      if (etag !== undefined && infoOf(before as ObjectMeta).etag !== etag)
        throw new BodyRefused('PreconditionFailed', 'The object is another one by now.')
      await place(draft, pathOf(key))
    })
  }

  const write: LocalStore['write'] = (key, body, options) =>
    withDraft(drafts, async (draft) => {
      const written = await writeDurably(draft, 'wx', async (handle) => {
        const received = await receiveBody((bytes) => handle.writeFile(bytes), body, options)
        const { type, size, headers, tags } = options
        const object: ObjectMeta = {
          key,
          type,
          size,
          modifiedAt: Date.now(),
          ...received,
          ...(headers ? { headers } : {}),
          ...(tags ? { tags } : {}),
        }
        await writeMeta(handle, object)
        return object
      })
      await moveIntoPlace(draft, key, options)
      return written
    })

  /** The same bytes with other stored fields, in a draft. Undefined when there are none. */
  async function rewrite(
    from: string,
    draft: string,
    change: (before: ObjectMeta) => ObjectMeta,
  ): Promise<ObjectMeta | undefined> {
    const isThere = await copyFile(pathOf(from), draft, constants.COPYFILE_FICLONE).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false
        throw error
      },
    )
    if (!isThere) return undefined
    return writeDurably(draft, 'r+', async (handle) => {
      const before = await readMeta(handle, draft)
      const after = change(before)
      await handle.truncate(before.size)
      await writeMeta(handle, after)
      return after
    })
  }

  const duplicate: LocalStore['duplicate'] = (from, to, fields, condition = {}) =>
    withDraft(drafts, async (draft) => {
      const copied = await rewrite(from, draft, (before) => {
        const after = { ...before, ...fields, key: to, modifiedAt: Date.now() }
        delete after.uploadId
        return after
      })
      if (copied) await moveIntoPlace(draft, to, condition)
      return copied
    })

  const uploads = localUploads({ folder, drafts, meta, moveIntoPlace })
  const signed = (
    method: string,
    key: string,
    options: { origin: string; seconds: number; headers?: Record<string, string>; query?: [string, string][] },
  ) => presign({ method, path: `${storePath}/${localBucket}/${key}`, headers: {}, ...options }, signingKey, Date.now())

  return {
    engine: 'local',
    // It is in this process.
    ready: () => Promise.resolve(),
    signingKey,
    previousKeys,
    write,
    meta,
    open: (key) => openObject(pathOf(key)),
    duplicate,
    uploads,
    page: (options) => listPage(root, options),
    put: async (key, body, options) => void (await write(key, body as Buffer | AsyncIterable<Buffer>, options)),
    presignUpload: async (key, { type, size, seconds, origin }) => ({
      address: signed('PUT', key, {
        origin,
        seconds,
        headers: { 'content-length': String(size), 'content-type': type },
      }),
      headers: { 'content-type': type },
    }),
    presignDownload: async (key, { disposition, name, type, seconds, origin }) => {
      const shownAs = type !== undefined && isShown(type) ? disposition : 'attachment'
      return signed('GET', key, {
        origin,
        seconds,
        query: [
          ['response-content-disposition', contentDisposition(shownAs, name)],
          ...(type === undefined ? [] : [['response-content-type', type] as [string, string]]),
        ],
      })
    },
    head: async (key) => {
      const found = await meta(key)
      return found && infoOf(found)
    },
    read: async (key, requestedRange) => {
      const found = await openObject(pathOf(key))
      if (!found) return undefined
      const info = infoOf(found.meta)
      try {
        if (info.size === 0 && !requestedRange) {
          await found.handle.close()
          return { info, body: Readable.from([]) }
        }
        const range = fitRange(requestedRange ?? { start: 0 }, info.size)
        return {
          info,
          body: found.handle.createReadStream({ start: range.start, end: range.end, highWaterMark: 256 * 1024 }),
          ...(requestedRange ? { range } : {}),
        }
      } catch (error) {
        await found.handle.close()
        throw error
      }
    },
    remove: (key) =>
      inTurn(key, async () => {
        const path = pathOf(key)
        await rm(path, { force: true })
        await removeEmpty(dirname(path), root)
      }),
    tag: (key, tags) =>
      inTurn(key, () =>
        withDraft(drafts, async (draft) => {
          if (!(await rewrite(key, draft, (before) => ({ ...before, tags }))))
            throw new Error(`There is no object ${key} to tag.`)
          await place(draft, pathOf(key))
        }),
      ),
    copy: async (from, to, options = {}) => {
      if (!(await duplicate(from, to, options))) throw new Error(`There is no object ${from} to copy.`)
    },
    list: async (prefix, { after, limit = 1000 } = {}) => {
      const { objects } = await listPage(root, { prefix, limit, ...(after === undefined ? {} : { after }) })
      return objects.map(({ key, size, modifiedAt }) => ({ key, size, modifiedAt: new Date(modifiedAt) }))
    },
    startUpload: (key, options) => uploads.start(key, options),
    presignPart: async (key, uploadId, number, { size, seconds, origin }) => ({
      address: signed('PUT', key, {
        origin,
        seconds,
        headers: size === undefined ? {} : { 'content-length': String(size) },
        query: [
          ['partNumber', String(number)],
          ['uploadId', uploadId],
        ],
      }),
      headers: {},
    }),
    listParts: async (key, uploadId) => {
      const parts = await uploads.parts(key, uploadId)
      return parts?.map(({ number, size, md5, modifiedAt }) => ({
        number,
        size,
        etag: `"${md5}"`,
        modifiedAt: new Date(modifiedAt),
      }))
    },
    completeUpload: async (key, uploadId, parts) => infoOf(await uploads.complete(key, uploadId, parts)).etag,
    abortUpload: async (key, uploadId) => void (await uploads.abort(key, uploadId)),
    listUploads: (prefix) => uploads.open(prefix),
  }
}
