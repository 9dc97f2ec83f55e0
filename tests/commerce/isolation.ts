import { searchGram } from '@gateway/db/search-tables'
import { defineIsolation } from '../isolation/define-isolation'
import { makeEverything } from './make-everything'

const noCall = { none: 'a table of the model that no call reads yet' }

export const isolation = defineIsolation({
  makeRest: async ({ db, siteId, user, word }) => {
    await makeEverything(db, siteId, user, word)
    await db.insert(searchGram).values({ siteId, kind: 'product', gram: 'ab', rowId: word })
  },
  tables: Object.fromEntries(
    [
      'category',
      'product',
      'product_category',
      'variant',
      'variant_old_sku',
      'shelf_facet',
      'wishlist_entry',
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
  acting: false,
})
