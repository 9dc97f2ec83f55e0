import { randomUUID } from 'node:crypto'
import type { DocumentContent } from '@schemas/commerce/entities/document-content'
import { hashOf } from '../billing/document-hash'
import type { Issuer } from '../billing/issuer'
import { saleContent } from '../billing/sale-content'
import { dayIn, documentPeriod } from '../orders/day-in'
import type { LineRow, OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'
import { document } from '../tables'

type Receipt = {
  order: OrderRow
  lines: readonly LineRow[]
  issuer: Issuer
  isRegistered: boolean
  segment: string
  seq: number
}

/**
 * The document of a till's sale, under the number that the till has printed: an abbreviated tax invoice of the
 * registered, else a receipt.
 */
export async function issueTillDocument(
  { tx, site, now, timeZone }: Shop,
  { order, lines, issuer, isRegistered, segment, seq }: Receipt,
): Promise<void> {
  const kind = isRegistered ? 'tax_invoice_abb' : 'receipt'
  const issuedOn = dayIn(now, timeZone)
  const content: DocumentContent = saleContent(order, lines, issuer)
  const { number } = order
  await tx.insert(document).values({
    siteId: site,
    id: randomUUID(),
    kind,
    issuerId: issuer.id,
    number,
    seriesPeriod: documentPeriod(issuedOn),
    seriesNo: seq,
    segment,
    orderId: order.id,
    issuedOn,
    content,
    contentHash: hashOf({ kind, number, issuedOn, content, buyerTaxId: undefined }),
    actKey: `${kind}:${order.id}`,
    createdAt: now,
  })
}
