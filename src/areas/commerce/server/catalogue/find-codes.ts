import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { product, variant } from '../tables'
import { isPublic } from './describe-products'

/** Public products by the codes of their pages, each a SKU or a slug: their ids in the order of the codes. */
export async function findCodes(tx: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await tx
    .select({ id: product.id, slug: product.slug, sku: variant.sku })
    .from(product)
    .innerJoin(variant, and(eq(variant.siteId, product.siteId), eq(variant.productId, product.id)))
    .where(
      and(
        isPublic,
        isNull(variant.deletedAt),
        or(
          inArray(product.slug, [...codes]),
          inArray(
            variant.sku,
            codes.map((code) => code.toUpperCase()),
          ),
        ),
      ),
    )
  const byCode = new Map(
    rows.flatMap(({ id, slug, sku }) => [
      [slug, id],
      [sku, id],
    ]),
  )
  return [...new Set(codes.flatMap((code) => byCode.get(code) ?? byCode.get(code.toUpperCase()) ?? []))]
}
