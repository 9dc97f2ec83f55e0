import type { ShippingTable } from '../price/shipping-price'

/** Where money is sent: a PromptPay id, or a bank account. */
export type ReceivingAccount = {
  id: string
  kind: 'promptpay' | 'bank'
  /** Phone number, tax id or e-wallet id; or the account's number. */
  number: string
  bank?: string | undefined
  name: string
}

/** Rates by zone, and which provinces lie in which zone. */
export type ShippingSetting = Partial<ShippingTable> & {
  zones?: Readonly<Record<string, string>>
  /** How many days a box takes to a zone, from and to. */
  days?: Readonly<Record<string, readonly [number, number]>>
  /** The hour until which orders are packed on the same day. */
  orderBy?: number
}

/** One check of a slip. `unknown`: it could not be made. */
export type SlipCheck = { check: string; outcome: 'passed' | 'failed' | 'unknown'; detail?: string | undefined }
