import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isUndoneByOthers } from './failures'
import type { Database, Db } from './open'

type Work<T> = (tx: Db) => Promise<T>
type Open = { site: string; tx: Db; turn?: <T>(work: Work<T>) => Promise<T> }
const open = new AsyncLocalStorage<Open>()

/** Limits for a statement and for an open transaction (ms): one slow page must not hold all connections. */
export const statementTimeoutMs = 15_000
export const idleTransactionTimeoutMs = 30_000
/** Maximum attempts of a transaction that the database rolls back because of others. */
const maxRetries = 4

/**
 * Runs `work` in one transaction that sees only the rows of `site`: role and tenant are set for the transaction,
 * row-level security does the rest. A nested `withSite` of the same site joins the open transaction; one of another
 * site throws. Keep it short: no network, hashing or image work inside, and no outside side effects, because work
 * rolled back by a deadlock runs again.
 */
export async function withSite<T>(database: Database, site: string, work: Work<T>): Promise<T> {
  const outer = open.getStore()
  if (!outer) return untilDone(() => begin(database, site, (tx) => open.run({ site, tx }, () => work(tx))))
  if (outer.site !== site) throw new Error(`A transaction of site ${outer.site} is open; ${site} cannot join it.`)
  return outer.turn ? outer.turn(work) : work(outer.tx)
}

/**
 * One transaction for parallel flows: each `withSite` in `work` takes its turn on the connection, behind its own
 * savepoint. Without it, the first failing statement would end the transaction for all others.
 */
export async function shareSite<T>(database: Database, site: string, work: () => Promise<T>): Promise<T> {
  if (open.getStore()) throw new Error('A shared transaction cannot begin inside another one.')
  return begin(database, site, (tx) => {
    let last: Promise<unknown> = Promise.resolve()
    const turn = <R>(inner: Work<R>): Promise<R> => {
      const mine = last.then(() => tx.transaction((point) => open.run({ site, tx: point }, () => inner(point))))
      last = mine.catch(() => {})
      return mine
    }
    return open.run({ site, tx, turn }, work)
  })
}

/**
 * Retries a transaction that was rolled back because of others: the database ends one of two that wait for each other,
 * and its caller can do nothing about it.
 */
export async function untilDone<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === maxRetries || !isUndoneByOthers(error)) throw error
    }
    // Random, so that the two do not collide again.
    await pause(Math.random() * 40 * tries)
  }
}

function begin<T>(database: Database, site: string, work: Work<T>): Promise<T> {
  return database.db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', ${site}, true), set_config('statement_timeout', ${String(statementTimeoutMs)}, true), set_config('idle_in_transaction_session_timeout', ${String(idleTransactionTimeoutMs)}, true)`,
    )
    return work(tx)
  })
}

/** True while a site's transaction is open in this async flow. */
export function isInTransaction(): boolean {
  return open.getStore() !== undefined
}
