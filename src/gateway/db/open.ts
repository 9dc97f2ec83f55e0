import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { listenOn } from './listen'
import { limitWalSize } from './short-wal'
import * as tables from './tables'

export type Tables = typeof tables
/** A connection or an open transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, Tables>

export type Database = {
  engine: 'pglite' | 'postgresql'
  /**
   * The outer handle, only for `scope.ts`, `migrate.ts` and the platform: on PGlite, a query on it inside a transaction
   * would wait for itself.
   */
  db: Db
  /** Runs SQL of several statements, for migrations. */
  script: (sql: string) => Promise<void>
  /**
   * Receives notifications of a channel from all processes. `missed` is called when some may have been lost because the
   * connection was away. Resolves, once listening, to a function that stops it.
   */
  listen: (channel: string, hear: (payload: string) => void, missed: () => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** Opens PostgreSQL at `url`, or else the embedded PGlite in `folder`. Throws when it does not answer. */
export async function openDatabase(options: { url?: string | undefined; folder: string }): Promise<Database> {
  return options.url ? openPostgres(options.url) : openEmbedded(options.folder)
}

async function openPostgres(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The pool does not listen to connections in use either: one that drops between two statements of a transaction would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('SELECT 1')
  const db = drizzle(pool, { schema: tables })
  // The connection is always released: drizzle keeps one whose BEGIN fails, and ten of those would exhaust the pool.
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, { schema: tables }).transaction(work as never, config)
    } finally {
      client.release()
    }
  }
  return {
    engine: 'postgresql',
    db: Object.assign(db, { transaction }) as unknown as Db,
    script: async (sql) => void (await pool.query(sql)),
    listen: listenOn(url, pg.Client),
    close: () => pool.end(),
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create(folder === 'memory://' ? {} : { dataDir: folder })
  const end = limitWalSize(client)
  const database = await fromPglite(client)
  return {
    ...database,
    close: () => {
      end()
      return database.close()
    },
  }
}

/** Wraps a running PGlite; tests pass clones of a migrated one. */
export async function fromPglite(client: import('@electric-sql/pglite').PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite')
  return {
    engine: 'pglite',
    db: drizzle(client, { schema: tables }) as unknown as Db,
    script: async (sql) => void (await client.exec(sql)),
    // The embedded database has one process and is always available.
    listen: async (channel, hear) => {
      const end = await client.listen(channel, hear)
      return () => end().catch(() => {})
    },
    close: () => client.close(),
  }
}
