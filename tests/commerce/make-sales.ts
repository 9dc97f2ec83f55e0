import { randomUUID } from 'node:crypto'
import { ensureMainLocation } from '@areas/commerce/server/stock/locations'
import { bill, paymentIntent, paymentSlip, plan, salesOrder, salesOrderLine } from '@areas/commerce/server/tables'
import type { Db } from '@gateway/db/open'

type OrderValues = Partial<typeof salesOrder.$inferInsert>
type BillValues = Partial<typeof bill.$inferInsert>

/** An order without lines. */
export async function newOrder(db: Db, siteId: string, values: OrderValues = {}): Promise<string> {
  const id = randomUUID()
  await ensureMainLocation(db, siteId)
  await db.insert(salesOrder).values({ siteId, id, number: `T-${id}`, channel: 'online', ...values })
  return id
}

export async function newOrderLine(
  db: Db,
  siteId: string,
  orderId: string,
  values: Partial<typeof salesOrderLine.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(salesOrderLine).values({
    siteId,
    id,
    orderId,
    no: 1,
    kind: 'service',
    ref: id,
    title: { en: 'A line' },
    vatClass: 'standard',
    quantity: 1,
    unitRegular: 10_700,
    unitCharged: 10_700,
    gross: 10_700,
    total: 10_700,
    vat: 700,
    ...values,
  })
  return id
}

export async function newBill(db: Db, siteId: string, values: BillValues = {}): Promise<string> {
  const id = randomUUID()
  await db.insert(bill).values({ siteId, id, total: 10_700, ...values })
  return id
}

export async function newIntent(
  db: Db,
  siteId: string,
  billId: string,
  values: Partial<typeof paymentIntent.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const ref = id.replaceAll('-', '').slice(0, 16).toUpperCase()
  await db.insert(paymentIntent).values({ siteId, id, billId, method: 'promptpay', amount: 10_700, ref, ...values })
  return id
}

export async function newSlip(
  db: Db,
  siteId: string,
  values: Partial<typeof paymentSlip.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const billId = values.billId ?? (await newBill(db, siteId, { status: 'open' }))
  const intentId = values.intentId ?? (await newIntent(db, siteId, billId))
  const sha256 = id.replaceAll('-', '').repeat(2)
  await db.insert(paymentSlip).values({ siteId, id, sha256, ...values, billId, intentId })
  return id
}

export async function newPlan(db: Db, siteId: string): Promise<string> {
  const id = randomUUID()
  await db.insert(plan).values({
    siteId,
    id,
    code: `plan-${id}`,
    title: { en: 'A plan' },
    price: 29_900,
    periodCount: 1,
    periodUnit: 'month',
  })
  return id
}
