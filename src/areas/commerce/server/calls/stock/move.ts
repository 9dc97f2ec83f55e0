import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/stock/move'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'
import { ensureMainLocation } from '../../stock/locations'
import { moveStock } from '../../stock/move'
import { location, stockItem, stockLevel } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const { item, location: place, delta, reason, cost, note } = input
    await ensureMainLocation(db, site.id)
    const [known] = await db.select({ id: stockItem.id }).from(stockItem).where(eq(stockItem.id, item))
    const [of] = await db.select({ id: location.id }).from(location).where(eq(location.id, place))
    if (!known || !of) throw shopError('unknownItem', locale)
    const moved = await moveStock(shopOf(context, db), [
      { item, location: place, delta, reason, ...(cost === undefined ? {} : { cost }), ...(note ? { note } : {}) },
    ])
    if (!moved.ok)
      throw shopError('onlyLeft', locale, { values: { n: String(moved.short[0]?.left ?? 0) }, field: 'delta' })
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'stock-move',
      subject: `stock_item:${item}`,
      after: { delta, reason },
    })
    const [level] = await db
      .select({ onHand: stockLevel.onHand })
      .from(stockLevel)
      .where(and(eq(stockLevel.itemId, item), eq(stockLevel.locationId, place)))
    return { onHand: level?.onHand ?? 0 }
  })
})
