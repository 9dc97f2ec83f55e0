import { and, eq, sql } from 'drizzle-orm'
import { parallelParts } from '@schemas/files/entities/file-item'
import { type PreparedFile } from '../db/import-tables'
import { item } from '../db/item-tables'
import type { Db } from '../db/open'
import { CallError } from '../errors/call-error'
import { eachAtOnce } from '../media/each-at-once'
import { objectsOf } from '../media/item-rows'
import { PictureRefused } from '../media/picture-refused'
import { addStrays, adoptStrays } from '../media/stray-objects'
import { mediaError } from '../media/messages'
import type { FileRow } from './access'
import type { FileContext } from './file-operation'
import { forgetObjects, objectsOfPrepared, prepareCopy, preparedFields, type Target } from './file-objects'
import { askStore } from '../storage/store-problem'
import { fileError } from './messages'

/** Prepared files by the id of their source row. */
export type Converted = Map<string, { from: FileRow; target: Target; prepared: PreparedFile }>

/**
 * Recreates the objects of files for their new location. They are removed when one fails, and must be removed by the
 * caller when its transaction fails. Throws CallError.
 */
export async function convertAll(
  { services, site, locale }: FileContext,
  wanted: readonly { row: FileRow; target: Target }[],
): Promise<Converted> {
  const made: Converted = new Map()
  try {
    await eachAtOnce(wanted, parallelParts, async ({ row, target }) => {
      const prepared = await askStore(prepareCopy(services, site.id, row, target), locale).catch(
        async (error: unknown) => {
          // An unavailable store says nothing about the file.
          if (error instanceof CallError) throw error
          if (row.storageKey && (await askStore(services.store.head(row.storageKey), locale))) throw error
          await askStore(services.store.ready(), locale)
          throw fileError('gone', locale)
        },
      )
      made.set(row.id, { from: row, target, prepared })
    })
    return made
  } catch (error) {
    await forgetConverted(services, site.id, made)
    throw error instanceof PictureRefused ? mediaError(error.reason, locale) : error
  }
}

export const forgetConverted = (
  services: Pick<FileContext['services'], 'withSite'>,
  site: string,
  made: Converted,
): Promise<void> =>
  forgetObjects(
    services,
    site,
    [...made.values()].flatMap(({ prepared }) => objectsOfPrepared(prepared)),
  )

/**
 * Gives an item its new objects, in a transaction; the old ones are removed. Throws CallError when the file has
 * changed.
 */
export async function takeConverted(
  db: Db,
  { site, locale, id, converted }: { site: string; locale: FileContext['locale']; id: string; converted: Converted },
): Promise<void> {
  const made = converted.get(id)
  if (!made) return
  const { from, target, prepared } = made
  const [row] = await db
    .update(item)
    .set({ ...preparedFields(prepared), mode: target.mode, version: sql`${item.version} + 1` })
    .where(and(eq(item.id, id), eq(item.storageKey, from.storageKey ?? '')))
    .returning({ id: item.id })
  if (!row || !(await adoptStrays(db, objectsOfPrepared(prepared)))) throw fileError('gone', locale)
  await addStrays(db, site, objectsOf(from), new Date())
}
