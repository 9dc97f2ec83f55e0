import { call as categoriesCall } from '@client/commerce/calls/shop/manage-categories'
import { call as pricesCall } from '@client/commerce/calls/shop/manage-prices'
import { call as productCall } from '@client/commerce/calls/shop/manage-product'
import { call as productsCall } from '@client/commerce/calls/shop/manage-products'
import { callGateway } from '@kit/call-gateway'
import { refreshCalls } from '@kit/use-call'
import type { NewPrice } from './price-change'

export const refreshProducts = () => refreshCalls(productsCall, productCall, categoriesCall)

/** Sets prices, all or none. Returns what sets them back. */
export async function setPrices(prices: readonly NewPrice[]): Promise<NewPrice[]> {
  const { prices: set } = await callGateway(pricesCall, {
    prices: prices.map(({ variant, version, after }) => ({ variant, version, ...after })),
  })
  return prices.map((price) => ({
    ...price,
    version: set.find(({ variant }) => variant === price.variant)?.version ?? price.version,
    before: price.after,
    after: price.before,
  }))
}
