import { and, inArray, isNull } from 'drizzle-orm'
import type { ShownPrice } from '@schemas/commerce/entities/shelf'
import type { Db } from '@gateway/db/open'
import { variant } from '../tables'
import { describePrice } from './describe-products'

/** Prices of variants that other areas sell, by their ids. */
export async function pricesOfVariants(
  tx: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownPrice>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(variant)
    .where(and(inArray(variant.id, [...ids]), isNull(variant.deletedAt)))
  return new Map(rows.map((row) => [row.id, describePrice(row, now)]))
}
