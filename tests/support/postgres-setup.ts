import type { TestProject } from 'vitest/node'
import { migrate } from '@gateway/db/migrate'
import { openDatabase } from '@gateway/db/open'
import { createDatabase, startPostgres } from './postgres'

/** Once per run: a server, and in it a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const template = await createDatabase(server.url)
  const database = await openDatabase({ url: template, folder: '' })
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', new URL(template).pathname.slice(1))
  return server.stop
}
