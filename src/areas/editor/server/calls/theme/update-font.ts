import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/theme/update-font'
import type { FontFace } from '@schemas/layout/font'
import { item } from '@gateway/db/item-tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { describeFont } from '@gateway/themes/describe-font'
import { findFont } from '@gateway/themes/font-rows'
import { fontError } from '@gateway/themes/font-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale }) =>
  tx(async (db) => {
    const { id, version, weight, style } = input
    const before = await findFont(db, id)
    if (!before) throw fontError('unknown', locale)
    const { font } = before
    const drawsOne = font.weight[0] === font.weight[1]
    const after: FontFace = {
      ...font,
      ...(weight !== undefined && drawsOne ? { weight: [weight, weight] } : {}),
      ...(style ? { style } : {}),
    }
    const written = await db
      .update(item)
      .set({ font: after, version: sql`${item.version} + 1`, updatedAt: new Date() })
      .where(and(eq(item.id, id), eq(item.version, version)))
      .returning({ id: item.id })
    if (written.length === 0) throw fontError('stale', locale, {}, { file: describeFont(before) })
    const auditedFields = ({ family, weight: weights, style: drawn }: FontFace) => ({
      family,
      weight: weights,
      style: drawn,
    })
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'font-update',
      subject: `item:${id}`,
      before: auditedFields(font),
      after: auditedFields(after),
    })
    return describeFont({ ...before, font: after, version: version + 1 })
  }),
)
