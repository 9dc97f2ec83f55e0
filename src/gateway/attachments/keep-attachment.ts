import { buffer } from 'node:stream/consumers'
import { and, count, eq, isNull } from 'drizzle-orm'
import { hasRole } from '@schemas/layout/role'
import { lockActivePerson } from '../auth/lock-active-person'
import { ownPerson } from '../auth/own-person'
import { signInFirst } from '../call/refusals'
import { attachment, type AttachmentRow } from '../db/attachment-tables'
import type { PreparedFile } from '../db/import-tables'
import type { Db } from '../db/open'
import { CallError } from '../errors/call-error'
import { claimUpload } from '../files/claim-upload'
import { dropUpload, overAt } from '../files/end-uploads'
import { forgetObjects, objectsOfPrepared, prepareArrived } from '../files/file-objects'
import type { FileContext } from '../files/file-operation'
import type { UploadRow } from '../files/find-upload'
import { fileError } from '../files/messages'
import { takeTurn } from '../files/tree'
import { attachedPool, checkArrived } from '../files/usage'
import { mediaError } from '../media/messages'
import { sniff, sniffedBytes } from '../media/sniff'
import { addStrays, adoptStrays, scheduleStrays } from '../media/stray-objects'
import { attachedPrefix } from '../storage/object-keys'
import { askStore } from '../storage/store-problem'
import { attachmentKinds } from './attachment-kinds'

/** Files of one person that no row has yet: written messages are sent, not kept. */
const looseLimit = 40

type Finish = { id: string; kind: string }

/**
 * Makes a file for a row of an upload. Until a row has it, it is its sender's alone. Repeated, it answers the same.
 * Throws CallError.
 */
export async function keepAttachment(context: FileContext, { id, kind: name }: Finish): Promise<AttachmentRow> {
  const { tx, services, site, locale, session } = context
  const { id: person } = ownPerson(context)
  const kind = (await attachmentKinds()).get(name)
  const before = await tx((db) => findOwn(db, person, { id, kind: name }))
  if (before) return before
  const claim = await claimUpload(context, id, 'attachment')
  if (!claim) throw fileError('noUpload', locale)
  const { row } = claim
  try {
    if (!kind || !hasRole(session.role, kind.access)) throw fileError('forbidden', locale)
    const prepared = await askStore(prepare(context, row), locale)
    try {
      const made = await tx((db) => write(db, context, { row, kind: name, person, prepared }))
      claim.end()
      if (row.partSize === null) await services.store.remove(row.storageKey).catch(() => {})
      return made
    } catch (error) {
      await forgetObjects(services, site.id, objectsOfPrepared(prepared))
      throw error
    }
  } catch (error) {
    const isFinal = error instanceof CallError && (error.status === 422 || error.status === 403)
    // Finished by another gateway, or by this one without its response.
    const done = (await claim.release(isFinal).catch(() => true))
      ? undefined
      : await tx((db) => findOwn(db, person, { id, kind: name })).catch(() => undefined)
    if (done) return done
    if (isFinal) await tx((db) => scheduleStrays(db, [row.storageKey], overAt(row))).catch(() => {})
    throw error
  }
}

async function findOwn(db: Db, person: string, { id, kind }: Finish): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.id, id), eq(attachment.ownerId, person), eq(attachment.kind, kind)))
  return row
}

async function prepare({ services, site, locale }: FileContext, row: UploadRow): Promise<PreparedFile> {
  const { store } = services
  const { storageKey: key, size, name, ownerId } = row
  const arrived = await store.head(key)
  if (!arrived) throw fileError('notThere', locale)
  if (arrived.size !== size) throw mediaError('size', locale)
  const start = await store.read(key, { start: 0, end: sniffedBytes - 1 })
  if (!start) throw fileError('notThere', locale)
  const sniffed = sniff(await buffer(start.body), name)
  // Treated like a private file of its sender's: a picture gets a preview, and what cannot be drawn is an ordinary file.
  return prepareArrived(
    services,
    site.id,
    { key, size, isFinal: false, sniffed },
    { drive: 'mine', mode: 'private', ownerId, prefix: attachedPrefix },
  )
}

type Written = { row: UploadRow; kind: string; person: string; prepared: PreparedFile }

async function write(
  db: Db,
  { site, services, locale }: FileContext,
  { row, kind, person, prepared }: Written,
): Promise<AttachmentRow> {
  await takeTurn(db, site.id, attachedPool)
  // A file that came after a closing would stay.
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  if (!(await dropUpload({ db, site: site.id }, row, 'done'))) {
    const made = await findOwn(db, person, { id: row.id, kind })
    if (!made) throw fileError('noUpload', locale)
    await scheduleStrays(db, objectsOfPrepared(prepared))
    return made
  }
  // What was sent in parts is one object now, of which the file is a copy.
  if (row.partSize !== null) await addStrays(db, site.id, [row.storageKey], new Date())
  const [loose] = await db
    .select({ count: count() })
    .from(attachment)
    .where(and(eq(attachment.ownerId, person), isNull(attachment.rowId)))
  if ((loose?.count ?? 0) >= looseLimit) throw fileError('attachedMany', locale, { most: String(looseLimit) })
  await checkArrived(db, services.settings, attachedPool, row.size, locale)
  if (!(await adoptStrays(db, objectsOfPrepared(prepared))))
    throw new Error(`The objects of attachment ${row.id} were cleared away before it was there.`)
  const { mime, size, checksum, storageKey, width, height, renditions } = prepared
  const [made] = await db
    .insert(attachment)
    .values({
      siteId: site.id,
      id: row.id,
      kind,
      ownerId: person,
      name: row.name,
      mime: mime ?? 'application/octet-stream',
      size: size ?? row.size,
      checksum,
      storageKey: storageKey ?? '',
      width,
      height,
      renditions,
    })
    .returning()
  return made as AttachmentRow
}
