import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/open'
import { idleTransactionTimeoutMs, isInTransaction, statementTimeoutMs, untilDone } from '../db/scope'

/**
 * Runs `work` across sites, on the tables that the platform role is granted. `reason` goes with the transaction, where
 * the database's own log and activity view show it. Importable only in `gateway/platform`.
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
 * Inside platform work, does what is one site's own as that site: under its role, so that row-level security holds for it as for a
 * request of the site, and on tables that the platform itself is not granted.
 */
export async function asSite<T>(tx: Db, site: string, work: (tx: Db) => Promise<T>): Promise<T> {
  await tx.execute(sql`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', ${site}, true)`)
  const done = await work(tx)
  // Rules that are looked at when a transaction ends look with the eyes of the role that it ends under, and the platform's sees nothing there.
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
  await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`)
  // After a throw there is nothing to go back to: the transaction ends.
  await tx.execute(sql`SELECT set_config('role', 'sitewright_platform', true), set_config('app.site', '', true)`)
  return done
}
