import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { postSiteTransfer, sumOfAccount } from '@areas/wallet/server/public'
import { allMigrations, migrate } from '@gateway/db/migrate'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { openEarlierDatabase } from '@tests/support/earlier-database'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { held, ledgerFaults } from '@tests/support/wallets'

const name = '202611281120-wallet-ownerless-accounts'
let open: { close: () => Promise<void> } | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

const rowsOf = async <T>({ db }: Pick<Database, 'db'>, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows
const sums = (database: Database) =>
  rowsOf<{ site: string; account: string; total: number; entries: number }>(
    database,
    sql`SELECT site_id AS site, account_id AS account, sum(amount)::float8 AS total, count(*)::int AS entries FROM wallet_entry GROUP BY 1, 2 ORDER BY 1, 2`,
  )

/** As a gateway from before counts: numbers and balances of both sides. */
async function postAsBefore(database: Database, site: string, account: string, against: string, amount: number) {
  await withSite(database, site, async (tx) => {
    const id = randomUUID()
    await tx.execute(sql`INSERT INTO wallet_account (site_id, id) VALUES (${site}, ${against}) ON CONFLICT DO NOTHING`)
    await tx.execute(sql`INSERT INTO wallet_transfer (site_id, id, kind) VALUES (${site}, ${id}, 'payment')`)
    for (const [each, change] of [
      [account, amount],
      [against, -amount],
    ] as const) {
      await tx.execute(
        sql`INSERT INTO wallet_entry (site_id, account_id, no, transfer_id, amount, balance) SELECT ${site}, id, last_no + 1, ${id}, ${change}::bigint, balance + ${change}::bigint FROM wallet_account WHERE id = ${each} FOR UPDATE`,
      )
      await tx.execute(
        sql`UPDATE wallet_account SET balance = balance + ${change}::bigint, last_no = last_no + 1 WHERE id = ${each}`,
      )
    }
  })
}

/** A database from before with money on each of the site's own accounts. */
async function earlierWithMoney(): Promise<{ database: Database; site: string; person: string }> {
  const database = await openEarlierDatabase('demo-sites')
  open = database
  const [owner] = await rowsOf<{ site: string; id: string }>(
    database,
    sql`SELECT site_id AS site, id FROM person WHERE site_id = 'market' AND role = 'user' LIMIT 1`,
  )
  if (!owner) throw new Error('Nobody is there.')
  for (const against of ['cash', 'payments', 'sales', 'corrections', 'payments'])
    await postAsBefore(database, owner.site, owner.id, against, 5_000)
  return { database, site: owner.site, person: owner.id }
}

describe('the migration of accounts without an owner', () => {
  it('leaves every sum as it was, and calls payments the bank', { timeout: 60_000 }, async () => {
    const { database, person } = await earlierWithMoney()
    const before = await sums(database)
    const balance = await held(database, person)
    await migrate(database)
    const expected = before
      .map((each) => ({ ...each, account: each.account === 'payments' ? 'bank' : each.account }))
      .sort((a, b) => (a.site + a.account < b.site + b.account ? -1 : 1))
    expect((await sums(database)).sort((a, b) => (a.site + a.account < b.site + b.account ? -1 : 1))).toEqual(expected)
    expect(expected.filter(({ account }) => account === 'bank')).not.toEqual([])
    expect(await held(database, person)).toEqual(balance)
    expect(await ledgerFaults(database)).toEqual([])
  })

  it('takes what a gateway from before posts afterwards, uncounted', { timeout: 60_000 }, async () => {
    const { database, site, person } = await earlierWithMoney()
    await migrate(database)
    const before = await held(database, person)
    const bankOf = async () =>
      (await sums(database)).find((each) => each.site === site && each.account === 'bank')?.total
    const bank = (await bankOf()) ?? 0
    for (const against of ['cash', 'payments']) await postAsBefore(database, site, person, against, 700)
    expect(await held(database, person)).toEqual({ balance: before.balance + 1_400, entries: before.entries + 2 })
    expect(await ledgerFaults(database)).toEqual([])
    expect((await sums(database)).find((each) => each.account === 'payments')).toBeUndefined()
    expect(await bankOf()).toBe(bank - 700)
  })

  it('does nothing at all where a sum would differ', { timeout: 60_000 }, async () => {
    const { database } = await earlierWithMoney()
    const migrations = allMigrations()
    const at = migrations.findIndex((each) => each.name === name)
    await migrate(database, migrations.slice(0, at))
    const before = await rowsOf(database, sql`SELECT * FROM wallet_entry ORDER BY site_id, account_id, no`)
    // A mapping that loses money: an amount changes on the way.
    const broken = migrations.slice(at, at + 1).map((each) => ({
      ...each,
      text: each.text.replace('SET no = NULL,', 'SET amount = e.amount * 2, no = NULL,'),
    }))
    expect(broken[0]?.text).toContain('e.amount * 2')
    await expect(migrate(database, broken)).rejects.toThrow()
    expect(await rowsOf(database, sql`SELECT * FROM wallet_entry ORDER BY site_id, account_id, no`)).toEqual(before)
  })
})

describe('transfers between the site’s own accounts', () => {
  const transfer = (key: string, amount = 10_700) => ({
    site: 'alpha',
    kind: 'sale' as const,
    key,
    legs: { receivable: -amount, sales: amount - 700, vat_output: 700, shipping: 0 },
  })

  it('sum to zero, and are posted once for an act', async () => {
    const gateway: TestGateway = await openGateway()
    open = gateway
    const post = (key: string) => withSite(gateway.database, 'alpha', (tx) => postSiteTransfer(tx, transfer(key)))
    expect([await post('sale:1'), await post('sale:1'), await post('sale:2')]).toEqual([true, false, true])
    await expect(
      withSite(gateway.database, 'alpha', (tx) =>
        postSiteTransfer(tx, { ...transfer('sale:3'), legs: { receivable: -5, sales: 4 } }),
      ),
    ).rejects.toThrow('does not sum to zero')
    expect(await withSite(gateway.database, 'alpha', (tx) => sumOfAccount(tx, 'receivable'))).toBe(-21_400)
    const together = await Promise.all(Array.from({ length: 8 }, () => post('sale:4')))
    expect(together.filter(Boolean)).toHaveLength(1)
    expect(await ledgerFaults(gateway.database)).toEqual([])
  })
})
