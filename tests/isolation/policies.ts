import { sql } from 'drizzle-orm'
import type { TestGateway } from '@tests/support/gateway'

type Policy = { table: string; name: string; seen: string | null; written: string | null }

/**
 * The result of `check` while a site's own role may see and write the rows of all sites in some tables, as if their
 * policies were missing.
 */
export async function withOpenPolicies<T>(
  { database }: Pick<TestGateway, 'database'>,
  tables: readonly string[],
  check: () => Promise<T>,
): Promise<T> {
  const { rows } = (await database.db.execute(sql`
    SELECT c.relname AS table, p.polname AS name, pg_get_expr(p.polqual, p.polrelid) AS seen, pg_get_expr(p.polwithcheck, p.polrelid) AS written FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
    WHERE (SELECT oid FROM pg_roles WHERE rolname = 'sitewright_site') = ANY (p.polroles)`)) as unknown as {
    rows: Policy[]
  }
  const own = rows.filter(({ table }) => tables.includes(table))
  if (new Set(own.map(({ table }) => table)).size < tables.length)
    throw new Error(`Not each of ${tables.join(', ')} has a policy.`)
  const alter = (rule: (expression: string) => string) =>
    own
      .map(
        ({ table, name, seen, written }) =>
          `ALTER POLICY ${name} ON ${table} ${seen === null ? '' : `USING (${rule(seen)})`} ${written === null ? '' : `WITH CHECK (${rule(written)})`}`,
      )
      .join('; ')
  await database.script(alter(() => 'true'))
  try {
    return await check()
  } finally {
    await database.script(alter((expression) => expression))
  }
}
