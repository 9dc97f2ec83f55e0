import type { Satang } from '../../money/satang'

/** What a variant costs: `sale` counts from `saleFrom` until before `saleTo`, each open-ended when it is left out. */
export type VariantPrice = {
  regular: Satang
  sale?: Satang | undefined
  saleFrom?: Date | undefined
  /** Exclusive: "until 31 December" is the midnight after it in the site's zone. */
  saleTo?: Date | undefined
}

/** A sale price counts only below the regular one and inside its window. */
export function isOnSale({ regular, sale, saleFrom, saleTo }: VariantPrice, at: Date): boolean {
  if (sale === undefined || sale >= regular) return false
  return !(saleFrom && at < saleFrom) && !(saleTo && at >= saleTo)
}

/** The price of one unit at a moment, without priced options. */
export const currentPrice = (price: VariantPrice, at: Date): Satang =>
  isOnSale(price, at) ? (price.sale ?? price.regular) : price.regular
