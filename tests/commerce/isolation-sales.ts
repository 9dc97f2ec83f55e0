import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hashAccessToken, newAccessToken } from '@areas/commerce/server/carts/access-token'
import { document, issuer, parcel, parcelLine, payLink, payment, plan, refund } from '@areas/commerce/server/tables'
import type { Db } from '@gateway/db/open'
import { item } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { type Ids, newIds } from '../isolation/make-rows'
import { newBill, newIntent, newOrder, newOrderLine, newPlan, newSlip } from './make-sales'

const kinds = [
  'order',
  'order_token',
  'intent',
  'slip',
  'payment',
  'bill',
  'refund',
  'pay_link',
  'plan',
  'sale_document',
] as const
export type SaleKind = (typeof kinds)[number]

const made = new WeakMap<Db, Promise<Record<SaleKind, Ids>>>()

/** One sale at each site with all that belongs to it: calls name several rows of one sale. */
export function makeSale(db: Db): Promise<Record<SaleKind, Ids>> {
  const known = made.get(db) ?? insertSales(db)
  made.set(db, known)
  return known
}

async function insertSales(db: Db): Promise<Record<SaleKind, Ids>> {
  const [own, foreign] = [await insertSale(db, 'alpha'), await insertSale(db, 'beta')]
  const companions: Partial<Record<SaleKind, Record<string, unknown>>> = {
    order: { token: own.order_token, intent: own.intent },
    order_token: { order: own.order, intent: own.intent, document: own.sale_document },
    intent: { order: own.order, token: own.order_token },
    sale_document: { token: own.order_token },
    payment: { bill: own.bill },
    bill: { payment: own.payment },
  }
  return Object.fromEntries(
    kinds.map((kind) => {
      const extras = companions[kind]
      const unknown = kind === 'order_token' ? newAccessToken() : newIds().unknown
      return [kind, { own: own[kind], foreign: foreign[kind], unknown, ...(extras ? { extras } : {}) }]
    }),
  ) as Record<SaleKind, Ids>
}

async function insertSale(db: Db, siteId: string): Promise<Record<SaleKind, string>> {
  const [user] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.siteId, siteId), eq(person.email, `user@${siteId}.example`)))
  const token = newAccessToken()
  const order = await newOrder(db, siteId, {
    personId: user?.id ?? null,
    method: 'promptpay',
    subtotal: 10_700,
    vat: 700,
    total: 10_700,
    tokenHash: hashAccessToken(token),
  })
  await newOrderLine(db, siteId, order)
  const bill = await newBill(db, siteId, { orderId: order, status: 'open' })
  const slip = await newSlip(db, siteId, { status: 'needs_review', fileId: await insertPicture(db, siteId) })
  const money = randomUUID()
  await db
    .insert(payment)
    .values({ siteId, id: money, method: 'transfer', amount: 10_000, allocated: 0, returned: 100 })
  const refundId = randomUUID()
  await db
    .insert(refund)
    .values({ siteId, id: refundId, paymentId: money, method: 'transfer', amount: 100, reason: 'A trial' })
  const slug = `link-${randomUUID()}`
  await db.insert(payLink).values({ siteId, id: randomUUID(), slug, title: { en: 'A link' }, amount: 5000 })
  const planId = await newPlan(db, siteId)
  const [of] = await db
    .select({ code: plan.code })
    .from(plan)
    .where(and(eq(plan.siteId, siteId), eq(plan.id, planId)))
  return {
    order,
    order_token: token,
    intent: await newIntent(db, siteId, bill),
    slip,
    payment: money,
    bill,
    refund: refundId,
    pay_link: slug,
    plan: of?.code ?? '',
    sale_document: await insertDocument(db, siteId, order),
  }
}

/** A confirmed order at each site: to be packed, or with a parcel that is being packed. */
export async function makePackable(db: Db, of: 'order' | 'line' | 'parcel'): Promise<Ids> {
  const ids = newIds()
  const orders = newIds()
  for (const [siteId, at] of [
    ['alpha', 'own'],
    ['beta', 'foreign'],
  ] as const) {
    orders[at] = await newOrder(db, siteId, { status: 'confirmed', subtotal: 10_700, total: 10_700 })
    const line = await newOrderLine(db, siteId, orders[at], { isGoods: true })
    const id = randomUUID()
    if (of === 'parcel') {
      await db.insert(parcel).values({ siteId, id, orderId: orders[at], no: 1, locationId: 'main' })
      await db.insert(parcelLine).values({ siteId, parcelId: id, lineId: line, quantity: 1 })
    }
    ids[at] = { order: orders[at], line, parcel: id }[of]
  }
  const lines = [{ line: ids.own, quantity: 1 }]
  return { ...ids, extras: of === 'order' ? {} : { order: orders.own, ...(of === 'line' ? { lines } : {}) } }
}

/** A plan at each site by its code, which a call writes over. */
export async function makePlans(db: Db): Promise<Ids> {
  return {
    own: `plan-${await newPlan(db, 'alpha')}`,
    foreign: `plan-${await newPlan(db, 'beta')}`,
    unknown: `plan-${randomUUID()}`,
  }
}

/** A draft at each site. */
export async function makeDraftBills(db: Db): Promise<Ids> {
  return {
    own: await newBill(db, 'alpha', { status: 'draft' }),
    foreign: await newBill(db, 'beta', { status: 'draft' }),
    unknown: randomUUID(),
  }
}

/** A picture whose bytes are gone: that it is found at all is what matters. */
async function insertPicture(db: Db, siteId: string): Promise<string> {
  const id = randomUUID()
  await db.insert(item).values({
    siteId,
    id,
    kind: 'file',
    drive: 'media',
    fileKind: 'picture',
    ...nameFields('slip.png'),
    mime: 'image/png',
    size: 1,
    checksum: '0',
    storageKey: `${siteId}/${id}`,
    mode: 'private',
  })
  return id
}

/** A paid line at each site, of which a unit can be refunded. */
export async function makePaidLines(db: Db): Promise<Ids> {
  const lines = newIds()
  const orders = newIds()
  for (const [siteId, at] of [
    ['alpha', 'own'],
    ['beta', 'foreign'],
  ] as const) {
    orders[at] = await newOrder(db, siteId, {
      method: 'promptpay',
      subtotal: 10_700,
      total: 10_700,
      credited: 10_700,
      paymentStatus: 'paid',
      paidAt: new Date(),
    })
    lines[at] = await newOrderLine(db, siteId, orders[at])
  }
  return { ...lines, extras: { order: orders.own, lines: [{ line: lines.own, units: 1 }] } }
}

async function insertDocument(db: Db, siteId: string, orderId: string): Promise<string> {
  const [id, issuerId] = [randomUUID(), randomUUID()]
  const title = { en: 'An issuer' }
  await db.insert(issuer).values({ siteId, id: issuerId, legalName: title, address: title })
  await db.insert(document).values({
    siteId,
    id,
    kind: 'receipt',
    issuerId,
    number: id,
    seriesPeriod: '256911',
    seriesNo: 1,
    orderId,
    issuedOn: '2026-11-28',
    content: {
      seller: { legalName: title, address: title, branchNo: '00000' },
      buyer: { name: 'Nok', hasTaxId: false },
      lines: [],
      shipping: { total: 0, vat: 0 },
      fee: { total: 0, vat: 0 },
      total: 0,
      vat: 0,
      currency: 'THB',
    },
    contentHash: '0'.repeat(64),
    actKey: `receipt:${id}`,
  })
  return id
}
