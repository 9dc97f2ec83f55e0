import { type CheckoutMethod, checkoutMethods, type QuoteView } from '@schemas/commerce/entities/checkout'
import { toSatang } from '@schemas/money/satang'
import { ensureIssuer, isVatRegistered } from '../billing/issuer'
import { cartRows, isOffered } from '../carts/cart-rows'
import { problemsOf } from '../carts/describe-cart'
import type { CartRow } from '../carts/own-cart'
import { describePrice } from '../catalogue/describe-products'
import { dayIn } from '../orders/day-in'
import type { NewLine } from '../orders/order-types'
import { variantLine } from '../orders/place-cart'
import { priceNewOrder } from '../orders/price-new-order'
import { type CommerceSettings, readSettings } from '../orders/settings'
import type { Shop } from '../shop'

/** The zone of a province by a site's table. */
export const zoneOf = ({ shipping }: Pick<CommerceSettings, 'shipping'>, province: string | undefined) =>
  province === undefined ? undefined : shipping.zones?.[province]

/** What a cart's order would cost now, by each way of paying it. */
export async function quoteCart(
  shop: Shop,
  cart: CartRow | undefined,
  { province, method }: { province?: string | undefined; method?: CheckoutMethod | undefined },
): Promise<QuoteView> {
  const { tx, site, now, timeZone } = shop
  const settings = await readSettings(tx)
  const rows = cart ? (await cartRows(tx, cart.id)).filter(({ line }) => !line.isSaved) : []
  const sold = rows.filter(isOffered)
  const lines = sold.map((row) => variantLine(row, row.line.quantity))
  const zone = zoneOf(settings, province)
  const issuer = await ensureIssuer(tx, site, settings)
  const facts = { now, isVatRegistered: isVatRegistered(issuer, dayIn(now, timeZone)) }
  const priceBy = (by: CheckoutMethod | undefined) =>
    priceNewOrder({ lines, zone, method: by ?? 'promptpay' }, settings, facts)
  const byMethod = checkoutMethods.map((each) => ({ each, result: priceBy(each) }))
  const chosen = byMethod.find(({ each, result }) => each === method && result.ok)?.result ?? priceBy(undefined)
  // Without a province, what is in the cart has its price all the same.
  const goods = chosen.ok ? chosen : priceNewOrder({ lines, method: 'promptpay' }, { ...settings, shipping: {} }, facts)
  const priced = goods.ok ? goods.priced : undefined
  const hasChanged = rows.some((row) => problemsOf(row, describePrice(row.variant, now).amount).length > 0)
  const problem =
    lines.length === 0 ? 'empty' : !chosen.ok && province ? 'not_delivered' : hasChanged ? 'changed' : undefined
  const days = zone === undefined ? undefined : settings.shipping.days?.[zone]
  return {
    ...(cart ? { cart: cart.id } : {}),
    version: cart?.version ?? 0,
    isShipped: isShipped(lines),
    subtotal: priced?.subtotal ?? 0,
    shipping: priced?.shipping.total ?? 0,
    fee: priced?.fee.total ?? 0,
    vat: priced?.vat ?? 0,
    total: priced?.total ?? toSatang(0),
    ...(problem ? { problem } : {}),
    methods: byMethod
      .filter(({ each }) => settings.methods.includes(each))
      .map(({ each, result }) => ({
        method: each,
        isOffered: result.ok,
        fee: result.ok ? result.priced.fee.total : 0,
      })),
    ...(days ? { days: [days[0], days[1]] as [number, number] } : {}),
  }
}

export const isShipped = (lines: readonly NewLine[]): boolean => lines.some(({ parcel }) => parcel !== undefined)
