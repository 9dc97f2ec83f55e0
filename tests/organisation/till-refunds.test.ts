import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refundLine, salesOrder, salesOrderLine, stockLevel } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import { auditMoney } from '@gateway/platform/run-audit-money'
import type { TillSale } from '@schemas/organisation/entities/sale'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from '../commerce/trial-shop'
import { device, openTill, saleOf, type Till } from './trial-branch'

let gateway: TestGateway
let manager: { cookie: string; token: string }
let till: Till
let goods: { variant: string; item: string }
let count = 0
beforeAll(async () => {
  gateway = await openGateway()
  manager = await signIn(gateway, 'manager')
})
beforeEach(async () => {
  count += 1
  till = await openTill(gateway.database, `R${count}`)
  goods = await withSite(gateway.database, 'alpha', (tx) => newGoods(shopOf(tx, { now: new Date() }), { pieces: 50 }))
})
afterAll(() => gateway.close())

const send = (path: string, body: object) =>
  ask(gateway, path, {
    body,
    ...manager,
    cookie: `${manager.cookie}; lang=en`,
    headers: { 'idempotency-key': randomUUID() },
  })

/** Sells, and resolves to the ids of the receipt's lines. */
async function sell(sale: TillSale): Promise<string[]> {
  await send('/api/pos/hand-over', { register: till.register, segment: till.segment, device, sales: [sale] })
  const receipt = await ask(gateway, `/api/pos/receipt?id=${sale.id}`, manager)
  return receipt.json<{ lines: { id: string }[] }>().lines.map(({ id }) => id)
}
async function refund(sale: TillSale, lines: { line: string; units: number }[]) {
  const answer = await send('/api/pos/refund', {
    sale: sale.id,
    shift: till.shift,
    lines,
    method: 'cash',
    reason: 'Spilt',
    restock: true,
  })
  const { error, amount } = answer.json<{ error?: { code: string; message: string }; amount?: number }>()
  return error ? [answer.statusCode, error.message] : [answer.statusCode, amount]
}
const expectWholeBooks = async () =>
  expect(await auditMoney(gateway.database, gateway.services.seal, () => undefined)).toBe(0)

it('refunds a line that is named twice once, with all its units and no satang too many', async () => {
  // A satang less than three times the same.
  const sale = saleOf(
    till,
    1,
    [
      { variant: goods.variant, quantity: 3, regular: 3334 },
      { variant: goods.variant, quantity: 1, regular: 5000 },
    ],
    { discount: 1 },
  )
  const [line = '', other = ''] = await sell(sale)
  expect(
    await refund(sale, [
      { line, units: 2 },
      { line, units: 2 },
    ]),
  ).toEqual([409, 'Only 3 can still be returned.'])
  const [status] = await refund(sale, [
    { line, units: 1 },
    { line, units: 1 },
  ])
  expect(status).toBe(200)
  expect((await refund(sale, [{ line, units: 2 }]))[1]).toBe('Only 1 can still be returned.')
  expect(
    (
      await refund(sale, [
        { line, units: 1 },
        { line: other, units: 1 },
      ])
    )[0],
  ).toBe(200)
  expect(await refund(sale, [{ line: other, units: 1 }])).toEqual([409, 'Only 0 can still be returned.'])
  const { db } = gateway.database
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.id, sale.id))
  expect([order?.refunded, order?.paymentStatus]).toEqual([sale.total, 'refunded'])
  const parts = await db.select().from(refundLine).where(eq(refundLine.lineId, line))
  expect(parts.map(({ quantity }) => quantity).sort((one, next) => one - next)).toEqual([1, 2])
  const rows = await db.select().from(salesOrderLine).where(eq(salesOrderLine.orderId, sale.id))
  expect(rows.map(({ quantity, refunded, restocked }) => [quantity, refunded, restocked])).toEqual(
    expect.arrayContaining([
      [3, 3, 3],
      [1, 1, 1],
    ]),
  )
  const levels = await db.select().from(stockLevel).where(eq(stockLevel.itemId, goods.item))
  expect(levels.find(({ locationId }) => locationId !== 'main')).toMatchObject({ oversold: 0, onHand: 0 })
  await expectWholeBooks()
})

it('names the reason where there is nothing to give back, and where the receipt has no such line', async () => {
  const free = saleOf(till, 1, [{ variant: goods.variant, regular: 0 }])
  const [line = ''] = await sell({ ...free, tenders: [] })
  expect(await refund(free, [{ line, units: 1 }])).toEqual([
    409,
    'These items were free: there is no money to give back.',
  ])
  const sale = saleOf(till, 2, [{ variant: goods.variant }])
  await sell(sale)
  expect(await refund(sale, [{ line: randomUUID(), units: 1 }])).toEqual([404, 'This receipt has no such item.'])
})
