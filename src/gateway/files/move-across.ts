import { eq, sql } from 'drizzle-orm'
import { item } from '../db/item-tables'
import { site as sites } from '../db/tables'
import { objectsOf } from '../media/item-rows'
import { endAddresses } from '../media/remove-strays'
import { findItems, findPlaceToFill } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { convertAll, forgetConverted } from './convert-items'
import type { Target } from './file-objects'
import { crosses, moveItems, type MoveResult, type MoveInput } from './move-items'
import { topsOf, treeOf } from './tree'
import { refuseUsed } from './trash-items'
import { fileError } from './messages'

/** Maximum files converted per call: each takes a while, and the caller waits. */
const limit = 200

/**
 * Moves items. Into and out of the media library, files are converted first: pages need more renditions, and public
 * files have other keys. Throws CallError.
 */
export async function moveAcross(context: FileContext, input: MoveInput): Promise<MoveResult> {
  const { tx, services, site } = context
  const plan = await tx((db) => planMove(fileOperation(db, context), input))
  if (plan.length === 0) return tx((db) => moveItems(fileOperation(db, context), input))
  const converted = await convertAll(context, plan)
  try {
    const { settled: result, left } = await tx(async (db) => {
      // A retried transaction starts again with all of them.
      const unused = new Map(converted)
      const done = await moveItems(fileOperation(db, context), input, unused)
      await db
        .update(sites)
        .set({ mediaNo: sql`${sites.mediaNo} + 1` })
        .where(eq(sites.siteId, site.id))
      return { settled: done, left: unused }
    })
    await forgetConverted(services, site.id, left)
    services.sites.forget()
    const old = plan.filter(({ row }) => !left.has(row.id)).flatMap(({ row }) => objectsOf(row))
    context.afterResponse(() => endAddresses(services, site.id, old))
    return result
  } catch (error) {
    await forgetConverted(services, site.id, converted)
    throw error
  }
}

async function planMove(
  act: FileOperation,
  { ids, to }: MoveInput,
): Promise<{ row: Awaited<ReturnType<typeof findItems>>[number]; target: Target }[]> {
  const { db, locale } = act
  const rows = await topsOf(db, await findItems(act, ids))
  const place = await findPlaceToFill(act, to)
  const crossing = rows.filter((row) => crosses(row, place))
  for (const row of crossing) await refuseUsed(act, row)
  if (crossing.length === 0) return []
  const files = await db
    .select()
    .from(item)
    .where(sql`${item.id} IN ${treeOf(crossing.map((row) => row.id))} AND ${item.kind} = 'file'`)
    .limit(limit + 1)
  if (files.length > limit) throw fileError('tooMany', locale)
  return files.map((row) => ({
    row,
    target: {
      drive: place.drive,
      ownerId: place.ownerId ?? row.ownerId,
      mode: place.drive === 'media' ? 'public' : 'private',
    },
  }))
}
