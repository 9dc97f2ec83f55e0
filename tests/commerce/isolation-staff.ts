import { randomUUID } from 'node:crypto'
import { category, product, stockItem, variant } from '@areas/commerce/server/tables'
import type { Db } from '@gateway/db/open'
import { type Ids, newIds } from '../isolation/make-rows'

export const staffRowless = {
  ...Object.fromEntries(
    [
      'slug',
      'title.th',
      'title.en',
      'summary.th',
      'summary.en',
      'images[]',
      'variants[].sku',
      'variants[].barcode',
      'variants[].options[].code',
      'variants[].options[].value',
      'variants[].options[].label.th',
      'variants[].options[].label.en',
      'variants[].options[].text.th',
      'variants[].options[].text.en',
    ].map((field) => [`shop/manage-product-save ${field}`, 'what the product says; codes are unique at each site']),
  ),
  'shop/manage-category-save code': 'unique at each site',
  'shop/manage-category-save title.th': 'what the category says',
  'shop/manage-category-save title.en': 'what the category says',
  'shop/manage-products category': 'the code of a category, of which nothing is found elsewhere',
  'stock/ledger location': 'a place, of which an unknown one has no moves',
  'stock/move location': 'a place of the site, which is named with an item of it',
  'stock/move note': 'what staff say about it',
}

export const staffOpen = [
  'shop/manage-pick-list',
  'shop/manage-products',
  'shop/manage-product',
  'shop/manage-categories',
  'stock/levels',
  'stock/ledger',
]

export const staffClosed = [
  'shop/manage-tracking',
  'shop/manage-product-save',
  'shop/manage-product-status',
  'shop/manage-product-shelf',
  'shop/manage-prices',
  'shop/manage-category-save',
  'shop/manage-category-move',
  'shop/manage-category-remove',
  'stock/move',
]

export async function makeCategories(db: Db): Promise<Ids> {
  const ids = newIds()
  const siblings = newIds()
  await db.insert(category).values(
    [ids, siblings].flatMap((of) =>
      (['own', 'foreign'] as const).map((key) => ({
        siteId: key === 'own' ? 'alpha' : 'beta',
        id: of[key],
        code: of[key],
        title: { en: 'A shelf' },
      })),
    ),
  )
  return { ...ids, extras: { categoryId: siblings.own } }
}

export async function makeItems(db: Db): Promise<Ids> {
  const ids = newIds()
  await db.insert(stockItem).values(
    (['own', 'foreign'] as const).map((key) => ({
      siteId: key === 'own' ? 'alpha' : 'beta',
      id: ids[key],
      unit: 'piece' as const,
      title: { en: 'An item' },
    })),
  )
  return ids
}

/** A variant at each site whose product nothing else changes: it is in its first version. */
export async function makeEditedVariants(db: Db): Promise<Ids> {
  const ids = newIds()
  const products = newIds()
  for (const [siteId, at] of [
    ['alpha', 'own'],
    ['beta', 'foreign'],
  ] as const) {
    await db.insert(product).values({
      siteId,
      id: products[at],
      slug: randomUUID(),
      title: { en: 'A product' },
      kind: 'good',
      form: 'physical',
      status: 'active',
    })
    await db
      .insert(variant)
      .values({ siteId, id: ids[at], productId: products[at], sku: randomUUID().toUpperCase(), regular: 100 })
  }
  return { ...ids, extras: { product: products.own } }
}
