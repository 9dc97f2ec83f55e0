import { randomUUID } from 'node:crypto'
import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMigrations, migrate, statements } from '@gateway/db/migrate'
import { withSite } from '@gateway/db/scope'
import type { Database, Db } from '@gateway/db/open'
import { mail } from '@gateway/db/account-tables'
import { audit, person, site } from '@gateway/db/tables'
import { openTestDatabase } from '@tests/support/database'

let database: Database
const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows

/** A rule that allows only the site's own rows, or fewer. */
const own = (rule: string) => `(${rule} ~ '^\\(+site_id = current_site\\(\\)\\)' AND ${rule} !~ ' OR ')`

/**
 * Tables without forced row-level security, without a policy, or with one that would let a site's role see or write
 * more than its own rows: policies add up.
 */
async function unguardedTables(db: Db, schema = 'public'): Promise<unknown[]> {
  const found = await db.execute(sql`
    WITH rules AS (
      SELECT p.polrelid, p.polcmd, pg_get_expr(p.polqual, p.polrelid) AS seen, pg_get_expr(p.polwithcheck, p.polrelid) AS written FROM pg_policy p
      WHERE p.polpermissive AND (p.polroles = '{0}' OR (SELECT oid FROM pg_roles WHERE rolname = 'sitewright_site') = ANY (p.polroles))
    )
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND n.nspname = ${schema} AND c.relname <> 'sitewright_migration'
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity
        AND EXISTS (SELECT 1 FROM rules WHERE polrelid = c.oid)
        AND NOT EXISTS (SELECT 1 FROM rules WHERE polrelid = c.oid AND NOT (
          CASE WHEN polcmd = 'a' THEN seen IS NULL AND written IS NOT NULL ELSE ${sql.raw(own("coalesce(seen, '')"))} END
          AND (written IS NULL OR ${sql.raw(own('written'))}))))`)
  return rowsOf(found).map((each) => each.name)
}

/**
 * Tables that the statement reads or changes while row-level security is forced on them, so that their owner finds
 * nothing there.
 */
async function hiddenTables(db: Db, statement: string): Promise<string[]> {
  const plan = JSON.stringify(rowsOf(await db.execute(sql.raw(`EXPLAIN (FORMAT JSON) ${statement}`))))
  const named = new Set([...plan.matchAll(/"Relation Name":\s*"([^"]+)"/g)].map(([, table = '']) => table))
  const forced = rowsOf(
    await db.execute(
      sql`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND c.relforcerowsecurity`,
    ),
  )
  return forced.map(({ name }) => String(name)).filter((name) => named.has(name))
}

/** An owner that is no superuser but may create roles, as in hosted databases; the gateway's roles exist already. */
async function newOwner(db: Db): Promise<string> {
  await db.execute(sql`CREATE ROLE migration_test NOSUPERUSER NOBYPASSRLS CREATEROLE`)
  await db.execute(sql`GRANT sitewright_site, sitewright_platform TO migration_test WITH ADMIN OPTION`)
  return 'migration_test'
}

async function rolledBack(work: (tx: Db) => Promise<void>): Promise<void> {
  await database.db
    .transaction(async (tx) => {
      await work(tx)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
}

beforeAll(async () => {
  database = await openTestDatabase()
  for (const id of ['alpha', 'beta']) {
    const theme = {
      homepage: 'default',
      header: 'default',
      subheader: 'default',
      footer: 'default',
      dashboard: 'default',
      checkout: 'default',
    }
    await database.db.insert(site).values({
      siteId: id,
      name: id,
      theme,
      space: { id, name: id, locales: ['th'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
      publicKey: id,
    })
    await database.db.insert(person).values({ siteId: id, id: randomUUID(), email: `someone@${id}.example` })
  }
})
afterAll(() => database.close())

describe('row-level security', () => {
  it('is forced on every table, by a policy on the tenant', async () => {
    expect(await unguardedTables(database.db)).toEqual([])
  })

  it('lets every migration see the rows that it reads and changes, regardless of the tables’ owner', async () => {
    const blind: string[] = []
    await rolledBack(async (tx) => {
      // All of them from the first on, in a separate schema.
      const owner = await newOwner(tx)
      await tx.execute(sql.raw(`CREATE SCHEMA migrated AUTHORIZATION ${owner}`))
      await tx.execute(sql`SET LOCAL search_path TO migrated`)
      await tx.execute(sql.raw(`SET LOCAL ROLE ${owner}`))
      await tx.execute(
        sql`CREATE TABLE sitewright_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
      )
      for (const { name, text } of allMigrations())
        for (const statement of statements(text)) {
          // What a DO body does is not visible from outside.
          if (/^DO\b/i.test(statement))
            expect(statement, name).not.toMatch(/^\s*(?:UPDATE|DELETE FROM|INSERT INTO|MERGE)\b/im)
          for (const table of /^(?:UPDATE|DELETE|INSERT|MERGE|WITH|SELECT)\b/i.test(statement)
            ? await hiddenTables(tx, statement)
            : [])
            blind.push(`${name}: ${table}`)
          await tx.execute(sql.raw(statement))
        }
      await tx.execute(sql`RESET ROLE`)
      expect(await unguardedTables(tx, 'migrated')).toEqual([])
    })
    expect(blind).toEqual([])
  })

  it('lets later migrations see what an earlier one could not reach', async () => {
    const text = allMigrations().find(({ name }) => name === '0150-proven-before')?.text ?? ''
    await rolledBack(async (tx) => {
      const here = { siteId: 'alpha', passwordHash: null, emailVerifiedAt: null }
      const before = new Date('2020-01-01')
      await tx.insert(person).values([
        { ...here, id: 'early', email: 'early@alpha.example', createdAt: before },
        { ...here, id: 'parted', email: 'parted@deleted.invalid', status: 'deleted', createdAt: before },
        { ...here, id: 'unproven', email: 'unproven@alpha.example', createdAt: new Date(Date.now() + 60_000) },
      ])
      await tx.insert(mail).values(
        ['deleted', 'recover'].map((purpose) => ({
          siteId: 'alpha',
          id: purpose,
          purpose,
          from: 'a@alpha.example',
          to: 'b@alpha.example',
          subject: '',
          plain: '',
        })),
      )
      const owner = await newOwner(tx)
      for (const table of ['person', 'mail', 'sitewright_migration'])
        await tx.execute(sql.raw(`ALTER TABLE ${table} OWNER TO ${owner}`))
      await tx.execute(sql.raw(`SET LOCAL ROLE ${owner}`))
      for (const statement of statements(text)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`RESET ROLE`)
      expect(
        rowsOf(
          await tx.execute(
            sql`SELECT id FROM person WHERE email_verified_at = created_at AND id IN ('early', 'parted', 'unproven')`,
          ),
        ),
      ).toEqual([{ id: 'early' }])
      expect(rowsOf(await tx.execute(sql`SELECT id FROM mail WHERE NOT keeps_line`))).toEqual([{ id: 'deleted' }])
      expect(await unguardedTables(tx)).toEqual([])
    })
  })

  it('is reported as missing if one policy were dropped', async () => {
    await rolledBack(async (tx) => {
      await tx.execute(sql`DROP POLICY own_site ON person`)
      expect(await unguardedTables(tx)).toEqual(['person'])
    })
    expect(await unguardedTables(database.db)).toEqual([])
  })

  it.each([
    ['one more that shows all', 'CREATE POLICY open ON person TO sitewright_site USING (true)'],
    ['one more for whoever it may be', 'CREATE POLICY open ON person USING (site_id IS NOT NULL)'],
    ['one more that takes all', 'CREATE POLICY open ON person FOR INSERT TO sitewright_site WITH CHECK (true)'],
    ['one that takes what it does not show', 'ALTER POLICY own_site ON person WITH CHECK (true)'],
    [
      'one that shows its own or more',
      "ALTER POLICY own_site ON person USING (site_id = current_site() OR status = 'active')",
    ],
  ])('is reported as missing if there were %s', async (_title, statement) => {
    await rolledBack(async (tx) => {
      await tx.execute(sql.raw(statement))
      expect(await unguardedTables(tx)).toEqual(['person'])
    })
    expect(await unguardedTables(database.db)).toEqual([])
  })

  it('shows a site its own rows only, without any filter', async () => {
    const seen = await withSite(database, 'alpha', (tx) => tx.select().from(person))
    expect(seen.map((each) => each.email)).toEqual(['someone@alpha.example'])
  })

  it('refuses a row in another site’s name', async () => {
    await expect(
      withSite(database, 'alpha', (tx) =>
        tx.insert(person).values({ siteId: 'beta', id: randomUUID(), email: 'smuggled@beta.example' }),
      ),
    ).rejects.toThrow()
  })

  it('changes nothing of another site', async () => {
    await withSite(database, 'alpha', (tx) => tx.execute(sql`UPDATE person SET firstname = 'changed'`))
    const [other] = await withSite(database, 'beta', (tx) => tx.select().from(person))
    expect(other?.firstname).toBe('')
  })

  it('shows nothing where no site is set', async () => {
    const seen = await database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('role', 'sitewright_site', true)`)
      return tx.select().from(person)
    })
    expect(seen).toEqual([])
  })

  it('lets a nested transaction of the same site join and refuses one of another', async () => {
    const both = await withSite(database, 'alpha', () => withSite(database, 'alpha', (tx) => tx.select().from(person)))
    expect(both).toHaveLength(1)
    await expect(
      withSite(database, 'alpha', () => withSite(database, 'beta', (tx) => tx.select().from(person))),
    ).rejects.toThrow(/beta/)
  })
})

describe('audit log', () => {
  it('is written by its site and never rewritten: only a save’s entry may be extended for minutes', async () => {
    const entry = (action: 'save' | 'member-role') => ({
      siteId: 'alpha',
      id: randomUUID(),
      at: new Date(),
      personId: null,
      action,
      subject: 'page:/',
      before: null,
      after: { first: true },
    })
    const [save, act] = [entry('save'), entry('member-role')]
    await withSite(database, 'alpha', (tx) => tx.insert(audit).values([save, act]))
    const write = (id: string, changed: Partial<typeof audit.$inferInsert>) =>
      withSite(database, 'alpha', (tx) =>
        tx.update(audit).set(changed).where(eq(audit.id, id)).returning({ id: audit.id }),
      )
    expect(await write(save.id, { after: { second: true } })).toEqual([{ id: save.id }])
    expect(await write(act.id, { after: { second: true } })).toEqual([])
    for (const changed of [
      { personId: 'somebody' },
      { action: 'member-role' as const },
      { subject: 'page:/other' },
      { at: new Date(0) },
    ])
      await expect(write(save.id, changed), Object.keys(changed)[0]).rejects.toThrow()
  })
})

describe('migrations', () => {
  it('do nothing the second time', async () => {
    expect(await migrate(database)).toEqual([])
  })

  it('match the typed tables', async () => {
    const columns = rowsOf(
      await database.db.execute(
        sql`SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'sitewright_migration'`,
      ),
    )
    const { getTableConfig } = await import('drizzle-orm/pg-core')
    const files = import.meta.glob<Record<string, PgTable>>(
      ['/src/gateway/db/*tables.ts', '/src/areas/*/server/{tables,*-tables}.ts'],
      { eager: true },
    )
    const typed = Object.values(files)
      .flatMap((tables) => Object.values(tables))
      .flatMap((table) => {
        const config = getTableConfig(table)
        return config.columns.map((column) => `${config.name}.${column.name}`)
      })
    expect(typed.sort()).toEqual(columns.map((each) => `${String(each.table_name)}.${String(each.column_name)}`).sort())
  })
})
