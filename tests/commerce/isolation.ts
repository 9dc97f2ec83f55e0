import { randomUUID } from 'node:crypto'
import { product, variant } from '@areas/commerce/server/tables'
import type { Db } from '@gateway/db/open'
import { searchGram } from '@gateway/db/search-tables'
import { defineIsolation } from '../isolation/define-isolation'
import { type Ids, newIds } from '../isolation/make-rows'
import { makeEverything } from './make-everything'

const noCall = { none: 'read for rows of other tables only, or by no call yet' }

/** A product at each site, by its id and by the code of its page, with another one of the same maker. */
async function makeProducts(db: Db): Promise<Record<'ids' | 'codes', Ids>> {
  const ids = newIds()
  const codes = newIds()
  const rest = {
    title: { en: 'A product' },
    kind: 'good',
    form: 'physical',
    status: 'active',
    brandCode: 'one',
  } as const
  for (const [siteId, id, slug] of [
    ['alpha', ids.own, codes.own],
    ['beta', ids.foreign, codes.foreign],
  ] as const) {
    const products = [
      { siteId, id, slug, ...rest },
      { siteId, id: randomUUID(), slug: randomUUID(), ...rest },
    ]
    await db.insert(product).values(products)
    await db.insert(variant).values(
      products.map(({ id: productId }) => ({
        siteId,
        id: randomUUID(),
        productId,
        sku: randomUUID().toUpperCase(),
        regular: 100,
      })),
    )
  }
  return { ids, codes }
}

export const isolation = defineIsolation({
  makeRest: async ({ db, siteId, user, word }) => {
    await makeEverything(db, siteId, user, word)
    await db.insert(searchGram).values({ siteId, kind: 'product', gram: 'ab', rowId: word })
  },
  rowless: {
    'shop/* attributes': 'names of attributes, which the list compares with its own',
    'shop/* brand': 'names of makers, which the list compares with its own',
  },
  extraInputs: {
    'shop/strip of': () => ({ source: 'maker' }),
    'shop/strip codes': () => ({ source: 'chosen' }),
  },
  makers: {
    product: async ({ db }) => (await makeProducts(db)).ids,
    product_code: async ({ db }) => (await makeProducts(db)).codes,
  },
  tables: {
    category: { call: 'shop/categories' },
    product: { call: 'shop/product' },
    wishlist_entry: { call: 'shop/wishlist', behind: ['product', 'variant'] },
    ...Object.fromEntries(
      [
        'product_category',
        'variant',
        'variant_old_sku',
        'shelf_facet',
        'shelf_facet_text',
        'location',
        'stock_item',
        'variant_stock',
        'stock_level',
        'stock_move',
        'reservation',
        'cart',
        'cart_line',
        'sales_order',
        'sales_order_line',
        'order_event',
        'parcel',
        'parcel_line',
        'issuer',
        'commerce_setting',
        'pay_link',
        'bill',
        'payment_intent',
        'payment_slip',
        'payment',
        'allocation',
        'refund',
        'refund_line',
        'document',
        'document_void',
        'document_pdf',
        'plan',
        'subscription',
      ].map((table) => [table, noCall]),
    ),
  },
  acting: { open: ['shop/wishlist', 'shop/wished'], closed: ['shop/wish'] },
})
