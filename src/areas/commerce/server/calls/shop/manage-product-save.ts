import { call } from '@schemas/commerce/calls/shop/manage-product-save'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { type ProductProblem, saveDraftProduct } from '../../catalogue/save-draft-product'
import { shopError, type ShopProblem } from '../../messages'
import { shopOf } from '../../shop-of'

const problems: Record<ProductProblem, ShopProblem> = {
  unknown: 'unknownProduct',
  stale: 'staleProduct',
  used: 'usedCode',
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
  })
})
