import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { maxPictureBytes } from '@schemas/entities/media-item'
import type { PreparedFile } from '../db/tables'
import { objectsOf } from '../media/item-rows'
import { type PictureBytes, preparePreview, preparePicture, PictureRefused } from '../media/prepare-picture'
import type { Sniffed } from '../media/sniff'
import { addStrays, scheduleStrays } from '../media/stray-objects'
import type { Services } from '../services'
import { makeKey, publicPrefix } from '../storage/object-keys'
import type { ObjectStore } from '../storage/object-store'
import type { FileRow } from './access'

/** Whose file it becomes, where, and who may read it. */
export type Target = Pick<FileRow, 'drive' | 'mode' | 'ownerId'>
type Deps = Pick<Services, 'store' | 'withSite'>
type Making = { key: string; put: () => Promise<void> }

/** How long objects may wait for their item (ms); putting the largest takes less. */
const waitMs = 6 * 3_600_000
/** What is larger is hashed when nobody waits for it (bytes). */
const hashedAtOnce = 32 * 1024 ** 2

/** What is written on every object: whose it is, where, and who may read it. */
export const tagsOf = (site: string, { ownerId, mode }: Pick<Target, 'ownerId' | 'mode'>) => ({
  site,
  owner: ownerId ?? 'nobody',
  mode,
})
const prefixOf = ({ mode }: Target) => (mode === 'public' ? publicPrefix : '')

/** Writes objects down as strays and puts them; when one fails, they are cleared away. */
async function putAll({ withSite }: Deps, site: string, objects: readonly Making[]): Promise<void> {
  const keys = objects.map((object) => object.key)
  await withSite(site, (db) => addStrays(db, site, keys, new Date(Date.now() + waitMs)))
  try {
    for (const { put } of objects) await put()
  } catch (error) {
    await forgetObjects({ withSite }, site, keys)
    throw error
  }
}

/** Objects that no item came of: they are cleared away, which is nobody's concern if it has to wait. Those that an item came of after all stay. */
export async function forgetObjects(
  { withSite }: Pick<Deps, 'withSite'>,
  site: string,
  keys: readonly string[],
): Promise<void> {
  await withSite(site, (db) => scheduleStrays(db, keys)).catch(() => {})
}

/** A picture into which a camera may have written where it was taken, however it is packed. */
const isOfCamera = (mime: string) => mime.startsWith('image/') && mime !== 'image/svg+xml'

/** A picture of which there is nothing that was drawn anew: nobody but its owner and those whom they choose may get it. */
export const isUndrawn = ({ mime, renditions }: Pick<FileRow, 'mime' | 'renditions'>): boolean =>
  renditions === null && isOfCamera(mime ?? '')

/** Who may read a file that was to be for all. */
export const modeOf = (prepared: Pick<FileRow, 'mime' | 'renditions'>, wanted: FileRow['mode']): FileRow['mode'] =>
  isUndrawn(prepared) ? 'private' : wanted

type Arrived = {
  key: string
  size: number
  /** Nothing can write to the key any more. */ isFinal: boolean
  sniffed: Sniffed
}

/**
 * Makes the objects of a file that has come: the file itself under a key that nobody can write to, and the small pictures of a picture.
 * They are strays until an item has them. Throws PictureRefused for what pages could not show; elsewhere such a picture is a file like any other.
 */
export async function prepareArrived(
  deps: Deps,
  site: string,
  { key, size, isFinal, sniffed }: Arrived,
  target: Target,
): Promise<PreparedFile> {
  const { store } = deps
  const { mime } = sniffed
  const base = makeKey(site)
  const tags = tagsOf(site, target)
  const isDrawn = sniffed.isPicture && size <= maxPictureBytes
  if (target.drive === 'media' && isOfCamera(mime) && !isDrawn) throw new PictureRefused('heavy')
  // A picture's original stays private: a camera writes into it where it was taken.
  const isPrivate = target.mode === 'private' || isOfCamera(mime)
  const storageKey = isFinal && isPrivate ? key : `${isPrivate ? '' : publicPrefix}${base}.${sniffed.ending}`
  const copied = storageKey === key ? [] : [storageKey]
  // First out of reach of whoever sent it, and then looked at.
  await putAll(
    deps,
    site,
    copied.map((to) => ({ key: to, put: () => store.copy(key, to, { type: mime, tags }) })),
  )
  try {
    // What was made of parts elsewhere could not be given tags before it was whole.
    if (storageKey === key && store.engine === 's3') await store.tag(key, tags)
    let checksum: string | null = null
    const readHashed = async () => {
      const bytes = await readAll(store, storageKey)
      checksum = createHash('sha256').update(bytes).digest('hex')
      return bytes
    }
    const pictures = isDrawn ? await drawn(base, readHashed, target, store, tags) : undefined
    if (!isDrawn && size <= hashedAtOnce) checksum = await hashObject(store, storageKey)
    await putAll(deps, site, pictures?.objects ?? [])
    return {
      mime,
      size,
      checksum,
      storageKey,
      width: pictures?.width ?? null,
      height: pictures?.height ?? null,
      renditions: pictures?.renditions ?? null,
    }
  } catch (error) {
    await forgetObjects(deps, site, copied)
    throw error
  }
}

/** The same for a picture that the gateway itself made. */
export async function prepareMade(
  deps: Deps,
  site: string,
  { bytes, mime, ending }: { bytes: Buffer; mime: string; ending: string },
  target: Target,
): Promise<PreparedFile> {
  const { store } = deps
  const base = makeKey(site)
  const tags = tagsOf(site, target)
  const pictures = await drawn(base, bytes, target, store, tags)
  const storageKey = `${base}.${ending}`
  await putAll(deps, site, [
    { key: storageKey, put: () => store.put(storageKey, bytes, { type: mime, size: bytes.length, tags }) },
    ...(pictures?.objects ?? []),
  ])
  return {
    mime,
    size: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    width: pictures?.width ?? null,
    height: pictures?.height ?? null,
    renditions: pictures?.renditions ?? null,
  }
}

/** The small pictures of a picture, not put yet. Undefined for one that cannot be drawn, where that is no reason to refuse it. */
async function drawn(
  base: string,
  picture: PictureBytes,
  target: Target,
  store: ObjectStore,
  tags: Record<string, string>,
) {
  try {
    const { width, height, blur, files, jpeg } = await (target.drive === 'media'
      ? preparePicture(picture)
      : preparePreview(picture))
    const shown = files.map((each) => ({ ...each, key: `${prefixOf(target)}${base}-${each.width}.${each.ending}` }))
    const preview = jpeg && { key: `${prefixOf(target)}${base}-preview.jpg`, bytes: jpeg, type: 'image/jpeg' }
    const objects = [...shown, ...(preview ? [preview] : [])].map(({ key, bytes: body, type }): Making => ({
      key,
      put: () => store.put(key, body, { type, size: body.length, tags }),
    }))
    return {
      width,
      height,
      objects,
      renditions: {
        files: shown.map(({ key, type, width: wide }) => ({ key, type, width: wide })),
        ...(preview ? { jpeg: preview.key } : {}),
        blur,
      },
    }
  } catch (error) {
    if (target.drive !== 'media' && error instanceof PictureRefused) return undefined
    throw error
  }
}

/**
 * Makes the objects of a file once more, under other keys: for a copy, for another mode, for pages. Strays until an item has them.
 * Throws PictureRefused.
 */
export async function prepareCopy(deps: Deps, site: string, row: FileRow, target: Target): Promise<PreparedFile> {
  const { store } = deps
  const { storageKey, renditions, mime, size, width, height, checksum } = row
  if (!storageKey || !mime) throw new Error(`The item ${row.id} has no object.`)
  const ending = /\.([a-z0-9]+)$/.exec(storageKey)?.[1] ?? 'bin'
  // Pages want more of a picture than lists of files do.
  if (target.drive === 'media' && row.drive !== 'media' && isOfCamera(mime))
    return prepareArrived(
      deps,
      site,
      {
        key: storageKey,
        size: size ?? 0,
        isFinal: false,
        sniffed: { mime, ending, isPicture: mime !== 'image/heic' },
      },
      target,
    )
  const base = makeKey(site)
  const isHidden = isUndrawn(row)
  const tags = tagsOf(site, isHidden ? { ...target, mode: 'private' } : target)
  const copied: Making[] = []
  const copy = (from: string, to: string, type?: string) => {
    copied.push({ key: to, put: () => store.copy(from, to, { ...(type ? { type } : {}), tags }) })
    return to
  }
  const main = copy(
    storageKey,
    `${target.mode === 'public' && !renditions && !isHidden ? publicPrefix : ''}${base}.${ending}`,
    mime,
  )
  const files = renditions?.files.map((file) => ({
    ...file,
    key: copy(file.key, `${prefixOf(target)}${base}-${file.width}.${/\.([a-z0-9]+)$/.exec(file.key)?.[1] ?? 'webp'}`),
  }))
  const jpeg = renditions?.jpeg && copy(renditions.jpeg, `${prefixOf(target)}${base}-preview.jpg`)
  await putAll(deps, site, copied)
  return {
    mime,
    size: size ?? 0,
    checksum,
    storageKey: main,
    width,
    height,
    renditions: renditions && files ? { ...renditions, files, ...(jpeg ? { jpeg } : {}) } : null,
  }
}

/** The fields of a row that a prepared file fills. */
export const preparedFields = ({ mime, size, checksum, storageKey, width, height, renditions }: PreparedFile) => ({
  mime,
  size,
  checksum,
  storageKey,
  width,
  height,
  renditions,
})

export const objectsOfPrepared = (prepared: PreparedFile): string[] => objectsOf(prepared)

export async function readAll(store: ObjectStore, key: string): Promise<Buffer> {
  const found = await store.read(key)
  if (!found) throw new Error(`The object ${key} is gone.`)
  return buffer(found.body)
}

/** SHA-256 in hex. */
export async function hashObject(store: ObjectStore, key: string): Promise<string> {
  const found = await store.read(key)
  if (!found) throw new Error(`The object ${key} is gone.`)
  const hash = createHash('sha256')
  for await (const chunk of found.body as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
