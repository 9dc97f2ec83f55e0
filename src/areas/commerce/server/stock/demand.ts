import { inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { variant, variantStock } from '../tables'

export type VariantParts = { isTracked: boolean; mayBackorder: boolean; parts: { item: string; quantity: number }[] }

/** What one unit of each variant takes from stock; nothing where its stock is not tracked. */
export async function partsOf(tx: Db, variants: readonly string[]): Promise<Map<string, VariantParts>> {
  const ids = [...new Set(variants)]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: variant.id, tracked: variant.tracked, backorder: variant.backorder })
    .from(variant)
    .where(inArray(variant.id, ids))
  const parts = await tx
    .select({ variant: variantStock.variantId, item: variantStock.itemId, quantity: variantStock.quantity })
    .from(variantStock)
    .where(inArray(variantStock.variantId, ids))
  return new Map(
    rows.map(({ id, tracked, backorder }) => [
      id,
      {
        isTracked: tracked,
        mayBackorder: backorder,
        parts: tracked
          ? parts.filter((part) => part.variant === id).map(({ item, quantity }) => ({ item, quantity }))
          : [],
      },
    ]),
  )
}
