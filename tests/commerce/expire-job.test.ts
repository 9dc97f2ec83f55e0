import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '@areas/commerce/server/public'
import { salesOrder, stockLevel } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import { toSatang } from '@schemas/money/satang'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { runJobs } from '@tests/support/run-jobs'
import { newGoods, shopOf } from './trial-shop'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('ends an order that was not paid in time, once, and leaves the others', async () => {
  const placed = (minutesAgo: number) =>
    withSite(gateway.database, 'alpha', async (tx) => {
      const shop = shopOf(tx, { now: new Date(Date.now() - minutesAgo * 60_000) })
      const goods = await newGoods(shop, { pieces: 1 })
      const result = await placeOrder(shop, {
        channel: 'online',
        method: 'promptpay',
        buyer: { name: 'Nok', locale: 'th' },
        lines: [
          {
            kind: 'good',
            ref: goods.variant,
            variantId: goods.variant,
            title: { en: 'A product' },
            price: { regular: toSatang(10_700) },
            quantity: 1,
            vatClass: 'standard',
          },
        ],
      })
      if (!result.ok) throw new Error(result.problem)
      return { order: result.order.id, item: goods.item }
    })
  const [old, fresh] = [await placed(21), await placed(1)]
  const stateOf = ({ order, item }: typeof old) =>
    withSite(gateway.database, 'alpha', async (tx) => {
      const [row] = await tx.select().from(salesOrder).where(eq(salesOrder.id, order))
      const [level] = await tx.select().from(stockLevel).where(eq(stockLevel.itemId, item))
      return [row?.status, level?.reserved]
    })
  expect(await runJobs(gateway, 'commerce/expire-due')).toBe(1)
  expect([await stateOf(old), await stateOf(fresh)]).toEqual([
    ['expired', 0],
    ['pending', 1],
  ])
  expect(await runJobs(gateway, 'commerce/expire-due')).toBe(0)
})
