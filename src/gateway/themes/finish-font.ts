import { eq } from 'drizzle-orm'
import { upload } from '../db/item-tables'
import { recordAudit } from '../audit/audit'
import { ownPerson } from '../auth/own-person'
import { claimUpload } from '../files/claim-upload'
import { readAll } from '../files/file-objects'
import type { UploadRow } from '../files/find-upload'
import { CallError } from '../errors/call-error'
import type { CallContext } from '../call/handle'
import { keepFile } from '../media/keep-file'
import { mediaError } from '../media/messages'
import { findFont, type FontRow } from './font-rows'
import { takeFont } from './take-font'

/**
 * Makes a font file of an upload. Repeated after completion, it returns the same; an upload that can never become one
 * is dropped. Throws CallError.
 */
export async function finishFont(context: CallContext, id: string): Promise<FontRow> {
  const { services, site, locale } = context
  const { withSite, store } = services
  const { id: person } = ownPerson(context)
  const claimed = await claimUpload({ ...context, tx: (work) => withSite(site.id, work) }, id, 'font')
  if (!claimed) {
    const done = await withSite(site.id, (db) => findFont(db, id))
    if (!done) throw mediaError('noUpload', locale)
    return done
  }
  try {
    const row = await keep(claimed.row)
    claimed.end()
    // Its signed address is still valid for a while, so the stray row stays and late bytes are removed too.
    await store.remove(claimed.row.storageKey).catch(() => {})
    return row
  } catch (error) {
    const isFinal = error instanceof CallError && error.status === 422
    await claimed.release(isFinal).catch(() => {})
    if (isFinal) await store.remove(claimed.row.storageKey).catch(() => {})
    throw error
  }

  async function keep({ storageKey: key, size, name, ownerId }: UploadRow): Promise<FontRow> {
    const arrived = await store.head(key)
    if (!arrived) throw mediaError('notThere', locale)
    if (arrived.size !== size) throw mediaError('size', locale)
    const file = await takeFont(
      { name, bytes: await readAll(store, key) },
      { services, site, locale, signal: context.callerSignal() },
    )
    await keepFile(
      services,
      site,
      { id, ownerId: ownerId ?? undefined, ...file },
      async (db, { name: storedName, mime }) => {
        await db.delete(upload).where(eq(upload.id, id))
        await recordAudit(db, {
          site: site.id,
          person,
          action: 'upload',
          subject: `item:${id}`,
          after: { name: storedName, size, mime },
        })
      },
    )
    return withSite(site.id, async (db) => (await findFont(db, id)) as FontRow)
  }
}
