import { type PricedOrder, priceOrder } from '@schemas/commerce/price/price-order'
import { cashOnDeliveryFee, shippingPrice } from '@schemas/commerce/price/shipping-price'
import { type Satang, sumSatang, toSatang } from '@schemas/money/satang'
import type { NewOrder, PlaceProblem } from './order-types'
import type { CommerceSettings } from './settings'

type Wanted = Pick<NewOrder, 'lines' | 'discount' | 'zone' | 'method'>

/** Names of lines while an order is priced: by their place, so that ties fall alike in a quote and in the order. */
export const lineKey = (index: number) => String(index + 1).padStart(4, '0')

/** Prices an order as it would be placed now, shipping and fee included; for a quote and for the order itself. */
export function priceNewOrder(
  { lines, discount, zone, method }: Wanted,
  settings: Pick<CommerceSettings, 'shipping' | 'cashOnDelivery'>,
  { now, isVatRegistered }: { now: Date; isVatRegistered: boolean },
): { ok: true; priced: PricedOrder } | ({ ok: false } & PlaceProblem) {
  if (lines.length === 0) return { ok: false, problem: 'empty' }
  const request = {
    lines: lines.map((line, index) => ({
      id: lineKey(index),
      price: line.price,
      options: (line.extras ?? []).map(({ price }) => toSatang(price)),
      override: line.override,
      quantity: line.quantity,
      vatClass: line.vatClass,
    })),
    at: now,
    isVatRegistered,
    ...(discount === undefined ? {} : { discount }),
  }
  const goods = priceOrder(request)
  const shipped = lines.flatMap(({ parcel, quantity }, index) =>
    parcel
      ? [
          {
            temperature: parcel.temperature,
            grams: parcel.grams * quantity,
            total: goods.lines[index]?.total ?? toSatang(0),
          },
        ]
      : [],
  )
  const shipping = shippingOf(shipped, settings, zone)
  if (shipping === undefined) return { ok: false, problem: 'not_delivered' }
  if (method !== 'cod') return { ok: true, priced: priceOrder({ ...request, shipping }) }
  const due = sumSatang([goods.total, shipping])
  const fee = settings.cashOnDelivery && cashOnDeliveryFee(settings.cashOnDelivery, zone ?? '', due)
  if (fee === undefined || shipped.length === 0) return { ok: false, problem: 'no_cash_on_delivery' }
  return { ok: true, priced: priceOrder({ ...request, shipping, fee }) }
}

function shippingOf(
  shipped: Parameters<typeof shippingPrice>[2],
  {
    shipping: { rates = [], includedGrams = 0, perFurtherKilo = toSatang(0), freeFrom },
  }: Pick<CommerceSettings, 'shipping'>,
  zone: string | undefined,
): Satang | undefined {
  // A site that has set no rates delivers for nothing.
  if (rates.length === 0) return toSatang(0)
  return shippingPrice({ rates, includedGrams, perFurtherKilo, ...(freeFrom ? { freeFrom } : {}) }, zone ?? '', shipped)
}
