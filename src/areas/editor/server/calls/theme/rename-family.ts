import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/theme/rename-family'
import { item } from '@gateway/db/item-tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { lockFonts, readFonts } from '@gateway/themes/font-rows'
import { checkUnused } from '@gateway/themes/font-uses'
import { fontError } from '@gateway/themes/font-messages'
import { asWritten, isShipped } from '@gateway/themes/take-font'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { families } }) =>
  tx(async (db) => {
    const { family } = input
    await lockFonts(db)
    const rows = await readFonts(db)
    // Trashed files are renamed too: a restored one belongs to the same family.
    const own = rows.filter((row) => row.font.family === family)
    if (own.length === 0) throw fontError('noFamily', locale)
    const to = asWritten(
      input.to,
      rows.filter((row) => row.font.family !== family),
    )
    if (to === family) return { family }
    if (isShipped(to, families) || / Fallback$/i.test(to)) throw fontError('shipped', locale, { family: to })
    await checkUnused(db, family, { site, locale })
    for (const { id, font } of own)
      await db
        .update(item)
        .set({ font: { ...font, family: to }, version: sql`${item.version} + 1`, updatedAt: new Date() })
        .where(eq(item.id, id))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'font-rename',
      subject: `family:${family}`,
      before: { family },
      after: { family: to },
    })
    return { family: to }
  }),
)
