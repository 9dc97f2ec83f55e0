import type { DocumentContent, DocumentLine } from '@schemas/commerce/entities/document-content'
import type { LineRow, OrderRow } from '../orders/order-rows'
import type { Issuer } from './issuer'

export const sellerOf = ({ legalName, address, taxId, branchNo }: Issuer): DocumentContent['seller'] => ({
  legalName,
  address,
  branchNo,
  ...(taxId === null ? {} : { taxId }),
})

function buyerOf({ name, taxRequest, taxIdSealed }: OrderRow): DocumentContent['buyer'] {
  return taxRequest
    ? {
        name: taxRequest.name,
        address: taxRequest.address,
        branchNo: taxRequest.branchNo,
        hasTaxId: taxIdSealed !== null,
      }
    : { name, hasTaxId: false }
}

export const lineOf = (line: LineRow): DocumentLine => ({
  title: line.title,
  quantity: line.quantity,
  unitPrice: line.unitCharged,
  discount: line.discount,
  total: line.total,
  vat: line.vat,
  vatClass: line.vatClass,
})

/** What a document says of a sale. */
export const saleContent = (order: OrderRow, lines: readonly LineRow[], issuer: Issuer): DocumentContent => ({
  seller: sellerOf(issuer),
  buyer: buyerOf(order),
  lines: lines.map(lineOf),
  shipping: { total: order.shipping, vat: order.shippingVat },
  fee: { total: order.fee, vat: order.feeVat },
  total: order.total,
  vat: order.vat,
  currency: order.currency,
  orderNumber: order.number,
})
