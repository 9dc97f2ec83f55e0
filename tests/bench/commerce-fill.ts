import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '@gateway/db/open'
import { makeManyProducts } from '../commerce/many-products'

/** Fills a site with products on a PostgreSQL whose demo shops have been made; those of the site itself are archived. */
export async function fillShelf(url: string, site: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  const demoShops = async () =>
    (await pool.query(`SELECT count(*)::int AS links FROM pay_link WHERE slug = 'deposit'`)).rows[0].links as number
  while ((await demoShops()) < 5) await new Promise((resolve) => setTimeout(resolve, 200))
  await pool.query(`UPDATE product SET status = 'archived' WHERE site_id = $1`, [site])
  await makeManyProducts({ db: drizzle(pool) } as unknown as Database, site, count)
  await pool.query('VACUUM ANALYZE')
  await pool.end()
}
