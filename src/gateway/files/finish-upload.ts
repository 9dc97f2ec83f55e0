import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import type { NameConflict } from '@schemas/files/entities/file-item'
import { maxPictureBytes } from '@schemas/files/entities/media-item'
import { share } from '../db/share-tables'
import { type PreparedFile } from '../db/import-tables'
import { item } from '../db/item-tables'
import { CallError } from '../errors/call-error'
import { PictureRefused } from '../media/picture-refused'
import { sniff, type Sniffed, sniffedBytes } from '../media/sniff'
import { addStrays, adoptStrays, scheduleStrays } from '../media/stray-objects'
import { mediaError } from '../media/messages'
import type { SentPart } from '../storage/object-store'
import { type FileRow, findPlaceToFill, mayChange, type Place, placeKey, viewerOf, visibleTo } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { fileKindOf } from './file-kind'
import { forgetObjects, modeOf, objectsOfPrepared, prepareArrived, preparedFields } from './file-objects'
import { claimUpload } from './claim-upload'
import { dropUpload, overAt } from './end-uploads'
import type { FileUpload } from './find-upload'
import { recordEvents } from './history'
import { joinParts } from './join-parts'
import { findSibling, freeNameIn, nameFields } from './names'
import { relocateTrash } from './relocate-objects'
import { recordStaffAct } from './staff-acts'
import { askStore } from '../storage/store-problem'
import { ancestorsOf, takeTurn } from './tree'
import { trashOne } from './trash-items'
import { checkArrived } from './usage'
import { fileError } from './messages'

export type FinishInput = {
  id: string
  parts: readonly SentPart[]
  conflict?: NameConflict | undefined
  /** Overrides what was given at the start. */ name?: string
  parent?: string
  /** A folder that must contain the target, at any depth; otherwise the file goes into this folder. */ within?: string
}

/**
 * Makes a file of an upload. Repeated after completion, it returns the file; killed at any step, it can be repeated
 * too: a multipart object is complete or absent, and its derived objects belong to nobody until the row is written.
 * Throws CallError.
 */
export async function finishUpload(context: FileContext, input: FinishInput): Promise<FileRow> {
  const { tx, services, locale, log } = context
  const claim = await claimUpload(context, input.id, 'file')
  if (!claim) return findDone(context, input.id)
  const row = claim.row as FileUpload
  try {
    const made = await keep(context, row, input)
    claim.end()
    // Its signed address is still valid for a while, so the stray row stays and late bytes are removed too.
    if (row.partSize === null) await services.store.remove(row.storageKey).catch(() => {})
    if ((input.conflict ?? row.conflict) === 'replace') await relocateTrash(context)
    return made
  } catch (error) {
    const shownError = error instanceof PictureRefused ? mediaError(error.reason, locale) : error
    const isFinal = shownError instanceof CallError && shownError.status === 422
    // Finished by another gateway, or by this one without its response: it is a file all the same.
    const done = (await claim.release(isFinal).catch(() => true))
      ? undefined
      : await findDone(context, row.id).catch(() => undefined)
    if (done) return done
    if (isFinal) {
      await tx((db) => scheduleStrays(db, [row.storageKey], overAt(row))).catch(() => {})
      await services.store
        .remove(row.storageKey)
        .catch((failed: unknown) => log.warn({ err: failed }, 'What was refused could not be removed yet.'))
    }
    throw shownError
  }
}

/** The file an upload has become: the item has its id, and its sender owns it. Throws CallError. */
function findDone(context: FileContext, id: string): Promise<FileRow> {
  const { tx, locale } = context
  return tx(async (db) => {
    const [done] = await db
      .select()
      .from(item)
      .where(
        and(
          eq(item.id, id),
          eq(item.kind, 'file'),
          eq(item.ownerId, context.session.person?.id ?? ''),
          visibleTo(viewerOf(context)),
        ),
      )
    if (!done) throw fileError('noUpload', locale)
    return done
  })
}

async function keep(context: FileContext, row: FileUpload, input: FinishInput): Promise<FileRow> {
  const { tx, services, locale, site } = context
  const { store } = services
  const { storageKey: key, size, drive, mode, ownerId } = row
  // Checked before the work, and again by the transaction that writes.
  const early = await tx((db) => resolveDestination(fileOperation(db, context), row, input))
  if (early.existing) {
    await tx((db) => dropUpload(fileOperation(db, context), row, 'aborted'))
    if (row.storeUploadId) await store.abortUpload(key, row.storeUploadId)
    return early.existing
  }
  await askStore(joinParts(context, row, input.parts), locale)
  const arrived = await askStore(store.head(key), locale)
  if (!arrived) throw fileError('notThere', locale)
  if (arrived.size !== size) throw mediaError('size', locale)
  const sniffed = await askStore(detectType(context, row), locale)
  if (drive === 'media' && sniffed.isPicture && size > maxPictureBytes)
    throw mediaError('tooLarge', locale, { most: String(maxPictureBytes / 1024 / 1024) })
  if (drive === 'media' && sniffed.mime === 'image/heic') throw mediaError('heic', locale)
  const prepared = await askStore(
    prepareArrived(services, site.id, { key, size, isFinal: row.partSize !== null, sniffed }, { drive, mode, ownerId }),
    locale,
  )
  const others = objectsOfPrepared(prepared).filter((each) => each !== key)
  try {
    return await tx((db) => write(fileOperation(db, context), row, input, prepared))
  } catch (error) {
    await forgetObjects(services, site.id, others)
    throw error
  }
}

/** Detects the type from the first bytes. */
async function detectType(
  { services: { store }, locale }: FileContext,
  { storageKey, size, name }: FileUpload,
): Promise<Sniffed> {
  if (size === 0) return { mime: 'text/plain', ending: 'txt', isPicture: false }
  const found = await store.read(storageKey, { start: 0, end: sniffedBytes - 1 })
  if (!found) throw fileError('notThere', locale)
  return sniff(await buffer(found.body), name)
}

type Destination = { place: Place; name: string; taken?: FileRow | undefined; existing?: FileRow }

/**
 * The file's location and name in the current state. A folder that is gone falls back to the root, so that the upload
 * is not lost.
 */
async function resolveDestination(act: FileOperation, row: FileUpload, input: FinishInput): Promise<Destination> {
  const { db, viewer, locale } = act
  const wanted = input.parent ?? row.parentId ?? row.drive
  const ofRoot = () => findPlaceToFill(act, row.drive)
  const there = await findPlaceToFill(act, wanted).catch((error: unknown) =>
    error instanceof CallError && error.status === 404 && input.parent === undefined
      ? ofRoot()
      : Promise.reject(error as Error),
  )
  const isWithin =
    input.within === undefined || (await ancestorsOf(db, there.parentId)).some(({ id }) => id === input.within)
  const place = isWithin ? there : await findPlaceToFill(act, input.within as string)
  if (place.drive !== row.drive) throw fileError('unknown', locale)
  const name = input.name ?? row.name
  const taken = await findSibling(db, placeKey(place), name)
  if (!taken) return { place, name }
  const conflict = input.conflict ?? row.conflict
  if (conflict === 'skip') return { place, name, existing: taken }
  if (conflict === 'keep-both') return { place, name: await freeNameIn(db, placeKey(place), name) }
  if (conflict === 'replace' && mayChange(viewer, taken) && taken.id !== place.parentId) return { place, name, taken }
  throw fileError(taken.kind === 'folder' ? 'folderTaken' : 'fileTaken', locale, {}, { taken: taken.id })
}

/** Writes the file's row and everything that belongs to it in one transaction. */
async function write(
  act: FileOperation,
  row: FileUpload,
  input: FinishInput,
  prepared: PreparedFile,
): Promise<FileRow> {
  const { db, site, person, settings, locale } = act
  const { id, drive, ownerId, mode, size, storageKey } = row
  await takeTurn(db, site, { drive, ownerId })
  if (!(await dropUpload(act, row, 'done'))) {
    // Another gateway considered this claim dead and finished first: then it is a file. Otherwise it was cancelled and
    // must not become one.
    const [made] = await db
      .select()
      .from(item)
      .where(and(eq(item.id, id), eq(item.kind, 'file')))
    if (!made) throw fileError('noUpload', locale)
    await scheduleStrays(db, objectsOfPrepared(prepared))
    return made
  }
  const destination = await resolveDestination(act, row, input)
  if (destination.existing) {
    await addStrays(
      db,
      site,
      [...objectsOfPrepared(prepared), ...(row.partSize === null ? [] : [storageKey])],
      new Date(),
    )
    return destination.existing
  }
  const { place, name, taken } = destination
  await checkArrived(db, settings, { drive, ownerId }, size, locale)
  if (taken) await trashOne(act, taken, 'replace')
  if (!(await adoptStrays(db, objectsOfPrepared(prepared))))
    throw new Error(`The objects of item ${id} were cleared away before it was there.`)
  const [made] = await db
    .insert(item)
    .values({
      siteId: site,
      id,
      drive,
      parentId: place.parentId,
      ownerId,
      kind: 'file',
      fileKind: fileKindOf(prepared.mime ?? ''),
      mode: modeOf(prepared, mode),
      ...nameFields(name),
      ...preparedFields(prepared),
    })
    .returning()
  if (storageKey !== prepared.storageKey && row.partSize !== null) await addStrays(db, site, [storageKey], new Date())
  const label =
    row.shareId === null
      ? undefined
      : (await db.select({ label: share.label }).from(share).where(eq(share.id, row.shareId)))[0]?.label
  // A guest by link is recorded without identity, in particular not as the owner.
  await recordEvents(db, [
    {
      site,
      item: id,
      act: 'upload',
      person: row.shareId === null ? person : undefined,
      ...(taken ? { was: taken.id } : {}),
      ...(label ? { became: label } : {}),
    },
  ])
  await recordStaffAct(act, { id, drive }, 'upload', { after: { name, size, mime: prepared.mime } })
  return made as FileRow
}
