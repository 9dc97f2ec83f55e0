import { eq } from 'drizzle-orm'
import type { SeedBatch } from '@gateway/seed/demo-seed'
import { creditPayment } from '../billing/payments'
import { salesOrder } from '../tables'
import { demoId } from './demo-id'
import { demoShop } from './demo-shop'
import type { DemoStateOrder } from './plan-trade'
import type { DemoTrade } from './shop-file'

const hourMs = 3_600_000

/** Money that came in and that nobody knows the order of; some of it is as much as one of them asks. */
export const unmatchedBatch =
  ({ unmatched }: DemoTrade, orders: readonly DemoStateOrder[], now: Date): SeedBatch =>
  async (context) => {
    for (const [index, { like, amount = 0, payer, hours, note }] of unmatched.entries()) {
      const planned = orders.find(({ state }) => state === like)
      const [order] = planned ? await context.db.select().from(salesOrder).where(eq(salesOrder.id, planned.id)) : []
      const at = new Date(now.getTime() - hours * hourMs)
      // A repetition is refused by its reference.
      await creditPayment(demoShop(context, at), {
        method: 'transfer',
        amount: order?.total ?? amount,
        transfer: {
          bank: '004',
          reference: demoId(context.site, 'unmatched', String(index)).replaceAll('-', '').slice(0, 20).toUpperCase(),
        },
        payer: payer ?? order?.name ?? '',
        note,
      })
    }
  }
