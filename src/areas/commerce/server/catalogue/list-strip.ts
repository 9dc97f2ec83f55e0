import { asc, eq } from 'drizzle-orm'
import type { StripSource } from '@schemas/commerce/entities/strip-source'
import type { Db } from '@gateway/db/open'
import { category, product, productCategory } from '../tables'
import { findCodes } from './find-codes'
import { listShelf, type ShelfList } from './list-shelf'
import { filterOf } from './shelf-filter'

type Strip = {
  source: StripSource
  category?: string | undefined
  of?: string | undefined
  codes?: string | undefined
  limit: number
}

const maxCodes = 24

/** The ids of the products of a strip. One that names nothing is empty. */
export async function listStrip(tx: Db, now: Date, strip: Strip): Promise<string[]> {
  const { source, limit } = strip
  if (source === 'chosen') return (await findCodes(tx, codesOf(strip.codes))).slice(0, limit)
  if (source === 'related' || source === 'maker') {
    const [own] = strip.of === undefined ? [] : await findCodes(tx, [strip.of])
    const filter = own === undefined ? undefined : await likeProduct(tx, own, source)
    if (!filter) return []
    const { ids } = await listShelf(tx, now, { filter: filterOf(filter), sort: 'sold', limit: limit + 1 })
    return ids.filter((id) => id !== own).slice(0, limit)
  }
  const list: Record<typeof source, Pick<ShelfList, 'filter' | 'sort'>> = {
    new: { filter: filterOf({}), sort: 'new' },
    sale: { filter: filterOf({ onSale: true, inStock: true }), sort: 'discount' },
    sold: { filter: filterOf({ inStock: true }), sort: 'sold' },
    category: { filter: filterOf({ category: strip.category ?? '', inStock: true }), sort: 'sold' },
  }
  return (await listShelf(tx, now, { ...list[source], limit })).ids
}

const codesOf = (codes = '') =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
    .slice(0, maxCodes)

/** What the others have in common with a product: its first category, or its maker. */
async function likeProduct(tx: Db, id: string, source: 'related' | 'maker') {
  if (source === 'maker') {
    const [row] = await tx.select({ brand: product.brandCode }).from(product).where(eq(product.id, id))
    return row?.brand ? { brand: row.brand } : undefined
  }
  const [row] = await tx
    .select({ code: category.code })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(eq(productCategory.productId, id))
    .orderBy(asc(productCategory.rank), asc(category.code))
    .limit(1)
  return row ? { category: row.code } : undefined
}
