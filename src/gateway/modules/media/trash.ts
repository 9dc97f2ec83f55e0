import { and, eq, isNull, sql } from 'drizzle-orm'
import { call } from '@schemas/api/media/trash'
import { item } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { findUses } from '../../media/find-uses'
import { describeItem, findItem } from '../../media/item-rows'
import { mediaError, placesInWords } from '../../media/words'

export const handler = handle(call, async ({ input, tx, site, session, locale }) => {
  const { id } = input
  const row = await tx(async (db) => {
    const before = await findItem(db, id)
    if (!before) throw mediaError('unknown', locale)
    if (before.trashedAt) return before
    const uses = await findUses(db, id, locale)
    if (uses.length > 0) throw mediaError('inUse', locale, { places: placesInWords(uses.map((use) => use.title), locale) }, { uses })
    await db.update(item).set({ trashedAt: new Date(), originalParentId: before.parentId, version: sql`${item.version} + 1` }).where(and(eq(item.id, id), isNull(item.trashedAt)))
    await recordAudit(db, { site: site.id, person: session.person?.id, action: 'trash', subject: `item:${id}`, before: { name: before.name } })
    return (await findItem(db, id)) ?? before
  })
  return describeItem(row, locale)
})
