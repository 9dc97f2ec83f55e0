import { and, eq, isNull, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/theme/trash-font'
import { item } from '@gateway/db/item-tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { describeFont } from '@gateway/themes/describe-font'
import { findFont, lockFonts } from '@gateway/themes/font-rows'
import { checkLastFile } from '@gateway/themes/font-uses'
import { fontError } from '@gateway/themes/font-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale }) =>
  tx(async (db) => {
    const { id } = input
    await lockFonts(db)
    const before = await findFont(db, id)
    if (!before) throw fontError('unknown', locale)
    if (before.trashedAt) return describeFont(before)
    await checkLastFile(db, before, { site, locale })
    await db
      .update(item)
      .set({ trashedAt: new Date(), version: sql`${item.version} + 1` })
      .where(and(eq(item.id, id), isNull(item.trashedAt)))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'font-trash',
      subject: `item:${id}`,
      before: { name: before.name, family: before.font.family },
    })
    return describeFont((await findFont(db, id)) ?? before)
  }),
)
