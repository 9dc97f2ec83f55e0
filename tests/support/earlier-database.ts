import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, fromPglite, openDatabase } from '@gateway/db/open'
import { createDatabase, dropDatabase } from './postgres'

/**
 * A database as commit a4ee1e32 left it, with all 38 migrations of that time, on the engine of the running project:
 * `demo-sites` as that commit first starts, `rows-of-every-table` with a row in every table that had any use.
 */
export async function openEarlierDatabase(name: 'demo-sites' | 'rows-of-every-table'): Promise<Database> {
  const dump = gunzipSync(readFileSync(new URL(`../fixtures/earlier/${name}.sql.gz`, import.meta.url))).toString()
  if (process.env.TEST_DATABASE === 'pglite') {
    const client = await PGlite.create()
    await client.exec(`${roles}\n${withoutChecks(dump)}`)
    return fromPglite(client)
  }
  const url = await createDatabase(inject('postgresUrl'))
  const database = await openDatabase({ url, folder: '' })
  await database.script(`${roles}\n${withoutChecks(dump)}`)
  return {
    ...database,
    close: async () => {
      await database.close()
      await dropDatabase(url)
    },
  }
}

// A dump holds grants, but roles belong to the server.
const roles = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sitewright_site') THEN CREATE ROLE sitewright_site NOLOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sitewright_platform') THEN CREATE ROLE sitewright_platform NOLOGIN; END IF;
  GRANT sitewright_site TO CURRENT_USER;
  GRANT sitewright_platform TO CURRENT_USER;
END $$;`

// Functions come before the tables that they read.
const withoutChecks = (dump: string) => `BEGIN;\nSET LOCAL check_function_bodies = false;\n${dump}\nCOMMIT;`
