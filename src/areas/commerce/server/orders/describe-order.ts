import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { stepOf } from '../checkout/step-of'
import { document, documentVoid, orderEvent, parcel } from '../tables'
import { mayCancel } from './may-cancel'
import { type LineRow, type OrderRow, readLines } from './order-rows'
import { readSettings } from './settings'

/** Of the timeline, what is for buyers: their address and the staff's doing stay out. */
const shownReasons = new Set(['cancelled', 'slip_rejected'])

/** An order as its buyer sees it. */
export async function describeOrder(tx: Db, order: OrderRow, locale: Locale): Promise<OrderView> {
  const lines = await readLines(tx, order.id)
  const events = await tx
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, order.id))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id))
  const parcels = await tx.select().from(parcel).where(eq(parcel.orderId, order.id)).orderBy(asc(parcel.no))
  const { taxRequest } = order
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    step: stepOf(order),
    ...(order.method === null ? {} : { method: order.method }),
    placedAt: order.placedAt.toISOString(),
    ...(order.expiresAt && order.status === 'pending' ? { expiresAt: order.expiresAt.toISOString() } : {}),
    name: order.name,
    ...(order.email === null ? {} : { email: order.email }),
    ...(order.phone === null ? {} : { phone: order.phone }),
    ...(order.address === null ? {} : { address: order.address }),
    ...(taxRequest === null ? {} : { tax: { name: taxRequest.name, branchNo: taxRequest.branchNo } }),
    note: order.note,
    lines: lines.map((line) => describeLine(line, locale)),
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    fee: order.fee,
    vat: order.vat,
    total: order.total,
    credited: order.credited,
    refunded: order.refunded,
    currency,
    canCancel: mayCancel(order, lines, { cancelUntil: (await readSettings(tx)).cancelUntil, parcels }),
    ...(order.returnTo === null ? {} : { returnTo: order.returnTo }),
    events: events
      .filter(({ kind }) => kind !== 'link_requested')
      .map(({ at, kind, data }) => ({
        at: at.toISOString(),
        kind,
        ...(shownReasons.has(kind) && typeof data.reason === 'string' ? { reason: data.reason } : {}),
      })),
    parcels: parcels.map(({ no, status, carrier, tracking, shippedAt, deliveredAt }) => ({
      no,
      status,
      carrier,
      tracking,
      ...(shippedAt ? { shippedAt: shippedAt.toISOString() } : {}),
      ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
    })),
    documents: await describeDocuments(tx, order.id),
  }
}

const describeLine = (line: LineRow, locale: Locale): OrderView['lines'][number] => ({
  id: line.id,
  title: pickText(line.title, locale),
  ...(line.sku === null ? {} : { sku: line.sku }),
  ...(line.picture === null ? {} : { picture: line.picture }),
  options: line.options.map(({ code, value, label, text }) => ({
    code,
    value,
    label: pickText(label, locale),
    text: pickText(text, locale),
  })),
  quantity: line.quantity,
  unitRegular: line.unitRegular,
  unitCharged: line.unitCharged,
  total: line.total,
  fulfilled: line.fulfilled,
  refunded: line.refunded,
})

/** The documents of an order, the earliest first; void ones stay and say so. */
export async function describeDocuments(tx: Db, order: string): Promise<OrderView['documents']> {
  const rows = await tx
    .select({ document, voided: documentVoid.documentId })
    .from(document)
    .leftJoin(documentVoid, and(eq(documentVoid.siteId, document.siteId), eq(documentVoid.documentId, document.id)))
    .where(and(eq(document.orderId, order), isNotNull(document.orderId)))
    .orderBy(asc(document.createdAt), asc(document.id))
  return rows.map(({ document: { id, kind, number, issuedOn }, voided }) => ({
    id,
    kind,
    number,
    issuedOn,
    isVoid: voided !== null,
  }))
}
