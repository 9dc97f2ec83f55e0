import { eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/manage-product'
import { handle } from '@gateway/call/handle'
import { addressesOf } from '../../catalogue/picture-addresses'
import { readProductInputs } from '../../catalogue/read-product-inputs'
import { shopError } from '../../messages'
import { product } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const found = await tx(async (db) => {
    const [row] = await db.select({ version: product.version }).from(product).where(eq(product.id, input.product))
    const [of] = await readProductInputs(db, [input.product])
    // Lessons are written where they are taught.
    if (!row || !of || of.kind === 'lesson') throw shopError('unknownProduct', locale)
    const { slug, title, summary = {}, kind, vat = 'standard', temperature = 'dry', status = 'draft' } = of
    const { categories = [], images = [], variants } = of
    return {
      product: of.id,
      version: row.version,
      draft: {
        slug,
        title,
        summary,
        kind,
        vat,
        temperature,
        status,
        categories: [...categories],
        images: images.map(({ asset }) => asset),
        variants: variants.map(({ id, sku, barcode, options = [], regular, sale, ...rest }) => ({
          id,
          sku,
          options,
          regular,
          ...(barcode === undefined ? {} : { barcode }),
          ...(sale === undefined ? {} : { sale }),
          weightG: rest.weightG ?? 0,
          tracked: rest.tracked ?? true,
          backorder: rest.backorder ?? false,
        })),
      },
    }
  })
  return { ...found, pictures: await addressesOf(context, found.draft.images) }
})
