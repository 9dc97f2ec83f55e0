import { and, inArray, isNull, sql } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/manage-prices'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { variant } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session } = context
  refuseImpersonator(context)
  const high = input.prices.findIndex(({ sale, regular }) => sale !== null && sale >= regular)
  if (high >= 0) throw shopError('highSale', locale, { field: `prices.${high}.sale` })
  const ids = input.prices.map((each) => each.variant)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice >= 0) throw shopError('variantTwice', locale, { field: `prices.${twice}.variant` })
  return tx(async (db) => {
    const before = await db
      .select()
      .from(variant)
      .where(and(inArray(variant.id, ids), isNull(variant.deletedAt)))
      .orderBy(variant.id)
      .for('update')
    const rows = new Map(before.map((row) => [row.id, row]))
    const prices = []
    for (const { variant: id, regular, sale, version } of input.prices) {
      const row = rows.get(id)
      if (!row) throw shopError('unknownProduct', locale)
      if (row.version !== version) throw shopError('staleProduct', locale)
      // The end of a sale belongs to that sale.
      const isSame = sale === row.sale
      prices.push({ id, regular, sale, keeps: isSame })
    }
    await db.execute(sql`
      UPDATE variant AS v SET regular = c.regular, sale = c.sale, version = v.version + 1, updated_at = now(),
        sale_from = CASE WHEN c.keeps THEN v.sale_from END, sale_to = CASE WHEN c.keeps THEN v.sale_to END
      FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS c(id text, regular bigint, sale bigint, keeps boolean)
      WHERE v.id = c.id`)
    for (const product of new Set(before.map(({ productId }) => productId)))
      await recordAudit(db, {
        site: site.id,
        person: session.person?.id,
        action: 'product-save',
        subject: `product:${product}`,
        after: { prices: before.filter(({ productId }) => productId === product).length },
      })
    return { prices: input.prices.map(({ variant: id, version }) => ({ variant: id, version: version + 1 })) }
  })
})
