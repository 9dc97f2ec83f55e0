import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/theme/restore-font'
import { item } from '@gateway/db/item-tables'
import { recordAudit } from '@gateway/audit/audit'
import { nameFields } from '@gateway/files/names'
import { handle } from '@gateway/call/handle'
import { freeName } from '@gateway/media/item-names'
import { describeFont } from '@gateway/themes/describe-font'
import { findFont } from '@gateway/themes/font-rows'
import { fontError } from '@gateway/themes/font-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale }) =>
  tx(async (db) => {
    const { id } = input
    const before = await findFont(db, id)
    if (!before) throw fontError('unknown', locale)
    if (!before.trashedAt) return describeFont(before)
    const name = await freeName(db, site.id, before.parentId, before.name)
    await db
      .update(item)
      .set({ trashedAt: null, ...nameFields(name), version: sql`${item.version} + 1` })
      .where(eq(item.id, id))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'font-restore',
      subject: `item:${id}`,
      after: { name, family: before.font.family },
    })
    return describeFont((await findFont(db, id)) ?? before)
  }),
)
