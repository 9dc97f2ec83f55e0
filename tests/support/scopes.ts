import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Db } from '@gateway/db/open'

const dialect = new PgDialect()
/**
 * What a gateway may ask outside a scope: whether the database answers, and what of the schema is there. No row of a
 * tenant is in any of it.
 */
const allowed = [
  /^SELECT 1$/,
  /^SELECT to_regclass\('sitewright_migration'\) AS name$/,
  /^SELECT name FROM sitewright_migration$/,
]
/** The first statement of a transaction of `migrate`. */
const migrates = /^SELECT pg_advisory_xact_lock\(7423981\)$/
/** The first statement of a scope: it takes one of the two roles. */
const takesRole = /^SELECT set_config\('role', 'sitewright_(?:site|platform)', true\)/

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : dialect.sqlToQuery(query as SQL).sql).trim()

/**
 * The database as a gateway gets it, and what is asked of it outside a scope: by the outer handle, or in a transaction
 * before it has taken a role.
 */
export function watchScopes(database: Database): { watched: Database; strays: string[] } {
  const strays: string[] = []
  const stray = (what: string): void =>
    void strays.push(`${what}\n${(new Error().stack ?? '').split('\n').slice(3, 9).join('\n')}`)

  /** A handle that reports every use, except after a statement that opens a scope. */
  const watch = (db: Db, isWell: (text: string) => boolean, after: 'this' | 'all'): Db => {
    let isOpen = false
    return new Proxy(db, {
      get: (target, name, receiver) => {
        const found = Reflect.get(target, name, receiver) as unknown
        if (isOpen || typeof name === 'symbol' || typeof found !== 'function') {
          if (!isOpen && name === 'query') stray('query')
          return found
        }
        if (name === 'transaction' && after === 'this')
          return (work: (tx: Db) => Promise<unknown>, config: never) =>
            target.transaction(
              (tx) => work(watch(tx as Db, (text) => takesRole.test(text) || migrates.test(text), 'all')),
              config,
            )
        return (...args: unknown[]) => {
          const text = name === 'execute' ? textOf(args[0]) : name
          if (!isWell(text)) stray(text)
          else if (after === 'all') isOpen = true
          return (found as (...args: unknown[]) => unknown).apply(target, args)
        }
      },
    })
  }

  const script: Database['script'] = (text) => {
    stray(`script: ${text}`)
    return database.script(text)
  }
  return {
    watched: { ...database, db: watch(database.db, (text) => allowed.some((rule) => rule.test(text)), 'this'), script },
    strays,
  }
}
