import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeCards } from '@areas/commerce/server/catalogue/describe-products'
import { listShelf } from '@areas/commerce/server/catalogue/list-shelf'
import { readFacets } from '@areas/commerce/server/catalogue/shelf-facets'
import { filterOf } from '@areas/commerce/server/catalogue/shelf-filter'
import type { Database, Db } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import type { ShelfSort } from '@schemas/commerce/entities/shelf-sorts'
import { makeManyProducts } from './many-products'
import { openTrialShop } from './trial-shop'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
  await makeManyProducts(database, 'alpha', 3000, 300)
  // Another tenant's rows must not weigh on the plans.
  await makeManyProducts(database, 'beta', 300, 300)
  await database.script('ANALYZE')
}, 120_000)
afterAll(() => database.close())

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Subplan Name'?: string
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The plan of each query that `work` runs, as the site's own role has it under forced row-level security. */
async function plansOf(work: (tx: Db) => Promise<unknown>): Promise<Node[][]> {
  const plans: Node[][] = []
  await withSite(database, 'alpha', async (tx) => {
    const watched = new Proxy(tx, {
      get: (target, name) => {
        if (name !== 'execute') return Reflect.get(target, name) as unknown
        return async (query: SQL) => {
          const { rows } = (await target.execute(sql`EXPLAIN (FORMAT JSON) ${query}`)) as unknown as {
            rows: { 'QUERY PLAN': { Plan: Node }[] }[]
          }
          plans.push(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))))
          return target.execute(query)
        }
      },
    })
    await work(watched)
  })
  return plans
}

const list = (query: Parameters<typeof filterOf>[0], sort: ShelfSort = 'relevance') =>
  plansOf((tx) => listShelf(tx, new Date(), { filter: filterOf(query), sort, limit: 24 }))
const scansOf = (plans: Node[][], table: string) => plans.flat().filter((node) => node['Relation Name'] === table)

it('finds the newest by their index, without looking at the others', async () => {
  const [page] = await list({}, 'new')
  expect(page?.map((node) => node['Index Name'])).toContain('product_newest')
  expect(page?.filter((node) => node['Node Type'] === 'Sort')).toEqual([])
})

it.each([
  ['a common word', { q: 'น้ำปลา' }],
  ['a rare word', { q: '2987' }],
  ['a word in another filter', { q: 'ปลาแท้', category: 'many-3', inStock: true }],
])('finds %s by pairs of letters through their index', async (_title, query) => {
  const scans = scansOf(await list(query), 'search_gram')
  expect(scans.length).toBeGreaterThan(0)
  for (const scan of scans) expect(scan['Node Type']).toMatch(/^(?:Index Only Scan|Index Scan|Bitmap Heap Scan)$/)
})

it('filters by facets through their index', async () => {
  const scans = scansOf(await list({ category: 'many-3', attributes: 'size:l' }), 'shelf_facet')
  expect(scans.length).toBeGreaterThan(0)
  for (const scan of scans) expect(scan['Node Type']).not.toBe('Seq Scan')
})

it('never loops over products for the rows of another table', async () => {
  const plans = await plansOf(async (tx) => {
    const { ids } = await listShelf(tx, new Date(), {
      filter: filterOf({ inStock: true, max: 90_000 }),
      sort: 'price',
      limit: 24,
    })
    await describeCards(tx, ids, new Date(), 'th')
    await readFacets(tx, new Date(), filterOf({ q: 'น้ำ', brand: 'maker-1,maker-2' }), 'th')
  })
  const subplans = plans.flat().filter((node) => 'Subplan Name' in node && node['Node Type'] === 'Seq Scan')
  expect(subplans).toEqual([])
})

it.each([
  ['attributes', { attributes: 'size:l' }],
  ['stock and price', { inStock: true, max: 90_000 }],
])('reads the variants that a filter by %s needs once, whatever the statistics say', async (_title, query) => {
  const [page] = await list(query)
  expect(page?.filter((node) => node['Subplan Name'] === 'CTE m')).toHaveLength(1)
})

it('answers the same as a plain comparison of every product', async () => {
  for (const word of ['น้ำปลา', 'ปลาแท้ ระ', 'หวาย', '29', 'wok no. 17']) {
    const { ids, total } = await withSite(database, 'alpha', (tx) =>
      listShelf(tx, new Date(), { filter: filterOf({ q: word }), sort: 'sold', limit: 60 }),
    )
    const { rows } = (await withSite(database, 'alpha', (tx) =>
      tx.execute(
        sql`SELECT id FROM product WHERE status = 'active' AND ${sql.join(
          word.split(' ').map((each) => sql`position(${each} IN search_text) > 0`),
          sql` AND `,
        )} ORDER BY sold DESC, id`,
      ),
    )) as unknown as { rows: { id: string }[] }
    expect([word, total, ids]).toEqual([word, rows.length, rows.slice(0, 60).map(({ id }) => id)])
  }
})
