import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '@gateway/db/migrate'
import { type Database, openDatabase } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { person, site } from '@gateway/db/tables'
import { withPlatform } from '@gateway/platform/with-platform'
import { ask, openGateway, signIn } from '@tests/support/gateway'
import { createDatabase, dropDatabase } from '@tests/support/postgres'

type Row = Record<string, unknown>

/** No tenant's: the list of migrations. */
const ownTables = ['sitewright_migration']
const login = `bare_login_${process.pid}`
let url = ''
/** As superuser, who sees through row-level security. */
let all: Client
/** As an operator's login role has it: owner of the tables, no superuser, and a transaction that sets no role. */
let bare: Client
let database: Database

const rowsOf = async (client: Client, text: string, values: unknown[] = []) =>
  (await client.query<Row>(text, values)).rows

const tablesOf = async (): Promise<string[]> =>
  (
    await rowsOf(
      all,
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname = 'public' ORDER BY 1`,
    )
  )
    .map(({ name }) => String(name))
    .filter((name) => !ownTables.includes(name))

/** Some value of each type; a test that meets another one fails and asks for it. */
const values: Record<string, string> = {
  text: `'x'`,
  bool: 'true',
  int4: '1',
  int8: '1',
  numeric: '1',
  float8: '1',
  timestamptz: 'now()',
  date: 'now()',
  uuid: 'gen_random_uuid()',
  jsonb: `'{}'`,
  json: `'{}'`,
  bytea: `'x'`,
  _text: `'{}'`,
  _int4: `'{}'`,
  bpchar: `'x'`,
  varchar: `'x'`,
}

/** Columns that an INSERT has to name, with a value for each. */
async function insertInto(table: string, tenant: string): Promise<string> {
  const columns = await rowsOf(
    all,
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND (is_nullable = 'NO' AND column_default IS NULL OR column_name = 'site_id') AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [table],
  )
  const granted = columns.map(({ name, type }) => {
    const value = name === 'site_id' ? `'${tenant}'` : values[String(type)]
    if (value === undefined)
      throw new Error(`${table}.${String(name)}: no value of the type ${String(type)} is known here.`)
    return [`"${String(name)}"`, value] as const
  })
  return `INSERT INTO "${table}" (${granted.map(([name]) => name).join(', ')}) VALUES (${granted.map(([, value]) => value).join(', ')})`
}

/** What of a statement's outcome matters here: how many rows it met, or that it was refused. */
async function outcome(client: Client, statement: string): Promise<number | 'refused'> {
  await client.query('BEGIN')
  try {
    return (await client.query(statement)).rowCount ?? 0
  } catch (error) {
    if (/row-level security|permission denied/.test(String(error))) return 'refused'
    throw error
  } finally {
    await client.query('ROLLBACK')
  }
}

beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl'))
  all = new Client({ connectionString: url })
  await all.connect()
  // As rented databases have it. The gateway's own roles are there already, made for another database of the server;
  // who makes roles inherits nothing of them.
  await all.query(`CREATE ROLE ${login} LOGIN NOSUPERUSER NOBYPASSRLS CREATEROLE`)
  await all.query(`GRANT sitewright_site, sitewright_platform TO ${login} WITH ADMIN OPTION, INHERIT FALSE`)
  await all.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${login}`)
  const own = new URL(url)
  own.username = login
  database = await openDatabase({ url: own.href, folder: '' })
  await migrate(database)
  bare = new Client({ connectionString: own.href })
  await bare.connect()
  // What a row says besides its tenant is of no matter here.
  for (const { table, name } of await rowsOf(
    all,
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  ))
    await all.query(`ALTER TABLE ${String(table)} DROP CONSTRAINT "${String(name)}"`)
  // Neither foreign keys nor triggers.
  await all.query(`SET session_replication_role = 'replica'`)
  for (const table of await tablesOf()) await all.query(await insertInto(table, 'alpha'))
})
afterAll(async () => {
  await bare.end()
  await database.close()
  await all.query('RESET session_replication_role')
  await all.end()
  await dropDatabase(url)
  const server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  await server.query(`DROP OWNED BY ${login}`)
  await server.query(`DROP ROLE ${login}`)
  await server.end()
})

describe('the login role, where no role is set', () => {
  it('has a row of a tenant to find in every table', async () => {
    const counts: [string, number][] = []
    for (const name of await tablesOf())
      counts.push([name, Number((await rowsOf(all, `SELECT count(*) AS n FROM "${name}"`))[0]?.n)])
    expect(counts.length).toBeGreaterThan(30)
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  })

  it.each([
    ['reads', (table: string) => Promise.resolve(`SELECT * FROM "${table}"`)],
    ['changes', (table: string) => Promise.resolve(`UPDATE "${table}" SET site_id = site_id`)],
    ['removes', (table: string) => Promise.resolve(`DELETE FROM "${table}"`)],
  ])('%s no row of any table', async (_title, statementOf) => {
    const met: string[] = []
    for (const table of await tablesOf())
      if (![0, 'refused'].includes(await outcome(bare, await statementOf(table)))) met.push(table)
    expect(met).toEqual([])
  })

  it('adds no row to any table', async () => {
    const added: string[] = []
    for (const table of await tablesOf())
      if ((await outcome(bare, await insertInto(table, 'beta'))) !== 'refused') added.push(table)
    expect(added).toEqual([])
  })

  it('finds nothing of a site either that is named without the role', async () => {
    await bare.query(`SELECT set_config('app.site', 'alpha', false)`)
    const met: string[] = []
    for (const table of await tablesOf())
      if (![0, 'refused'].includes(await outcome(bare, `SELECT * FROM "${table}"`))) met.push(table)
    await bare.query('RESET app.site')
    expect(met).toEqual([])
  })

  it('finds the rows of a site in its scope, and those of all sites in the platform’s', async () => {
    await expect(withPlatform(database, 'test', (tx) => tx.select({ site: site.siteId }).from(site))).resolves.toEqual([
      { site: 'alpha' },
    ])
    expect(await withSite(database, 'alpha', (tx) => tx.select({ site: person.siteId }).from(person))).toEqual([
      { site: 'alpha' },
    ])
  })
})

describe('a gateway whose login role is no superuser', () => {
  it('makes its sites, signs people in and shows pages', async () => {
    const other = await createDatabase(inject('postgresUrl'))
    await all.query(`ALTER DATABASE ${new URL(other).pathname.slice(1)} OWNER TO ${login}`)
    const own = new URL(other)
    own.username = login
    const gateway = await openGateway({ database: await openDatabase({ url: own.href, folder: '' }) })
    try {
      const { cookie } = await signIn(gateway, 'admin')
      expect((await ask(gateway, '/staff', { cookie })).statusCode).toBe(200)
      expect((await ask(gateway, '/roles', { host: 'beta.localhost' })).body).toContain('Guest view')
    } finally {
      await gateway.close()
      await dropDatabase(other)
    }
  })
})

describe('the two roles', () => {
  it('are nothing but what tables grant them', async () => {
    const roles = await rowsOf(
      all,
      `SELECT rolname, rolcanlogin OR rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication AS more FROM pg_roles WHERE rolname IN ('sitewright_site', 'sitewright_platform') ORDER BY 1`,
    )
    expect(roles).toEqual([
      { rolname: 'sitewright_platform', more: false },
      { rolname: 'sitewright_site', more: false },
    ])
    // Nor members of any role, so that neither turns into the other.
    expect(
      await rowsOf(
        all,
        `SELECT roleid::regrole::text FROM pg_auth_members WHERE member IN ('sitewright_site'::regrole, 'sitewright_platform'::regrole)`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        all,
        `SELECT relname FROM pg_class WHERE relowner IN ('sitewright_site'::regrole, 'sitewright_platform'::regrole)`,
      ),
    ).toEqual([])
  })

  it('reach nothing around the policies: no function with its owner’s rights, no view, no sequence, nothing granted to everybody', async () => {
    expect(
      await rowsOf(all, `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef`),
    ).toEqual([])
    expect(
      await rowsOf(
        all,
        `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm', 'S', 'f')`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        all,
        `SELECT c.relname FROM pg_class c, aclexplode(c.relacl) acl WHERE c.relnamespace = 'public'::regnamespace AND acl.grantee = 0`,
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        all,
        `SELECT c.relname FROM pg_class c, aclexplode(c.relacl) acl WHERE c.relnamespace = 'public'::regnamespace AND acl.grantee IN ('sitewright_site'::regrole, 'sitewright_platform'::regrole) AND acl.privilege_type IN ('TRUNCATE', 'REFERENCES', 'TRIGGER')`,
      ),
    ).toEqual([])
  })

  it('are asked for by every policy of the platform', async () => {
    const loose = await rowsOf(
      all,
      `SELECT tablename, policyname FROM pg_policies WHERE schemaname = 'public' AND 'sitewright_platform' = ANY (roles)
      AND (coalesce(qual, with_check) !~ 'CURRENT_USER = ''sitewright_platform''' OR coalesce(with_check, qual) !~ 'CURRENT_USER = ''sitewright_platform''')`,
    )
    expect(loose).toEqual([])
  })

  it('are given to a table of a later migration by one function', async () => {
    await bare.query('BEGIN')
    await bare.query('CREATE TABLE later (site_id text NOT NULL, id text NOT NULL, PRIMARY KEY (site_id, id))')
    await bare.query(`SELECT protect_tenant_table('later', 'SELECT, INSERT', 'SELECT (site_id)')`)
    const rule = {
      cmd: 'ALL',
      roles: '{sitewright_site}',
      qual: '(site_id = current_site())',
      with_check: '(site_id = current_site())',
    }
    const platform = `(CURRENT_USER = 'sitewright_platform'::name)`
    expect(
      await rowsOf(
        bare,
        `SELECT cmd, roles::text, qual, with_check FROM pg_policies WHERE tablename = 'later' ORDER BY policyname`,
      ),
    ).toEqual([rule, { cmd: 'ALL', roles: '{sitewright_platform}', qual: platform, with_check: platform }])
    expect(
      await rowsOf(
        bare,
        `SELECT relrowsecurity AS enabled, relforcerowsecurity AS forced FROM pg_class WHERE relname = 'later'`,
      ),
    ).toEqual([{ enabled: true, forced: true }])
    await bare.query(`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', 'alpha', true)`)
    await bare.query(`INSERT INTO later VALUES ('alpha', '1')`)
    await expect(bare.query(`INSERT INTO later VALUES ('beta', '1')`)).rejects.toThrow('row-level security')
    await bare.query('ROLLBACK')
  })
})
