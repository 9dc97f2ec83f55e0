import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyFaults } from '@areas/commerce/server/billing/money-faults'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { cancelOrder, expireDue, type NewOrder, placeOrder } from '@areas/commerce/server/public'
import { placeCart } from '@areas/commerce/server/orders/place-cart'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import { bill, cart, cartLine, salesOrder, stockLevel } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { toSatang } from '@schemas/money/satang'
import { allAtOnce } from './all-at-once'
import { ledgerFaults } from '../support/wallets'
import { inShop, newGoods, now, openTrialShop } from './trial-shop'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

async function expectWholeBooks() {
  await inShop(database, async (shop) => {
    expect(await stockFaults(shop.tx)).toEqual([])
    expect(await moneyFaults(shop)).toEqual([])
  })
  expect(await ledgerFaults(database)).toEqual([])
}
const countOf = async (table: string) => {
  const { rows } = (await database.db.execute(
    sql.raw(`SELECT count(*)::int AS rows FROM ${table} WHERE site_id = 'alpha'`),
  )) as unknown as { rows: { rows: number }[] }
  return rows[0]?.rows
}
const buyer = { name: 'Nok', locale: 'th' as const }
const orderOf = (variantId: string): NewOrder => ({
  channel: 'online',
  buyer,
  method: 'promptpay',
  lines: [
    {
      kind: 'good',
      ref: variantId,
      variantId,
      title: { en: 'A product' },
      price: { regular: toSatang(10_700) },
      quantity: 1,
      vatClass: 'standard',
    },
  ],
})

it('sells 25 pieces to 25 of 200 buyers, and leaves nothing of the others', { timeout: 90_000 }, async () => {
  const goods = await inShop(database, (shop) => newGoods(shop, { pieces: 25 }))
  const answers = await allAtOnce(200, () => inShop(database, (shop) => placeOrder(shop, orderOf(goods.variant))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(25)
  expect(answers.filter((answer) => !answer.ok && answer.problem === 'sold_out')).toHaveLength(175)
  for (const table of ['sales_order', 'sales_order_line', 'bill', 'reservation', 'order_event'])
    expect([table, await countOf(table)]).toEqual([table, 25])
  const numbers = answers.flatMap((answer) => (answer.ok ? [answer.order.number] : []))
  expect(new Set(numbers).size).toBe(25)
  const [level] = await inShop(database, ({ tx }) =>
    tx.select().from(stockLevel).where(eq(stockLevel.itemId, goods.item)),
  )
  expect(level).toMatchObject({ onHand: 25, reserved: 25 })
  await expectWholeBooks()
})

it('makes one order of a cart that is sent twenty times at once', { timeout: 60_000 }, async () => {
  const goods = await inShop(database, (shop) => newGoods(shop, { pieces: 40 }))
  const id = randomUUID()
  await inShop(database, async ({ tx, site: siteId }) => {
    await tx.insert(cart).values({ siteId, id, tokenHash: id, expiresAt: new Date('2999-01-01') })
    await tx.insert(cartLine).values({ siteId, cartId: id, variantId: goods.variant, quantity: 2 })
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      inShop(database, (shop) =>
        placeCart(shop, { cart: id, version: 1, seenTotal: 21_400, buyer, method: 'promptpay' }),
      ),
    ),
  )
  expect(new Set(answers.map((answer) => answer.ok && answer.order.id)).size).toBe(1)
  expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
  await expectWholeBooks()
})

it('ends each order once, whatever pays, cancels and expires it together', { timeout: 90_000 }, async () => {
  const goods = await inShop(database, (shop) => newGoods(shop, { pieces: 30 }))
  const placed = await Promise.all(
    Array.from({ length: 24 }, () => inShop(database, (shop) => placeOrder(shop, orderOf(goods.variant)))),
  )
  const ids = placed.flatMap((each) => (each.ok ? [each.order.id] : []))
  expect(ids).toHaveLength(24)
  const bills = await inShop(database, ({ tx }) => tx.select().from(bill))
  const after = { now: new Date(now.getTime() + 3_600_000) }
  const pay = (order: string) =>
    inShop(
      database,
      (shop) =>
        creditPayment(shop, {
          method: 'promptpay',
          amount: 10_700,
          transfer: { bank: '014', reference: randomUUID().slice(0, 20) },
          bill: bills.find((each) => each.orderId === order)?.id ?? '',
        }),
      after,
    )
  const cancel = (order: string) =>
    inShop(database, (shop) => cancelOrder(shop, { order, who: 'user', reason: 'No' }), after)
  const expire = () => inShop(database, ({ tx }) => expireDue(tx, after.now, { site: 'alpha' }))
  const acts: (() => Promise<unknown>)[] = ids.flatMap((order, at) => [
    () => pay(order),
    ...(at % 2 === 0 ? [() => pay(order)] : []),
    ...(at % 3 === 0 ? [() => cancel(order)] : []),
    ...(at % 6 === 0 ? [expire] : []),
  ])
  await allAtOnce(acts.length, async (at) => acts[at]?.())
  const orders = await inShop(database, ({ tx }) => tx.select().from(salesOrder))
  const mine = orders.filter(({ id }) => ids.includes(id))
  for (const { status, paymentStatus, credited } of mine) {
    expect(credited === 0 || credited === 10_700).toBe(true)
    if (status === 'confirmed') expect(paymentStatus).toBe('paid')
  }
  await expectWholeBooks()
})
