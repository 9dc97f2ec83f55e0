import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { type Database } from '@gateway/db/open'
import { allMigrations, migrate } from '@gateway/db/migrate'
import { siteAccounts } from '@areas/wallet/server/domain/ledger'
import { rehearseAll } from '@gateway/platform/rehearsal'
import { blockTypes } from '@gateway/rehearsal/block-types'
import { siteFiles, themeFiles } from '@gateway/themes/theme-files'
import { openEarlierDatabase } from '@tests/support/earlier-database'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { readExport, transferring } from '@tests/support/transfer'

let open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.reverse()) await each.close()
  open = []
})

async function earlier(name: Parameters<typeof openEarlierDatabase>[0]): Promise<Database> {
  const database = await openEarlierDatabase(name)
  open.push(database)
  return database
}

async function gatewayOf(options: Parameters<typeof openGateway>[0]): Promise<TestGateway> {
  const gateway = await openGateway(options)
  // The gateway closes its database too.
  open = open.filter((each) => each !== options?.database)
  open.push(gateway)
  return gateway
}

const rowsOf = async ({ db }: Database) => {
  const { rows } = (await db.execute(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )) as unknown as { rows: { name: string }[] }
  const content = new Map<string, string[]>()
  for (const { name } of rows.filter((each) => each.name !== 'sitewright_migration')) {
    const found = (await db.execute(sql.raw(`SELECT to_jsonb(t) AS row FROM "${name}" t`))) as unknown as {
      rows: { row: Record<string, unknown> }[]
    }
    content.set(name, found.rows.map(({ row }) => JSON.stringify(row)).sort())
  }
  return content
}

/** What a migration changes on purpose: the site's own accounts are no longer counted, and `payments` is the bank. */
const changes: Record<string, (row: Record<string, unknown>) => Record<string, unknown>> = {
  wallet_account: (row) => (row.person_id === null ? { ...row, balance: 0, last_no: 0 } : row),
  wallet_entry: (row) =>
    siteAccounts.some((account) => account === row.account_id) || row.account_id === 'payments'
      ? { ...row, account_id: row.account_id === 'payments' ? 'bank' : row.account_id, no: null, balance: null }
      : row,
}

/** The columns of a row that it had before, so that added columns do not count as changes. */
const asBefore = (row: string, columns: readonly string[]) => {
  const now = JSON.parse(row) as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, now[column]])))
}

describe.each(['demo-sites', 'rows-of-every-table'] as const)('a database of an earlier version: %s', (name) => {
  it('migrates without losing or changing a row', { timeout: 60_000 }, async () => {
    const database = await earlier(name)
    const before = await rowsOf(database)
    const applied = await migrate(database)
    expect(applied).toEqual(
      allMigrations()
        .slice(38)
        .map((each) => each.name),
    )
    const after = await rowsOf(database)
    for (const [table, rows] of before) {
      const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as object)
      const expected = rows.map((row) =>
        JSON.stringify(changes[table]?.(JSON.parse(row) as Record<string, unknown>) ?? JSON.parse(row)),
      )
      // The bank's account is new.
      const now = (after.get(table) ?? []).filter((row) => table !== 'wallet_account' || !row.includes('"id":"bank"'))
      expect(now.map((row) => asBefore(row, columns)).sort(), table).toEqual(expected.sort())
    }
  })

  it('holds documents that this build reads without loss', { timeout: 60_000 }, async () => {
    const database = await earlier(name)
    await migrate(database)
    const total = await rehearseAll(
      { database, types: blockTypes },
      () => {},
      () => {},
    )
    expect(total).toMatchObject({ failed: 0, lost: 0 })
  })
})

it('a gateway starts on demo sites of an earlier version, serves them and signs their people in', async () => {
  const gateway = await gatewayOf({
    database: await earlier('demo-sites'),
    themes: themeFiles,
    sites: siteFiles,
    env: { OPERATOR_SITE: 'academy' },
  })
  for (const site of ['academy', 'market', 'cafe', 'hora', 'studio']) {
    const answer = await ask(gateway, '/user/login', { host: `${site}.localhost` })
    expect([site, answer.statusCode]).toEqual([site, 200])
  }
  const { token, cookie } = await signIn(gateway, 'manager', 'market')
  expect([typeof token, typeof cookie]).toEqual(['string', 'string'])
}, 60_000)

describe('an export of an earlier version', () => {
  const archive = (name: string) => readFileSync(new URL(`../fixtures/earlier/${name}.zip`, import.meta.url))

  it('is imported whole, with every block, section and picture', { timeout: 60_000 }, async () => {
    const gateway = await gatewayOf({})
    const manager = await transferring(gateway)
    const { plan, answer } = await manager.bringIn(archive('documents'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(plan.documents.filter(({ state }) => state === 'refused')).toEqual([])
    const again = await readExport(await manager.exported({ keys: ['page:/every-block', 'page:/exported'] }))
    const first = await readExport({ rawPayload: archive('documents') })
    const typesIn = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/"type":"([a-z-]+\/[a-z-]+)"/g)].map(([, type]) => type)
    const contentOf = ({ index }: typeof first, key: string) =>
      index.documents.find((each) => each.key === key)?.content
    for (const key of ['page:/every-block', 'page:/exported'])
      expect(typesIn(contentOf(again, key)), key).toEqual(typesIn(contentOf(first, key)))
    expect(typesIn(contentOf(again, 'page:/every-block')).length).toBeGreaterThan(200)
  })

  it('of a whole site is read without a refusal', { timeout: 60_000 }, async () => {
    const gateway = await gatewayOf({})
    const admin = await transferring(gateway, 'alpha', 'admin')
    const plan = await admin.plan(await admin.send(archive('site')))
    expect(plan.documents.length).toBeGreaterThan(2)
    expect(plan.documents.filter(({ state }) => state === 'refused')).toEqual([])
  })
})
