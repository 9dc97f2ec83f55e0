import { createHash, randomUUID } from 'node:crypto'
import { constants, copyFile, link, mkdir, open, rename, rm, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type ObjectMeta, openObject, writeMeta } from './object-file'
import { objectPath } from './object-path'
import { fitRange, type ObjectInfo, type ObjectStore } from './object-store'
import { presign, type SigningKey } from './sigv4'

/** The address of the embedded store at every site's own origin, and the one bucket in it. */
export const storePath = '/_store'
export const localBucket = 'files'

/** A body that is not what was announced. The object is as it was before. */
export class BodyRefused extends Error {
  constructor(
    readonly code: 'IncompleteBody' | 'BadDigest' | 'XAmzContentSHA256Mismatch' | 'PreconditionFailed',
    message: string,
  ) {
    super(message)
  }
}

type PutGiven = {
  type: string
  size: number
  /** Hex: what the bytes must hash to. */
  sha256?: string
  md5?: string
  headers?: Record<string, string>
  tags?: Record<string, string>
  /** Only if the key is free. */
  isNew?: boolean
}

/** The engine of the embedded default, and what the S3 protocol at `/_store` stands on. */
export type LocalStore = ObjectStore & {
  signingKey: SigningKey
  /** Keys that signed before this one. */
  previousKeys: readonly SigningKey[]
  write: (key: string, body: Buffer | AsyncIterable<Buffer>, given: PutGiven) => Promise<ObjectMeta>
  meta: (key: string) => Promise<ObjectMeta | undefined>
}

export const infoOf = ({ size, type, md5, modifiedAt }: ObjectMeta): ObjectInfo => ({ size, type, etag: `"${md5}"`, modifiedAt: new Date(modifiedAt) })

/** Keeps objects as files in `folder`, which is made when the first one comes. One process at a time. */
export async function openLocalStore(folder: string, signingKey: SigningKey, previousKeys: readonly SigningKey[] = []): Promise<LocalStore> {
  const root = join(folder, localBucket)
  const drafts = join(folder, 'incoming')
  // What a killed process was writing; nobody was told that it is there.
  await rm(drafts, { recursive: true, force: true })
  const pathOf = (key: string) => objectPath(root, key)

  async function write(key: string, body: Buffer | AsyncIterable<Buffer>, given: PutGiven): Promise<ObjectMeta> {
    await mkdir(drafts, { recursive: true })
    const draft = join(drafts, randomUUID())
    try {
      const handle = await open(draft, 'wx', 0o600)
      let written: ObjectMeta
      try {
        const { size, md5, sha256 } = await receive(body, given.size, (chunk) => handle.writeFile(chunk))
        if (size !== given.size) throw new BodyRefused('IncompleteBody', `${given.size} bytes were announced, ${size} came.`)
        if (given.md5 !== undefined && given.md5 !== md5) throw new BodyRefused('BadDigest', 'The body does not match its MD5.')
        if (given.sha256 !== undefined && given.sha256 !== sha256) throw new BodyRefused('XAmzContentSHA256Mismatch', 'The body does not match its SHA-256.')
        written = { key, type: given.type, size, md5, modifiedAt: Date.now(), ...(given.headers ? { headers: given.headers } : {}), ...(given.tags ? { tags: given.tags } : {}) }
        await writeMeta(handle, written)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await place(draft, pathOf(key), given.isNew ?? false)
      return written
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function opened(key: string) {
    return openObject(pathOf(key))
  }

  async function meta(key: string): Promise<ObjectMeta | undefined> {
    const found = await opened(key)
    await found?.handle.close()
    return found?.meta
  }

  return {
    engine: 'local',
    signingKey,
    previousKeys,
    write,
    meta,
    put: async (key, body, given) => void (await write(key, body as Buffer | AsyncIterable<Buffer>, given)),
    presignUpload: (key, { type, size, seconds, origin }) => {
      const address = presign({ method: 'PUT', origin, path: `${storePath}/${localBucket}/${key}`, headers: { 'content-length': String(size), 'content-type': type }, seconds }, signingKey, Date.now())
      return Promise.resolve({ address, headers: { 'content-type': type } })
    },
    head: async (key) => {
      const found = await meta(key)
      return found && infoOf(found)
    },
    read: async (key, wish) => {
      const found = await opened(key)
      if (!found) return undefined
      const info = infoOf(found.meta)
      try {
        if (info.size === 0 && !wish) {
          await found.handle.close()
          return { info, body: Readable.from([]) }
        }
        const range = fitRange(wish ?? { start: 0 }, info.size)
        return { info, body: found.handle.createReadStream({ start: range.start, end: range.end, highWaterMark: 256 * 1024 }), ...(wish ? { range } : {}) }
      } catch (error) {
        await found.handle.close()
        throw error
      }
    },
    remove: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      await removeEmpty(dirname(path), root)
    },
    tag: async (key, tags) => {
      const found = await opened(key)
      if (!found) throw new Error(`There is no object ${key} to tag.`)
      await found.handle.close()
      await mkdir(drafts, { recursive: true })
      const draft = join(drafts, randomUUID())
      try {
        await copyFile(pathOf(key), draft, constants.COPYFILE_FICLONE)
        const handle = await open(draft, 'r+')
        try {
          await handle.truncate(found.meta.size)
          await writeMeta(handle, { ...found.meta, tags })
          await handle.sync()
        } finally {
          await handle.close()
        }
        await place(draft, pathOf(key), false)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}

async function receive(body: Buffer | AsyncIterable<Buffer>, most: number, write: (chunk: Buffer) => Promise<unknown>): Promise<{ size: number; md5: string; sha256: string }> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')]
  let size = 0
  for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
    size += chunk.length
    // The rest of a body that is too long is not worth the disk.
    if (size > most) break
    md5.update(chunk)
    sha256.update(chunk)
    await write(chunk)
  }
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
}

/** Moves a finished file to its place. Removing the last object of a folder may take the folder away meanwhile, hence the second try. */
async function place(draft: string, path: string, isNew: boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    await mkdir(dirname(path), { recursive: true })
    try {
      if (isNew) await link(draft, path).then(() => unlink(draft))
      else await rename(draft, path)
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') throw new BodyRefused('PreconditionFailed', 'The key is taken.')
      if (code !== 'ENOENT' || tries === 3) throw error
    }
  }
  // A rename that is only in memory would not survive a power cut. Windows has no way to ask for it.
  const folder = await open(dirname(path), 'r').catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let at = folder; at.length > root.length; at = dirname(at)) {
    if (!(await rmdir(at).then(() => true, () => false))) return
  }
}
