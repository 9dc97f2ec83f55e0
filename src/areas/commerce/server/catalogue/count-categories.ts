import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { isShelved } from './shelf-filter'
import { categoryFacet } from './shelve-products'

/** How many products each category has, with those below it. */
export async function countCategories(tx: Db): Promise<Map<string, number>> {
  const { rows } = (await tx.execute(sql`
    SELECT f.value AS code, count(*)::int AS count FROM (SELECT DISTINCT value, product_id FROM shelf_facet WHERE name = ${categoryFacet}) f
    JOIN product p ON p.id = f.product_id WHERE ${isShelved} GROUP BY f.value`)) as unknown as {
    rows: { code: string; count: number }[]
  }
  return new Map(rows.map(({ code, count }) => [code, count]))
}
