import { eq, sql } from 'drizzle-orm'
import { site as sites } from '../db/tables'
import { objectsOf } from '../media/item-rows'
import { endAddresses } from '../media/remove-strays'
import { type FileRow, findChangeable } from './access'
import { fileOperation, type FileContext } from './file-operation'
import { convertAll, forgetConverted, takeConverted } from './convert-items'
import { rowOf } from './describe'
import { isUndrawn } from './file-objects'
import { recordEvents } from './history'
import { recordStaffAct } from './staff-acts'
import { takeTurn } from './tree'
import { fileError } from './messages'

/**
 * Makes a file public or private. Its objects get other keys, so that addresses known before stop working. Throws
 * CallError.
 */
export async function setMode(context: FileContext, id: string, mode: FileRow['mode']): Promise<FileRow> {
  const { tx, services, site, locale, log } = context
  const before = await tx(async (db) => {
    const act = fileOperation(db, context)
    const [row] = await findChangeable(act, [id])
    if (!row || row.trashedAt) throw fileError('unknown', locale)
    if (row.kind === 'folder') throw fileError('noFolderMode', locale)
    if (row.drive === 'media' && mode === 'private') throw fileError('forPages', locale)
    if (mode === 'public' && isUndrawn(row)) throw fileError('undrawn', locale)
    return row
  })
  if (before.mode === mode) return before
  const converted = await convertAll(context, [{ row: before, target: { ...before, mode } }])
  try {
    const made = await tx(async (db) => {
      const act = fileOperation(db, context)
      await takeTurn(db, site.id, before)
      const [row] = await findChangeable(act, [id])
      if (!row) throw fileError('unknown', locale)
      // Moved into the media library meanwhile, where it got other objects.
      await takeConverted(db, { site: site.id, locale, id, converted })
      await recordEvents(db, [
        { site: site.id, item: id, act: 'mode', person: act.person, was: before.mode, became: mode },
      ])
      await recordStaffAct(act, before, 'file-mode', {
        before: { name: before.name, mode: before.mode },
        after: { mode },
      })
      // Cached pages name the old keys.
      if (row.drive === 'media')
        await db
          .update(sites)
          .set({ mediaNo: sql`${sites.mediaNo} + 1` })
          .where(eq(sites.siteId, site.id))
      return rowOf(db, id)
    })
    if (before.drive === 'media') services.sites.forget()
    await endAddresses(services, site.id, objectsOf(before)).catch((error: unknown) =>
      log.warn({ err: error }, 'What a file had at its earlier addresses is removed later.'),
    )
    return made as FileRow
  } catch (error) {
    await forgetConverted(services, site.id, converted)
    throw error
  }
}
