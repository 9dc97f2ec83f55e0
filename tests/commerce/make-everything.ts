import { randomUUID } from 'node:crypto'
import * as tables from '@areas/commerce/server/tables'
import { ensureMainLocation } from '@areas/commerce/server/stock/locations'
import type { Db } from '@gateway/db/open'
import { newBill, newIntent, newOrder, newOrderLine, newPlan, newSlip } from './make-sales'

/** A row in every table of the area at a site. `word` is in every visible text, in lower case where it is a code. */
export async function makeEverything(db: Db, siteId: string, person: string, word: string): Promise<void> {
  const id = () => randomUUID()
  const title = { th: word, en: word }
  const [category, product, variant, item, cart] = [id(), id(), id(), id(), id()]
  const sku = variant.slice(0, 20).toUpperCase()
  await ensureMainLocation(db, siteId)
  await db.insert(tables.category).values({ siteId, id: category, code: word, title })
  await db
    .insert(tables.product)
    .values({ siteId, id: product, slug: word, title, kind: 'good', form: 'physical', status: 'active', brand: title })
  await db.insert(tables.productCategory).values({ siteId, productId: product, categoryId: category })
  await db.insert(tables.variant).values({ siteId, id: variant, productId: product, sku, regular: 10_700 })
  await db.insert(tables.variantOldSku).values({ siteId, sku: `OLD-${sku}`, variantId: variant })
  await db
    .insert(tables.shelfFacet)
    .values({ siteId, name: 'brand', value: word, variantId: variant, productId: product })
  await db.insert(tables.shelfFacetText).values({ siteId, name: 'brand', value: word, label: title, text: title })
  await db.insert(tables.wishlistEntry).values({ siteId, personId: person, productId: product })
  await db.insert(tables.stockItem).values({ siteId, id: item, unit: 'piece', title })
  await db.insert(tables.variantStock).values({ siteId, variantId: variant, itemId: item, quantity: 1 })
  await db.insert(tables.stockLevel).values({ siteId, itemId: item, locationId: 'main', onHand: 3, lastNo: 1 })
  await db.insert(tables.stockMove).values({
    siteId,
    itemId: item,
    locationId: 'main',
    no: 1,
    delta: 3,
    value: 0,
    reason: 'received',
    note: word,
    onHandAfter: 3,
    oversoldAfter: 0,
    valueAfter: 0,
  })
  await db.insert(tables.reservation).values({
    siteId,
    id: id(),
    holderKind: 'gift_order',
    holderId: id(),
    itemId: item,
    locationId: 'main',
    quantity: 1,
    status: 'released',
    endedAt: new Date(),
  })
  await db.insert(tables.cart).values({ siteId, id: cart, tokenHash: id(), expiresAt: new Date('2999-01-01') })
  await db.insert(tables.cartLine).values({ siteId, cartId: cart, variantId: variant, quantity: 1 })
  const order = await newOrder(db, siteId, { name: word, note: word, personId: person })
  const line = await newOrderLine(db, siteId, order, { title })
  await db.insert(tables.orderEvent).values({ siteId, orderId: order, id: id(), kind: 'placed', data: { word } })
  const parcel = id()
  await db
    .insert(tables.parcel)
    .values({ siteId, id: parcel, orderId: order, no: 1, locationId: 'main', carrier: word })
  await db.insert(tables.parcelLine).values({ siteId, parcelId: parcel, lineId: line, quantity: 1 })
  const issuer = id()
  await db.insert(tables.issuer).values({ siteId, id: issuer, legalName: title, address: title })
  await db.insert(tables.commerceSetting).values({ siteId, issuerId: issuer })
  await db.insert(tables.payLink).values({ siteId, id: id(), slug: word, title, amount: 100 })
  const bill = await newBill(db, siteId, { orderId: order, status: 'open', payerName: word, personId: person })
  const intent = await newIntent(db, siteId, bill)
  const slip = await newSlip(db, siteId, { billId: bill, intentId: intent, reference: word, bank: '014' })
  const payment = id()
  await db
    .insert(tables.payment)
    .values({ siteId, id: payment, method: 'promptpay', amount: 100, slipId: slip, payer: word, allocated: 50 })
  await db.insert(tables.allocation).values({ siteId, id: id(), paymentId: payment, billId: bill, amount: 50 })
  const refund = id()
  await db
    .insert(tables.refund)
    .values({ siteId, id: refund, orderId: order, method: 'transfer', amount: 10, reason: word })
  await db.insert(tables.refundLine).values({ siteId, refundId: refund, no: 1, lineId: line, quantity: 1, amount: 10 })
  const document = id()
  await db.insert(tables.document).values({
    siteId,
    id: document,
    kind: 'receipt',
    issuerId: issuer,
    number: word,
    seriesPeriod: '256911',
    seriesNo: 1,
    orderId: order,
    issuedOn: '2026-11-28',
    content: {
      seller: { legalName: title, address: title, branchNo: '00000' },
      buyer: { name: word, hasTaxId: false },
      lines: [],
      shipping: { total: 0, vat: 0 },
      fee: { total: 0, vat: 0 },
      total: 0,
      vat: 0,
      currency: 'THB',
    },
    contentHash: '0'.repeat(64),
    actKey: `receipt:${order}`,
  })
  await db.insert(tables.documentVoid).values({ siteId, documentId: document, reason: word })
  await db.insert(tables.documentPdf).values({ siteId, documentId: document, storageKey: word, sha256: '0'.repeat(64) })
  await db.insert(tables.subscription).values({
    siteId,
    id: id(),
    planId: await newPlan(db, siteId),
    personId: person,
    orderLineId: line,
    anchorOn: '2026-11-28',
    endsOn: '2026-12-28',
  })
}
