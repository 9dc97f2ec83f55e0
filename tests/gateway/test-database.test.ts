import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@gateway/db/open'
import { openTestDatabase } from '../support/database'

let first: Database
let second: Database

beforeAll(async () => {
  first = await openTestDatabase()
  second = await openTestDatabase()
})
afterAll(() => Promise.all([first.close(), second.close()]))

const count = async ({ db }: Database, table: string) =>
  (await db.select({ n: sql<number>`count(*)::int` }).from(sql.raw(table)))[0]?.n

test('runs on the engine that the project names', () => {
  expect(first.engine).toBe(process.env.TEST_DATABASE === 'pglite' ? 'pglite' : 'postgresql')
})

test('comes migrated, separately for each test file', async () => {
  expect(await count(first, 'sitewright_migration')).toBeGreaterThan(0)
  await first.script('CREATE TABLE mine (n int)')
  expect(await count(first, 'mine')).toBe(0)
  await expect(count(second, 'mine')).rejects.toThrow('mine')
})
