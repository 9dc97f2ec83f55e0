import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/files/calls/files/start-upload'
import { leastPartBytes, partSizeOf } from '@schemas/files/entities/file-item'
import { maxPictureBytes } from '@schemas/files/entities/media-item'
import { cleanName } from '../media/item-names'
import { mediaError } from '../media/messages'
import { makeKey } from '../storage/object-keys'
import { type FileRow, findPlaceToFill, mayChange, placeKey } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { findNamed, type UploadRow } from './find-upload'
import { ensureFolders } from './make-folder'
import { findSibling } from './names'
import { extendUpload, openUpload, startParts } from './open-upload'
import { takeTurn } from './tree'
import { checkSpace } from './usage'
import { fileError } from './messages'

type Wanted = Omit<ParsedInputOf<typeof call>, 'purpose'> & { /** The share link it comes through. */ shareId?: string }
export type Started =
  | { row: UploadRow }
  | { row?: undefined; skipped: FileRow }
  | { row?: undefined; skipped?: undefined; taken: FileRow }

/** Starts an upload. It is checked by its announced properties now and by its bytes on completion. Throws CallError. */
export async function startUpload(context: FileContext, wanted: Wanted): Promise<Started> {
  const { tx, site } = context
  const { size } = wanted
  const [parts, id] = [size > leastPartBytes, randomUUID()]
  const key = makeKey(site.id)
  const opened = await tx((db) =>
    open(fileOperation(db, context), wanted, {
      id,
      storageKey: parts ? `${key}.${keyEnding(wanted.name)}` : `incoming/${key}`,
      partSize: parts ? partSizeOf(size) : null,
    }),
  )
  return opened.row && parts && opened.row.storeUploadId === null
    ? { row: await startParts(context, opened.row) }
    : opened
}

/** A multipart key has its extension before the type is known. */
const keyEnding = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'

type Keys = { id: string; storageKey: string; partSize: number | null }

async function open(act: FileOperation, wanted: Wanted, keys: Keys): Promise<Started> {
  const { db, site, viewer, locale, settings, person } = act
  const { size, type, conflict } = wanted
  await takeTurn(db, site, await findPlaceToFill(act, wanted.parent))
  const parent = await findPlaceToFill(act, wanted.parent)
  const begun =
    wanted.named === undefined || person === undefined
      ? undefined
      : await findNamed(db, { named: wanted.named, ownerId: person, shareId: wanted.shareId ?? null, size })
  const held = begun && (await extendUpload(db, settings, locale, begun))
  if (held) return { row: held }
  // An early refusal; the bytes that arrive decide.
  if (parent.drive === 'media' && type.startsWith('image/') && size > maxPictureBytes)
    throw mediaError('tooLarge', locale, { most: String(maxPictureBytes / 1024 / 1024) })
  await checkSpace(
    db,
    settings,
    { drive: parent.drive, ownerId: parent.ownerId },
    size,
    locale,
    wanted.shareId ?? person,
  )
  const place = await ensureFolders(act, parent, wanted.folders)
  const name = cleanName(wanted.name)
  const taken = await findSibling(db, placeKey(place), name)
  if (taken && conflict === 'skip') return { skipped: taken }
  if (taken && (conflict === 'ask' || (conflict === 'replace' && !mayChange(viewer, taken)))) return { taken }
  if (person === undefined) throw fileError('forbidden', locale)
  // Media files are public, even when a client that only knows drives asks otherwise.
  const mode = place.drive === 'media' ? 'public' : (wanted.mode ?? 'private')
  return {
    row: await openUpload(db, settings, locale, {
      siteId: site,
      ...keys,
      drive: place.drive,
      parentId: place.parentId,
      ownerId: person,
      name,
      size,
      type,
      mode,
      conflict,
      shareId: wanted.shareId ?? null,
      named: wanted.named ?? null,
    }),
  }
}
