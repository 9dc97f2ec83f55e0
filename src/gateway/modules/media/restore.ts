import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/media/restore'
import { item } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { freeName, siblingKey } from '../../media/item-names'
import { describeItem, findItem } from '../../media/item-rows'
import { mediaError } from '../../media/words'

export const handler = handle(call, async ({ input, tx, site, session, locale }) => {
  const { id } = input
  const row = await tx(async (db) => {
    const before = await findItem(db, id)
    if (!before) throw mediaError('unknown', locale)
    if (!before.trashedAt) return before
    const name = await freeName(db, site.id, before.originalParentId, before.name)
    await db.update(item).set({ trashedAt: null, parentId: before.originalParentId, originalParentId: null, name, siblingKey: siblingKey(name), version: sql`${item.version} + 1` }).where(eq(item.id, id))
    await recordAudit(db, { site: site.id, person: session.person?.id, action: 'restore', subject: `item:${id}`, after: { name } })
    return (await findItem(db, id)) ?? before
  })
  return describeItem(row, locale)
})
