import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { leadRefund, requestRefund } from '@areas/commerce/server/billing/refunds'
import { expireDue } from '@areas/commerce/server/orders/expire-due'
import { placeOrder } from '@areas/commerce/server/orders/place-order'
import { bill, payLink, salesOrder } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { auditMoney } from '@gateway/platform/run-audit-money'
import { toSatang } from '@schemas/money/satang'
import { inShop, newGoods, now, openTrialShop, trialSeal } from './trial-shop'

let database: Database
let order: string
beforeAll(async () => {
  ;({ database } = await openTrialShop())
  order = await inShop(database, async (shop) => {
    const goods = await newGoods(shop)
    const placed = await placeOrder(shop, {
      channel: 'online',
      method: 'promptpay',
      buyer: { name: 'Nok', locale: 'th' },
      lines: [line(goods.variant), line(goods.variant)],
    })
    if (!placed.ok) throw new Error(placed.problem)
    const [owed] = await shop.tx.select().from(bill).where(eq(bill.orderId, placed.order.id))
    await creditPayment(shop, {
      method: 'promptpay',
      amount: 21_500,
      transfer: { bank: '004', reference: 'A1' },
      bill: owed?.id ?? '',
    })
    const requested = await requestRefund(shop, {
      order: placed.order.id,
      method: 'promptpay',
      reason: 'Broken',
      extras: 0,
      lines: [{ line: await firstLine(shop.tx, placed.order.id), units: 1 }],
    })
    if (!requested.ok) throw new Error(requested.problem)
    await leadRefund(shop, requested.refund.id, 'approved')
    return placed.order.id
  })
})
afterAll(() => database.close())

const line = (variantId: string) => ({
  kind: 'good',
  ref: variantId,
  variantId,
  title: { en: 'A product' },
  price: { regular: toSatang(10_700) },
  quantity: 1,
  vatClass: 'standard' as const,
  parcel: { temperature: 'dry' as const, grams: 100 },
})
async function firstLine(tx: Database['db'], of: string): Promise<string> {
  const { rows } = (await tx.execute(
    sql`SELECT id FROM sales_order_line WHERE order_id = ${of} ORDER BY no`,
  )) as unknown as { rows: { id: string }[] }
  return rows[0]?.id ?? ''
}
async function audit(): Promise<[number, string[]]> {
  const lines: string[] = []
  return [await auditMoney(database, trialSeal, (each) => void lines.push(each)), lines]
}

it('finds nothing where all agree', async () => {
  expect(await audit()).toEqual([0, ['alpha: all agree', 'beta: all agree']])
})

// The tables refuse most of these to the site's role: they are planted as the owner of the database.
it.each([
  ['moves do not add up to the level', 'UPDATE stock_level SET on_hand = on_hand + 1'],
  ['what is held is not what is reserved', 'UPDATE stock_level SET reserved = reserved - 1'],
  ['a move is missing', 'UPDATE stock_level SET last_no = last_no + 1'],
  ['an ended order holds stock', "UPDATE sales_order SET status = 'cancelled'"],
  ['allocations do not add up to the bill', 'UPDATE bill SET paid = paid - 1'],
  ['allocations do not add up to the payment', 'UPDATE payment SET allocated = allocated - 1'],
  ['the ledger holds', 'UPDATE payment SET amount = amount + 1'],
  ['refunds do not add up to the order', 'UPDATE sales_order SET refunded = refunded - 1'],
  ['lines do not add up to the refund', 'UPDATE refund SET amount = amount - 1'],
  ['a credit note says another amount', 'UPDATE refund SET amount = amount - 1'],
  ['a transfer does not sum to zero', 'UPDATE wallet_entry SET amount = amount + 1 WHERE amount > 0'],
  ['a series counts other documents', 'UPDATE number_series SET last = last + 1'],
  [
    'a series has a gap',
    "ALTER TABLE document DISABLE TRIGGER USER; UPDATE document SET series_no = 7 WHERE kind = 'receipt'",
  ],
  [
    'a document does not say what it said',
    "ALTER TABLE document DISABLE TRIGGER USER; UPDATE document SET content = jsonb_set(content, '{total}', '1')",
  ],
  [
    'a paid sale has no document',
    "ALTER TABLE document DISABLE TRIGGER USER; DELETE FROM document WHERE kind = 'credit_note'; DELETE FROM document",
  ],
  [
    'a refund of a documented sale has no credit note',
    "ALTER TABLE document DISABLE TRIGGER USER; DELETE FROM document WHERE kind = 'credit_note'; UPDATE refund SET created_at = now() + interval '1 day'",
  ],
])('finds that %s', async (fault, statements) => {
  const lines: string[] = []
  const undone = new Error('Undone.')
  await expect(
    database.db.transaction(async (tx) => {
      for (const statement of statements.split('; ')) await tx.execute(sql.raw(statement))
      const { auditBooks } = await import('@gateway/books/site-books')
      for (const each of await auditBooks({ tx, site: 'alpha', seal: trialSeal })) lines.push(each.fault)
      throw undone
    }),
  ).rejects.toBe(undone)
  expect(lines.some((each) => each.startsWith(fault))).toBe(true)
})

it('ends with 1 for a difference', async () => {
  await database.db.update(salesOrder).set({ refunded: 1 }).where(eq(salesOrder.id, order))
  const [code, lines] = await audit()
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain(order)
  await database.db.update(salesOrder).set({ refunded: 10_700 }).where(eq(salesOrder.id, order))
  expect((await audit())[0]).toBe(0)
})

it('lets a link be paid as often as it says, and again after an order has expired', async () => {
  const link = randomUUID()
  await inShop(database, ({ tx, site: siteId }) =>
    tx
      .insert(payLink)
      .values({ siteId, id: link, slug: 'deposit', title: { en: 'Deposit' }, amount: 50_000, maxPayments: 2 }),
  )
  const pay = () =>
    inShop(database, (shop) =>
      placeOrder(shop, {
        channel: 'online',
        method: 'promptpay',
        buyer: { name: 'Nok', locale: 'th' },
        lines: [
          {
            kind: 'paylink',
            ref: link,
            title: { en: 'Deposit' },
            price: { regular: toSatang(50_000) },
            quantity: 1,
            vatClass: 'standard',
          },
        ],
      }),
    )
  const answers = await Promise.all([pay(), pay(), pay(), pay()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect((await audit())[0]).toBe(0)
  await inShop(database, ({ tx }) => expireDue(tx, new Date(now.getTime() + 3_600_000), { site: 'alpha' }))
  expect(await pay()).toMatchObject({ ok: true })
  expect((await audit())[0]).toBe(0)
})
