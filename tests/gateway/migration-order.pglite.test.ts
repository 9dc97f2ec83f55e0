import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allMigrations, migrate } from '@gateway/db/migrate'
import { type Database, fromPglite } from '@gateway/db/open'
import { type Migration, orderMigrations } from '@gateway/db/order-migrations'
import { testSeed } from '@tests/support/seed'

const all = allMigrations()
const early = all.filter(({ name }) => /^\d{4}-/.test(name))
const ground = '202611280410-ground-row-security'

const table = (name: string, more = '') =>
  `CREATE TABLE ${name} (site_id text NOT NULL REFERENCES site, id text NOT NULL${more}, PRIMARY KEY (site_id, id));\nSELECT protect_tenant_table('${name}');`
/** Migrations of areas that depend on the ground and on each other. */
const planted: Migration[] = [
  { name: '202601010000-trial-goods', area: 'trial', text: `-- after: ${ground}\n${table('trial_goods')}` },
  { name: '202601020000-trial-price', area: 'trial', text: 'ALTER TABLE trial_goods ADD price int;' },
  { name: '202601030000-desk-seat', area: 'desk', text: `-- after: ${ground}\n${table('desk_seat')}` },
  {
    name: '202601040000-desk-goods',
    area: 'desk',
    text: `-- after: 202601020000-trial-price\nALTER TABLE desk_seat ADD goods text, ADD FOREIGN KEY (site_id, goods) REFERENCES trial_goods;\nCREATE INDEX desk_price ON trial_goods (site_id, price);`,
  },
]

/** A database with the early migrations, as an image: each order starts from a copy of it. */
let image: Blob
beforeAll(async () => {
  const client = await PGlite.create()
  await migrate(await fromPglite(client), early)
  image = await client.dumpDataDir('none')
  await client.close()
}, 60_000)

async function inOrder(migrations: readonly Migration[]): Promise<unknown> {
  const client = await PGlite.create({ loadDataDir: image })
  try {
    const database = await fromPglite(client)
    expect(await migrate(database, migrations)).toEqual(migrations.slice(early.length).map(({ name }) => name))
    return await schemaOf(database)
  } finally {
    await client.close()
  }
}

/** Everything that migrations make, by name: the order of columns is the order in which they came. */
async function schemaOf({ db }: Database): Promise<unknown> {
  const own = sql`'public'::regnamespace`
  const { rows } = (await db.execute(sql`
    SELECT 'column' AS kind, table_name || '.' || column_name AS name, concat_ws(' ', data_type, is_nullable, column_default, generation_expression) AS is FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = ${own}
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'policy', tablename || '.' || policyname, concat_ws(' ', roles::text, cmd, qual, with_check) FROM pg_policies WHERE schemaname = 'public'
    UNION ALL SELECT 'function', p.oid::regprocedure::text, concat_ws(' ', pg_get_functiondef(p.oid), p.proacl::text) FROM pg_proc p WHERE pronamespace = ${own} AND prokind = 'f'
    UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'relation', relname, concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity, (SELECT string_agg(acl::text, ' ' ORDER BY acl::text) FROM unnest(relacl) acl)) FROM pg_class WHERE relnamespace = ${own}
    ORDER BY 1, 2, 3`)) as unknown as { rows: { kind: string; name: string }[] }
  expect(rows.length).toBeGreaterThan(500)
  return rows
}

/** Numbers that only depend on the seed and on the name. */
const drawn = (name: string, round: number) =>
  Array.from(`${name} ${testSeed} ${round}`).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    7,
  ) >>> 0

const lastFirst = (one: Migration, other: Migration) => (one.name > other.name ? -1 : 1)
const shuffled = (round: number) => (one: Migration, other: Migration) =>
  drawn(one.name, round) - drawn(other.name, round)

describe('migrations of areas', () => {
  it('are named by time, area and what they do', () => {
    for (const { name, area } of all.slice(early.length)) {
      const [, stamp = ''] = new RegExp(`^(\\d{12})-${area}-[a-z0-9]+(?:-[a-z0-9]+)*$`).exec(name) ?? []
      const iso = stamp.replace(/^(....)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:00.000Z')
      expect(Number.isNaN(Date.parse(iso)) ? '' : new Date(iso).toISOString(), name).toBe(iso)
      expect(iso, name).not.toBe('')
    }
  })

  it('make the same schema in any order that respects what they name', { timeout: 120_000 }, async () => {
    const migrations = [...all, ...planted]
    const expected = await inOrder(orderMigrations(migrations))
    const orders = [lastFirst, shuffled(1), shuffled(2)].map((compare) => orderMigrations(migrations, compare))
    expect(orders[0]?.map(({ name }) => name)).not.toEqual(orderMigrations(migrations).map(({ name }) => name))
    for (const order of orders) expect(await inOrder(order)).toEqual(expected)
  })

  it('are found out where one does not name what it depends on', { timeout: 60_000 }, async () => {
    const silent = planted.map((each) =>
      each.area === 'desk' ? { ...each, text: each.text.replace(/^-- after: .*-trial-.*\n/, '') } : each,
    )
    await expect(inOrder(orderMigrations([...all, ...silent], lastFirst))).rejects.toThrow(/ALTER TABLE desk_seat/)
  })

  it('run when they are seen, also when their time has passed', { timeout: 60_000 }, async () => {
    const client = await PGlite.create({ loadDataDir: image })
    const database = await fromPglite(client)
    const [late, ...others] = planted.filter(({ area }) => area === 'trial')
    const seat = planted.filter(({ name }) => name === '202601030000-desk-seat')
    await migrate(database, orderMigrations([...all, ...seat]))
    expect(await migrate(database, orderMigrations([...all, ...seat, ...others, ...(late ? [late] : [])]))).toEqual([
      '202601010000-trial-goods',
      '202601020000-trial-price',
    ])
    await client.close()
  })
})
