import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { LineExtra, OrderAddress, TaxRequest } from '@schemas/commerce/entities/order-parts'
import type { PayMethod } from '@schemas/commerce/entities/payment-status'
import type { VariantPrice } from '@schemas/commerce/price/current-price'
import type { PricedOrder } from '@schemas/commerce/price/price-order'
import type { Temperature } from '@schemas/commerce/price/shipping-price'
import type { Satang } from '@schemas/money/satang'
import type { VatClass } from '@schemas/money/vat'
import type { Locale } from '@schemas/layout/locale'
import type { OrderRow } from './order-rows'

/** A line to sell, as it is frozen into the order. */
export type NewLine = {
  kind: string
  ref: string
  variantId?: string
  title: Localised
  sku?: string
  picture?: string
  options?: FacetValue[]
  extras?: LineExtra[]
  note?: string
  price: VariantPrice
  /** A till's own price of one unit. */
  override?: Satang
  quantity: number
  vatClass: VatClass
  /** Of what is shipped. */
  parcel?: { temperature: Temperature; grams: number }
}

export type Buyer = {
  person?: string | undefined
  name: string
  email?: string | undefined
  phone?: string | undefined
  address?: OrderAddress | undefined
  tax?: (TaxRequest & { taxId: string }) | undefined
  locale: Locale
}

export type NewOrder = {
  /** Given by a till; its repetition is the same order. */
  id?: string
  channel: OrderRow['channel']
  lines: readonly NewLine[]
  buyer: Buyer
  method: PayMethod
  zone?: string | undefined
  discount?: Satang
  location?: string
  /** Until when it waits for its payment; the channel's own time where it is left out. */
  expiresAt?: Date
  returnTo?: string
  cartId?: string
  /** The draft that becomes its bill. */
  draft?: string
  /** The secret of the order's page. */
  token?: string
  note?: string
  /** The total that the buyer has seen: another one is shown before anything is sold. */
  seenTotal?: number
}

export type SoldOut = { title: Localised; left: number }

export type PlaceProblem =
  | { problem: 'price'; priced: PricedOrder }
  | { problem: 'sold_out'; lines: SoldOut[] }
  | { problem: 'empty' | 'not_delivered' | 'no_cash_on_delivery' | 'unsellable' | 'stale_cart' }

export type Placed = { ok: true; order: OrderRow; isNew: boolean } | ({ ok: false } & PlaceProblem)

/** Rolls back what a placing has done, and carries why. */
export class PlaceRefused extends Error {
  constructor(readonly problem: PlaceProblem) {
    super(problem.problem)
  }
}
