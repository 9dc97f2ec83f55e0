import { type Satang, sumSatang, toSatang } from '../../money/satang'

export const temperatures = ['dry', 'chilled'] as const
export type Temperature = (typeof temperatures)[number]

/** What one box of a temperature costs to a zone. */
export type ShippingRate = { zone: string; temperature: Temperature; price: Satang }

export type ShippingTable = {
  rates: readonly ShippingRate[]
  /** Grams that the price covers, and what each further kilogram begun costs. */
  includedGrams: number
  perFurtherKilo: Satang
  /** Goods of a temperature are shipped free from this total on. */
  freeFrom?: Partial<Record<Temperature, Satang>>
}

export type ShippedLine = { temperature: Temperature; grams: number; total: Satang }

/**
 * Shipping of an order to a zone: one box for each temperature in it. Undefined where the table has no rate, because the
 * goods are not delivered there. Nothing to ship costs nothing.
 */
export function shippingPrice(
  { rates, includedGrams, perFurtherKilo, freeFrom = {} }: ShippingTable,
  zone: string,
  lines: readonly ShippedLine[],
): Satang | undefined {
  const boxes = temperatures.map((temperature): Satang | undefined => {
    const inside = lines.filter((line) => line.temperature === temperature)
    if (inside.length === 0) return toSatang(0)
    const rate = rates.find((each) => each.zone === zone && each.temperature === temperature)
    if (!rate) return undefined
    const free = freeFrom[temperature]
    if (free !== undefined && sumSatang(inside.map(({ total }) => total)) >= free) return toSatang(0)
    const grams = inside.reduce((all, line) => all + line.grams, 0)
    const furtherKilos = Math.max(0, Math.ceil((grams - includedGrams) / 1000))
    return toSatang(rate.price + furtherKilos * perFurtherKilo)
  })
  return boxes.some((price) => price === undefined) ? undefined : sumSatang(boxes.map((price) => price ?? toSatang(0)))
}

export type CashOnDelivery = { perCent: number; least: Satang; mostOrder: Satang; refusedZones: readonly string[] }

/** The fee for cash on delivery; undefined where it is not offered for this amount or zone. */
export function cashOnDeliveryFee(
  { perCent, least, mostOrder, refusedZones }: CashOnDelivery,
  zone: string,
  amount: Satang,
): Satang | undefined {
  if (amount > mostOrder || refusedZones.includes(zone)) return undefined
  return toSatang(Math.max(least, Math.ceil((amount * perCent) / 100)))
}
