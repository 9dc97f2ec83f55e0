import { call } from '@schemas/commerce/calls/shop/manage-product-save'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { brokenKey } from '@gateway/db/failures'
import type { ProductProblem } from '../../catalogue/check-draft-product'
import { saveDraftProduct } from '../../catalogue/save-draft-product'
import { shopError, type ShopProblem } from '../../messages'
import { shopOf } from '../../shop-of'

const problems: Record<ProductProblem, ShopProblem> = {
  unknown: 'unknownProduct',
  stale: 'staleProduct',
  used: 'usedCode',
  barcode: 'usedBarcode',
  twice: 'variantTwice',
  name: 'noName',
  sale: 'highSale',
  options: 'sameOptions',
  category: 'unknownCategory',
}

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const saved = await saveDraftProduct(shopOf(context, db), input)
    if (!saved.ok)
      throw shopError(problems[saved.problem], locale, saved.field === undefined ? {} : { field: saved.field })
    return { product: saved.product, version: saved.version }
  }).catch((error: unknown) => {
    // A lesson took the code at this very moment.
    const field = { product_site_id_slug_key: 'slug', variant_site_id_sku_key: 'variants' }[brokenKey(error) ?? '']
    throw field === undefined ? error : shopError('usedCode', locale, { field })
  })
})
