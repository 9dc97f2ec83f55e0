import { call } from '@schemas/commerce/calls/shop/product'
import { handle } from '@gateway/call/handle'
import { findProduct } from '../../catalogue/find-product'
import { describeJsonLd } from '../../catalogue/describe-json-ld'
import { shopError } from '../../messages'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const found = await tx((db) => findProduct(db, input.code, new Date(), locale))
  if (!found) throw shopError('unknownProduct', locale)
  const { title, summary, images } = found.product
  const [image] = images
  return {
    ...found,
    head: {
      title,
      ...(summary ? { description: summary } : {}),
      ...(image ? { image: image.asset } : {}),
      jsonLd: describeJsonLd(found.product),
    },
  }
})
