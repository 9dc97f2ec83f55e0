// The shelf of 10,000 products: each answer of the built gateway on PostgreSQL beside bare SQL for the same page, run as
// the site's own role, in turn.
// `node tests/bench/commerce-shelf.mjs [--products 10000] [--rounds 40]`. Ends with 1 where an answer takes more than
// twice as long.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { median, ratio, table } from './figures.mjs'
import { source } from './hostile/source.mjs'
import { ask, emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'
import { signCall } from './sign.mjs'

const { values: opt } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '40' } },
})
const [products, rounds] = [Number(opt.products), Number(opt.rounds)]
const site = 'academy'
const host = `${site}.localhost`
const out = join(fileURLToPath(new URL('../../', import.meta.url)), '.cache/bench')
const limit = 24

/** What the same page needs in plain SQL: its products with prices and stock, and how many there are. */
const isShelved = `p.status = 'active' AND p.deleted_at IS NULL`
const price = `CASE WHEN v.sale IS NOT NULL AND (v.sale_from IS NULL OR v.sale_from <= now()) AND (v.sale_to IS NULL OR v.sale_to > now()) THEN v.sale ELSE v.regular END`
const cards = `SELECT p.*, v.id AS variant, v.sku, ${price} AS price, s.available FROM page JOIN product p ON p.id = page.id JOIN variant v ON v.product_id = p.id AND v.deleted_at IS NULL
  LEFT JOIN LATERAL (SELECT min((l.on_hand - l.reserved) / q.quantity) AS available FROM variant_stock q JOIN stock_level l ON l.item_id = q.item_id JOIN location o ON o.id = l.location_id AND o.sells_online WHERE q.variant_id = v.id) s ON true`
const free = `NOT EXISTS (SELECT 1 FROM variant_stock q LEFT JOIN stock_level l ON l.item_id = q.item_id WHERE q.variant_id = v.id AND coalesce(l.on_hand - l.reserved, 0) < q.quantity)`
const bare = (where, order) => [
  `WITH page AS (SELECT p.id FROM product p WHERE ${isShelved} AND ${where} ORDER BY ${order}, p.id LIMIT ${limit + 1}) ${cards}`,
  `SELECT count(*) FROM product p WHERE ${isShelved} AND ${where}`,
]
const byPrice = `(SELECT min(${price}) FROM variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL)`
const scenarios = [
  { title: 'newest', query: 'sort=new', statements: bare('true', 'p.published_at DESC') },
  {
    title: 'a category, by sales',
    query: 'category=many-7&sort=sold',
    statements: bare(`p.id IN (SELECT product_id FROM product_category WHERE category_id = 'many-7')`, 'p.sold DESC'),
  },
  { title: 'cheapest', query: 'sort=price', statements: bare('true', byPrice) },
  {
    title: 'in stock under ฿500',
    query: 'inStock=true&max=50000&sort=sold',
    statements: bare(
      `EXISTS (SELECT 1 FROM variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ${price} <= 50000 AND ${free})`,
      'p.sold DESC',
    ),
  },
  {
    title: 'search, common: น้ำปลา',
    query: `q=${encodeURIComponent('น้ำปลา')}&sort=sold`,
    statements: bare(`position('น้ำปลา' IN p.search_text) > 0`, 'p.sold DESC'),
  },
  {
    title: 'search, rare: หวายมี 97',
    query: `q=${encodeURIComponent('หวายมี 97')}&sort=sold`,
    statements: bare(`position('หวายมี' IN p.search_text) > 0 AND position('97' IN p.search_text) > 0`, 'p.sold DESC'),
  },
]

const { startPostgres, createDatabase } = await source('tests/support/postgres.ts')
const { fillShelf } = await source('tests/bench/commerce-fill.ts')
const postgres = await startPostgres()
const folder = emptyFolder()
let gateway
const agent = new Agent({ keepAlive: true })
const times = new Map(scenarios.map(({ title }) => [title, { gateway: [], bare: [] }]))
try {
  const url = await createDatabase(postgres.url)
  gateway = await startGateway(folder, {
    DATABASE_URL: url,
    SESSION_SECRET: 'kM3x-9Qpz7-LwT2v-8RbNc-4YhJs-6GdFa',
    DATA_KEY: 'the data key of a gateway that is only measured',
    SEED_DEMO: '1',
  })
  await fillShelf(url, site, products)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let round = -5; round < rounds; round++)
    for (const { title, query, statements } of scenarios) {
      const one = await answered(query)
      const other = await plain(client, statements)
      if (round === 0 && one.total !== other.total)
        throw new Error(`${title}: the gateway finds ${one.total} products, bare SQL ${other.total}.`)
      if (round < 0) continue
      times.get(title).gateway.push(one.ms)
      times.get(title).bare.push(other.ms)
    }
  await client.end()
} finally {
  agent.destroy()
  await gateway?.stop()
  await postgres.stop()
  removeFolder(folder)
}

async function answered(query) {
  const path = '/api/shop/products'
  const get = (address) => ask(gateway.port, host, address, { agent })
  const headers = await signCall(get, { method: 'GET', hostname: host, path, query })
  const { status, body, ms } = await ask(gateway.port, host, `${path}?${query}`, { agent, headers })
  if (status !== 200) throw new Error(`${query} answered ${status}: ${body}`)
  return { ms, total: JSON.parse(body).total }
}

/** The statements in one transaction of the site's role, under the row-level security that the gateway has too. */
async function plain(client, [page, count]) {
  const started = performance.now()
  await client.query('BEGIN')
  await client.query(`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', '${site}', true)`)
  const { rows } = await client.query(page)
  const counted = await client.query(count)
  await client.query('COMMIT')
  // The page crosses a socket as JSON there, so it is made here too.
  JSON.stringify(rows)
  return { ms: performance.now() - started, total: Number(counted.rows[0].count) }
}

const results = scenarios.map(({ title }) => {
  const { gateway: ours, bare: base } = times.get(title)
  return { title, ours: median(ours), bare: median(base), ratio: median(ours) / median(base) }
})
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'commerce-shelf.json'), JSON.stringify({ products, rounds, results }, null, 2))
console.log(`\nA page of the shelf of ${products} products, ms (median of ${rounds}; target 2×)`)
console.log(
  table(
    ['', 'gateway', 'bare SQL', ''],
    results.map((each) => [each.title, each.ours.toFixed(1), each.bare.toFixed(1), ratio(each.ours, each.bare)]),
  ),
)
if (results.some((each) => each.ratio > 2)) process.exitCode = 1
