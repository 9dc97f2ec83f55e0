import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/open'
import { idleTransactionTimeoutMs, isInTransaction, statementTimeoutMs, untilDone } from '../db/scope'

/**
 * Runs `work` across sites, on the tables granted to the platform role. `reason` is set on the transaction, where the
 * database's log and activity view show it. Importable only in `gateway/platform`.
 */
export async function withPlatform<T>(database: Database, reason: string, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error("Platform work cannot run inside a site's transaction.")
  return untilDone(() =>
    database.db.transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config('role', 'sitewright_platform', true), set_config('application_name', ${`sitewright: ${reason}`.slice(0, 63)}, true), set_config('statement_timeout', ${String(statementTimeoutMs)}, true), set_config('idle_in_transaction_session_timeout', ${String(idleTransactionTimeoutMs)}, true)`,
      )
      return work(tx)
    }),
  )
}

/**
 * Inside platform work, runs as one site: under its role, with row-level security as for the site's requests, and on
 * tables not granted to the platform.
 */
export async function asSite<T>(tx: Db, site: string, work: (tx: Db) => Promise<T>): Promise<T> {
  await tx.execute(sql`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', ${site}, true)`)
  const done = await work(tx)
  // Deferred constraints are checked under the role at commit, and the platform's sees no rows there.
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
  await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`)
  // After a throw there is no role to restore: the transaction ends.
  await tx.execute(sql`SELECT set_config('role', 'sitewright_platform', true), set_config('app.site', '', true)`)
  return done
}
