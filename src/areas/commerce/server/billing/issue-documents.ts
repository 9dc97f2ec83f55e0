import { and, desc, eq, inArray } from 'drizzle-orm'
import { floorOfProduct } from '@schemas/money/satang'
import { dayIn } from '../orders/day-in'
import type { LineRow, OrderRow } from '../orders/order-rows'
import { readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { document } from '../tables'
import { ensureIssuer, isVatRegistered } from './issuer'
import { type DocumentRow, issueDocument } from './issue-document'
import { lineOf, saleContent, sellerOf } from './sale-content'

/** The buyer's tax id in plain text, for a full tax invoice alone. */
function taxIdOf({ site, seal }: Shop, order: OrderRow): string | undefined {
  if (order.taxIdSealed === null) return undefined
  if (!seal) throw new Error('A tax id is stored sealed alone.')
  return seal.open(order.taxIdSealed, { site, table: 'sales_order', column: 'tax_id_sealed', row: order.id })
}

/**
 * The document of a sale: for the registered a tax invoice with the receipt, full where the buyer asked for one, else
 * abbreviated; a receipt for others. A till numbers its own.
 */
export async function issueForSale(shop: Shop, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  if (order.total === 0 || order.channel === 'pos') return
  const { settings, issuer, isRegistered } = await issuing(shop, order)
  const kind = !isRegistered ? 'receipt' : order.taxRequest ? 'tax_invoice' : 'tax_invoice_abb'
  await issueDocument(
    shop,
    {
      kind,
      act: order.id,
      issuer,
      order: order.id,
      content: saleContent(order, lines, issuer),
      ...(kind === 'tax_invoice' ? { buyerTaxId: taxIdOf(shop, order) } : {}),
    },
    settings,
  )
}

/** The invoice of a sale on credit. */
export async function issueInvoice(shop: Shop, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  if (order.total === 0) return
  const { settings, issuer } = await issuing(shop, order)
  const content = saleContent(order, lines, issuer)
  await issueDocument(shop, { kind: 'invoice', act: order.id, issuer, order: order.id, content }, settings)
}

type PaidPart = {
  allocation: string
  payment: string
  bill: string
  amount: number
  before: number
  method: string
  reference?: string | undefined
}

/**
 * The document of one payment of a sale on credit. Services are taxed with each payment: their parts of the tax add up
 * to that of the sale. Goods are taxed with their delivery, and get a receipt here.
 */
export async function issueForPayment(
  shop: Shop,
  order: OrderRow,
  lines: readonly LineRow[],
  { allocation, payment, bill, amount, before, method, reference }: PaidPart,
): Promise<void> {
  const { settings, issuer, isRegistered } = await issuing(shop, order)
  const kind = isRegistered && !lines.some((line) => line.isGoods) ? 'tax_invoice' : 'receipt'
  const vatUntil = (paid: number) => floorOfProduct(order.vat, paid, order.total)
  const vat = vatUntil(before + amount) - vatUntil(before)
  const title = { th: `ชำระค่าสินค้าหรือบริการตามใบแจ้งหนี้ ${order.number}`, en: `Payment of ${order.number}` }
  await issueDocument(
    shop,
    {
      kind,
      act: allocation,
      issuer,
      order: order.id,
      bill,
      payment,
      content: {
        ...saleContent(order, [], issuer),
        lines: [{ title, quantity: 1, unitPrice: amount, discount: 0, total: amount, vat, vatClass: 'standard' }],
        shipping: { total: 0, vat: 0 },
        fee: { total: 0, vat: 0 },
        total: amount,
        vat,
        paid: { method, amount, ...(reference === undefined ? {} : { reference }) },
      },
      ...(kind === 'tax_invoice' ? { buyerTaxId: taxIdOf(shop, order) } : {}),
    },
    settings,
  )
}

/** The credit note of a sale that was documented and comes to nothing, before anything of it was paid. */
export const issueReversal = (shop: Shop, order: OrderRow, lines: readonly LineRow[], reason: string): Promise<void> =>
  issueCreditNote(shop, order, {
    lines: lines.map((line) => ({ line, quantity: line.quantity, amount: line.total, vat: line.vat })),
    extras: { total: order.shipping + order.fee, vat: order.shippingVat + order.feeVat },
    amount: order.total,
    vat: order.vat,
    refundedBefore: 0,
    reason,
  })

type CreditedPart = {
  refund?: string
  lines: readonly { line: LineRow; quantity: number; amount: number; vat: number }[]
  extras: { total: number; vat: number }
  amount: number
  vat: number
  refundedBefore: number
  reason: string
}

/** The credit note of a refund, where the sale has a document that it corrects. */
export async function issueCreditNote(shop: Shop, order: OrderRow, part: CreditedPart): Promise<void> {
  const original = await findOriginal(shop, order)
  if (!original) return
  const { settings, issuer } = await issuing(shop, order)
  const value = original.content.total
  await issueDocument(
    shop,
    {
      kind: 'credit_note',
      act: part.refund ?? order.id,
      issuer,
      order: order.id,
      ...(part.refund === undefined ? {} : { refund: part.refund }),
      original: original.id,
      content: {
        seller: sellerOf(issuer),
        buyer: original.content.buyer,
        lines: part.lines.map(({ line, quantity, amount, vat }) => ({
          ...lineOf(line),
          quantity,
          discount: 0,
          total: amount,
          vat,
        })),
        shipping: part.extras,
        fee: { total: 0, vat: 0 },
        total: part.amount,
        vat: part.vat,
        currency: order.currency,
        orderNumber: order.number,
        correction: {
          number: original.number,
          issuedOn: original.issuedOn,
          value,
          rightValue: Math.max(0, value - part.refundedBefore - part.amount),
          reason: part.reason,
        },
      },
      ...(original.buyerTaxIdSealed === null ? {} : { buyerTaxId: taxIdOf(shop, order) }),
    },
    settings,
  )
}

async function findOriginal({ tx }: Shop, order: OrderRow): Promise<DocumentRow | undefined> {
  const found = await tx
    .select()
    .from(document)
    .where(and(eq(document.orderId, order.id), inArray(document.kind, ['tax_invoice', 'tax_invoice_abb', 'receipt'])))
    .orderBy(desc(document.createdAt), desc(document.seriesNo))
  return found.find(({ kind }) => kind !== 'receipt') ?? found[0]
}

async function issuing(shop: Shop, order: OrderRow) {
  const settings = await readSettings(shop.tx)
  const issuer = await ensureIssuer(shop.tx, shop.site, { ...settings, issuerId: order.issuerId ?? settings.issuerId })
  return { settings, issuer, isRegistered: isVatRegistered(issuer, dayIn(shop.now, shop.timeZone)) }
}
