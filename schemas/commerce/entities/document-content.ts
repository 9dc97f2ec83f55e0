import type { VatClass } from '../../money/vat'
import type { Localised } from './localised'

export const documentKinds = ['invoice', 'receipt', 'tax_invoice', 'tax_invoice_abb', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type DocumentLine = {
  title: Localised
  quantity: number
  unitPrice: number
  discount: number
  total: number
  vat: number
  vatClass: VatClass
}

/**
 * What a document says, frozen when it is made. The seller is its issuer as of that day. A credit note names the
 * original's number, value, the right value and the difference (Revenue Code 86/10).
 */
export type DocumentContent = {
  seller: { legalName: Localised; address: Localised; taxId?: string | undefined; branchNo: string }
  buyer: { name: string; address?: string | undefined; branchNo?: string | undefined; hasTaxId: boolean }
  lines: DocumentLine[]
  shipping: { total: number; vat: number }
  fee: { total: number; vat: number }
  total: number
  vat: number
  currency: string
  orderNumber?: string | undefined
  paid?: { method: string; amount: number; reference?: string | undefined } | undefined
  correction?: { number: string; issuedOn: string; value: number; rightValue: number; reason: string } | undefined
}
