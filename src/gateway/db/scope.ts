import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isUndoneByOthers } from './failures'
import type { Database, Db } from './open'

type Work<T> = (tx: Db) => Promise<T>
type Open = { site: string; tx: Db; turn?: <T>(work: Work<T>) => Promise<T> }
const open = new AsyncLocalStorage<Open>()

/** A statement that takes longer is cancelled, and a transaction left open for so long is ended (ms): one slow page must not hold the connections of all. */
export const statementTimeoutMs = 15_000
export const idleTransactionTimeoutMs = 30_000
/** How often a transaction is begun that the database undoes because of others. */
const maxRetries = 4

/**
 * Runs `work` in one transaction that sees only the rows of `site`: the role and the tenant are set for the transaction
 * and row-level security does the rest. Inside it a further `withSite` of the same site joins the open transaction;
 * one of another site is a mistake and throws. Keep it short: no network, hashing or image work inside; and leave what is outside of it
 * alone, because work that a deadlock has undone is done again.
 */
export async function withSite<T>(database: Database, site: string, work: Work<T>): Promise<T> {
  const outer = open.getStore()
  if (!outer) return untilDone(() => begin(database, site, (tx) => open.run({ site, tx }, () => work(tx))))
  if (outer.site !== site) throw new Error(`A transaction of site ${outer.site} is open; ${site} cannot join it.`)
  return outer.turn ? outer.turn(work) : work(outer.tx)
}

/**
 * One transaction for parallel flows: each `withSite` in `work` takes its turn on the connection, behind a savepoint of its
 * own. Without it the first statement that fails would end the transaction for all the others too.
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
 * Runs a transaction again that was undone because others held what it wanted: of two that wait for each other the database ends one, and
 * whose act it was can do nothing about it.
 */
export async function untilDone<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === maxRetries || !isUndoneByOthers(error)) throw error
    }
    // Not in step with the other, or the two would meet again.
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

/** True while a site's transaction is open in this flow of calls. */
export function isInTransaction(): boolean {
  return open.getStore() !== undefined
}
