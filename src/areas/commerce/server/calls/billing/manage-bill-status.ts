import { eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-bill-status'
import { hasRole } from '@schemas/layout/role'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { openDraft, voidBill, writeOff } from '../../billing/draft-bills'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'
import { salesOrder } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, session } = context
  refuseImpersonator(context)
  const { bill: id, to, reason = '' } = input
  if (to === 'uncollectible' && !hasRole(session.role, 'admin')) throw shopError('adminsOnly', locale)
  return tx(async (db) => {
    const shop = shopOf(context, db)
    const led =
      to === 'open'
        ? await openDraft(shop, id, locale)
        : to === 'void'
          ? await voidBill(shop, id, { who: session.role, reason })
          : await writeOff(shop, id, session.role)
    if (!led.ok) throw shopError(led.problem === 'unknown' ? 'unknownBill' : 'fixedBill', locale)
    const { orderId, status } = led.bill
    const [order] =
      orderId === null
        ? []
        : await db.select({ number: salesOrder.number }).from(salesOrder).where(eq(salesOrder.id, orderId))
    return {
      bill: id,
      status,
      ...(orderId === null ? {} : { order: orderId }),
      ...(order ? { number: order.number } : {}),
    }
  })
})
