import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { maxDrawingBytes, maxPictureBytes } from '@schemas/files/entities/media-item'
import type { PreparedFile } from '../db/import-tables'
import { objectsOf } from '../media/item-rows'
import { PictureRefused } from '../media/picture-refused'
import { type PictureBytes, preparePreview, preparePicture } from '../media/prepare-picture'
import { drawingMime, type Sniffed } from '../media/sniff'
import { addStrays, scheduleStrays } from '../media/stray-objects'
import type { Services } from '../services'
import { makeKey, publicPrefix } from '../storage/object-keys'
import type { ObjectStore } from '../storage/object-store'
import type { FileRow } from './access'

/** The file's future owner, location and readers. */
export type Target = Pick<FileRow, 'drive' | 'mode' | 'ownerId'> & {
  /** Where private objects are that belong to no item, with a slash at its end. */
  prefix?: string
}
type Deps = Pick<Services, 'store' | 'withSite'>
type Making = { key: string; put: () => Promise<void> }

/** How long objects may wait for their item (ms); uploading the largest takes less. */
const waitMs = 6 * 3_600_000
/** Larger files are hashed in the background (bytes). */
const hashedAtOnce = 32 * 1024 ** 2

/** Tags of every object: owner, site and mode. */
export const tagsOf = (site: string, { ownerId, mode }: Pick<Target, 'ownerId' | 'mode'>) => ({
  site,
  owner: ownerId ?? 'nobody',
  mode,
})
const prefixOf = ({ mode, prefix = '' }: Target) => (mode === 'public' ? publicPrefix : prefix)

/** Records objects as strays and uploads them; when one fails, they are removed. */
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

/** Objects without an item: they are removed, and a delay harms nobody. Those that an item did get stay. */
export async function forgetObjects(
  { withSite }: Pick<Deps, 'withSite'>,
  site: string,
  keys: readonly string[],
): Promise<void> {
  await withSite(site, (db) => scheduleStrays(db, keys)).catch(() => {})
}

/** A picture format in which a camera may record its location. */
const isOfCamera = (mime: string) => mime.startsWith('image/') && mime !== drawingMime

/** A picture without re-encoded renditions: only its owner and those they choose may get it. */
export const isUndrawn = ({ mime, renditions }: Pick<FileRow, 'mime' | 'renditions'>): boolean =>
  renditions === null && isOfCamera(mime ?? '')

/** Mode of a file that was meant to be public. */
export const modeOf = (prepared: Pick<FileRow, 'mime' | 'renditions'>, wanted: FileRow['mode']): FileRow['mode'] =>
  isUndrawn(prepared) ? 'private' : wanted

type Arrived = {
  key: string
  size: number
  /** Nothing can write to the key any more. */ isFinal: boolean
  sniffed: Sniffed
}

/**
 * Makes the objects of an uploaded file: the file itself under a key that nobody can write to, and a picture's
 * renditions. They are strays until an item has them. Throws PictureRefused for what pages cannot show; elsewhere such
 * a picture is an ordinary file.
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
  const isDrawing = target.drive === 'media' && mime === drawingMime
  if (isDrawing && size > maxDrawingBytes) throw new PictureRefused('drawing')
  const isDrawn = isDrawing || (sniffed.isPicture && size <= maxPictureBytes)
  if (target.drive === 'media' && isOfCamera(mime) && !isDrawn) throw new PictureRefused('heavy')
  // A picture's original stays private: a camera records its location in it, and a drawing may hold a script.
  const isPrivate = target.mode === 'private' || isOfCamera(mime) || isDrawing
  const storageKey =
    isFinal && isPrivate ? key : `${isPrivate ? (target.prefix ?? '') : publicPrefix}${base}.${sniffed.ending}`
  const copied = storageKey === key ? [] : [storageKey]
  // Moved out of the uploader's reach before it is inspected.
  await putAll(
    deps,
    site,
    copied.map((to) => ({ key: to, put: () => store.copy(key, to, { type: mime, tags }) })),
  )
  try {
    // A multipart object can be tagged only once it is complete.
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

/** The same for a picture made by the gateway. */
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

/**
 * A picture's renditions, not yet stored. Undefined for one that cannot be decoded, where that is no reason to refuse
 * it.
 */
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
 * Makes the objects of a file again under other keys: for a copy, another mode, or pages. Strays until an item has
 * them. Throws PictureRefused.
 */
export async function prepareCopy(deps: Deps, site: string, row: FileRow, target: Target): Promise<PreparedFile> {
  const { store } = deps
  const { storageKey, renditions, mime, size, width, height, checksum } = row
  if (!storageKey || !mime) throw new Error(`The item ${row.id} has no object.`)
  const ending = /\.([a-z0-9]+)$/.exec(storageKey)?.[1] ?? 'bin'
  // Pages need more renditions of a picture than file lists do.
  if (target.drive === 'media' && row.drive !== 'media' && mime.startsWith('image/'))
    return prepareArrived(
      deps,
      site,
      {
        key: storageKey,
        size: size ?? 0,
        isFinal: false,
        sniffed: { mime, ending, isPicture: mime !== 'image/heic' && mime !== drawingMime },
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

/** Row fields of a prepared file. */
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
