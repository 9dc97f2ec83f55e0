import { currency } from '@schemas/constants'
import type { CartLineView, CartProblem, CartView } from '@schemas/commerce/entities/cart'
import type { ShippingSetting } from '@schemas/commerce/entities/setting-parts'
import { temperatures } from '@schemas/commerce/price/shipping-price'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { describePicture, describePrice } from '../catalogue/describe-products'
import { describeStock } from '../catalogue/variant-stock'
import { readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { type CartLineRow, cartRows, isOffered, limitOf } from './cart-rows'
import type { CartRow } from './own-cart'

/** A cart as the catalogue has it now, with what has changed since its owner last saw it. */
export async function describeCart(
  { tx, now }: Pick<Shop, 'tx' | 'now'>,
  cart: CartRow | undefined,
  locale: Locale,
): Promise<CartView> {
  const rows = cart ? await cartRows(tx, cart.id) : []
  const lines = rows.map((row) => describeLine(row, now, locale))
  const bought = lines.filter(
    ({ isSaved, problems }) => !isSaved && !problems.some(({ problem }) => problem === 'gone'),
  )
  return {
    ...(cart ? { cart: cart.id } : {}),
    version: cart?.version ?? 0,
    lines,
    count: bought.reduce((all, { quantity }) => all + quantity, 0),
    subtotal: bought.reduce((all, { total }) => all + total, 0),
    currency,
    toFreeDelivery: rows.length > 0 ? missingForFree(rows, lines, (await readSettings(tx)).shipping) : [],
  }
}

function describeLine(row: CartLineRow, now: Date, locale: Locale): CartLineView {
  const { line, variant, product, available } = row
  const price = describePrice(variant, now)
  const image = variant.picture ? { asset: variant.picture, alt: variant.pictureAlt ?? undefined } : product.images[0]
  return {
    variant: variant.id,
    sku: variant.sku,
    title: pickText(product.title, locale),
    options: variant.options.map(({ code, value, label, text }) => ({
      code,
      value,
      label: pickText(label, locale),
      text: pickText(text, locale),
    })),
    ...(image ? { picture: describePicture(image, locale) } : {}),
    quantity: line.quantity,
    isSaved: line.isSaved,
    price,
    total: price.amount * line.quantity,
    stock: describeStock(variant, available),
    ...(variant.maxPerOrder === null ? {} : { maxPerOrder: variant.maxPerOrder }),
    problems: line.isSaved ? [] : problemsOf(row, price.amount),
  }
}

/** What keeps a line from being sold as it is, or has changed since it was last shown. */
export function problemsOf(row: CartLineRow, price: number): CartProblem[] {
  if (!isOffered(row)) return [{ problem: 'gone' }]
  const { seenPrice, quantity } = row.line
  const limit = limitOf(row)
  return [
    ...(limit && quantity > limit.left ? [limit] : []),
    ...(seenPrice !== null && seenPrice !== price ? [{ problem: 'price' as const, was: seenPrice }] : []),
  ]
}

/** What is missing to free delivery, of boxes that are not free yet. */
function missingForFree(
  rows: readonly CartLineRow[],
  lines: readonly CartLineView[],
  { rates = [], freeFrom = {} }: ShippingSetting,
): CartView['toFreeDelivery'] {
  if (rates.length === 0) return []
  return temperatures.flatMap((temperature) => {
    const free = freeFrom[temperature]
    const inside = lines.filter((line, index) => {
      const product = rows[index]?.product
      return !line.isSaved && product?.form === 'physical' && product.temperature === temperature
    })
    const amount = (free ?? 0) - inside.reduce((all, { total }) => all + total, 0)
    return free === undefined || inside.length === 0 || amount <= 0 ? [] : [{ temperature, amount }]
  })
}
