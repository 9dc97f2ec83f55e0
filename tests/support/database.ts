import { inject } from 'vitest'
import { type Database, fromPglite, openDatabase } from '@gateway/db/open'
import { openPgliteImage } from './pglite'
import { createDatabase, dropDatabase } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteImage: string
    postgresUrl: string
    postgresTemplate: string
  }
}

/**
 * A migrated, empty database for the test file, on the engine of the running project (gateway-pglite,
 * gateway-postgres). `close` also removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE === 'pglite') return fromPglite(await openPgliteImage(inject('pgliteImage')))
  const url = await createTestDatabaseUrl()
  const database = await openDatabase({ url, folder: '' })
  return {
    ...database,
    close: async () => {
      await database.close()
      await dropDatabase(url)
    },
  }
}

/** The address of a migrated, empty database on real PostgreSQL, for tests that start a whole gateway. */
export function createTestDatabaseUrl(): Promise<string> {
  if (process.env.TEST_DATABASE !== 'postgres')
    throw new Error('A PostgreSQL is there in the project gateway-postgres only.')
  return createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
}
