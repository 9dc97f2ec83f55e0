import type { ProductDelivery } from '@schemas/commerce/entities/shelf'
import type { ShippingSetting } from '@schemas/commerce/entities/setting-parts'
import { shippingPrice, type Temperature } from '@schemas/commerce/price/shipping-price'
import { toSatang } from '@schemas/money/satang'

/** Delivery of one piece by a site's table; undefined where the site delivers nothing. */
export function describeDelivery(
  setting: ShippingSetting,
  { temperature, grams }: { temperature: Temperature; grams: number },
): ProductDelivery | undefined {
  const { rates = [], includedGrams = 0, perFurtherKilo = toSatang(0), freeFrom, zones = {}, days, orderBy } = setting
  const table = { rates, includedGrams, perFurtherKilo }
  const known = [...new Set(rates.map(({ zone }) => zone))].flatMap((zone) => {
    const price = shippingPrice(table, zone, [{ temperature, grams, total: toSatang(0) }])
    const provinces = Object.keys(zones).filter((province) => zones[province] === zone)
    const [from, to] = days?.[zone] ?? []
    const takes = from === undefined || to === undefined ? {} : { days: [from, to] as [number, number] }
    return price === undefined || provinces.length === 0 ? [] : [{ price, ...takes, provinces }]
  })
  if (known.length === 0) return undefined
  const free = freeFrom?.[temperature]
  return {
    zones: known,
    ...(free === undefined ? {} : { freeFrom: free }),
    ...(orderBy === undefined ? {} : { orderBy }),
  }
}
