import { asc, gte, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '@gateway/db/open'
import { openTestDatabase } from '@tests/support/database'
import { type ListPage, listRows } from './list-rows'

const probe = pgTable('list_probe', {
  id: text().primaryKey(),
  name: text().notNull(),
  note: text(),
  count: integer(),
  at: timestamp({ withTimezone: true }).notNull(),
  isDone: boolean().notNull(),
})
type Row = { id: string; name: string; note: string | null; count: number | null; micros: number; isDone: boolean }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.script(
    'CREATE TABLE list_probe (id text PRIMARY KEY, name text NOT NULL, note text, count integer, at timestamptz NOT NULL, "isDone" boolean NOT NULL)',
  )
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(probe))

/** Moments a microsecond apart, which a JavaScript date does not tell from one another. */
const insert = async (rows: readonly Row[]) => {
  for (const { micros, ...row } of rows)
    await database.db
      .insert(probe)
      .values({ ...row, at: sql`timestamptz '2026-11-20 10:00:00Z' + ${micros} * interval '1 microsecond'` as never })
}
const list = (input: Partial<ListPage> & { isDone?: boolean }) =>
  listRows(database.db, {
    from: probe,
    columns: { id: probe.id, name: probe.name },
    id: probe.id,
    sorts: {
      name: probe.name,
      note: probe.note,
      count: probe.count,
      at: probe.at,
      done: probe.isDone,
      half: { by: sql`${probe.count} / 2.0`, type: 'numeric', isNullable: true },
    },
    defaultSort: 'name',
    filters: { isDone: probe.isDone },
    search: [probe.name, probe.note],
    input: { limit: 10, ...input },
  })
/** All ids of a list, page by page; `between` runs after each page. */
async function readAll(input: Parameters<typeof list>[0], between: (page: number) => unknown = () => {}) {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 0; ; page += 1) {
    const { items, next } = await list({ ...input, ...(cursor === undefined ? {} : { cursor }) })
    expect(items.length).toBeLessThanOrEqual(input.limit ?? 10)
    ids.push(...items.map(({ id }) => id))
    if (next === undefined) return ids
    cursor = next
    await between(page)
  }
}

const values = { name: 'name', note: 'note', count: 'count', at: 'micros', done: 'isDone', half: 'count' } as const
/** The whole list, sorted here: rows without a value last, equal ones by id in the direction of the sort. */
function sorted(rows: readonly Row[], sort: keyof typeof values, isDown: boolean): string[] {
  const turn = isDown ? -1 : 1
  const compare = <V>(a: V, b: V) => (a < b ? -turn : a > b ? turn : 0)
  return rows
    .toSorted((a, b) => {
      const [first, second] = [a[values[sort]], b[values[sort]]]
      if (first === null || second === null) return first === second ? compare(a.id, b.id) : first === null ? 1 : -1
      return compare(first, second) || compare(a.id, b.id)
    })
    .map(({ id }) => id)
}

// Letters only: databases and JavaScript order these alike.
const word = fc.stringMatching(/^[a-c]{0,3}$/)
const rowsOf = (prefix: string) =>
  fc
    .array(
      fc.record({
        name: word,
        note: fc.option(word),
        count: fc.option(fc.integer({ min: -2, max: 3 })),
        micros: fc.nat(4),
        isDone: fc.boolean(),
      }),
      { maxLength: 16 },
    )
    .map((rows) => rows.map((row, at): Row => ({ id: `${prefix}${String(at).padStart(2, '0')}`, ...row })))
const sortOf = fc.constantFrom('name', 'note', 'count', 'at', 'done', 'half')

it('pages through the whole list in its order, by any sort', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      rowsOf('r'),
      sortOf,
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      async (rows, sort, isDown, limit) => {
        await database.db.delete(probe)
        await insert(rows)
        expect(await readAll({ sort: isDown ? `-${sort}` : sort, limit })).toEqual(sorted(rows, sort, isDown))
      },
    ),
    { numRuns: 60 },
  ),
)

it('repeats and loses no row while others are added and removed between pages', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      rowsOf('r'),
      rowsOf('n'),
      sortOf,
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      async (rows, later, sort, isDown, limit) => {
        await database.db.delete(probe)
        await insert(rows)
        const removed: string[] = []
        const read = await readAll({ sort: isDown ? `-${sort}` : sort, limit }, async (page) => {
          const [added] = later.slice(page, page + 1)
          if (added) await insert([added])
          // Removed after it was read, such as the very row that the cursor names.
          const [first] = await database.db.select({ id: probe.id }).from(probe).orderBy(asc(probe.id)).limit(1)
          if (first && page === 1 && !removed.includes(first.id)) {
            removed.push(first.id)
            await database.db.delete(probe).where(sql`${probe.id} = ${first.id}`)
          }
        })
        expect(new Set(read).size).toBe(read.length)
        const known = new Set(rows.map(({ id }) => id).filter((id) => !removed.includes(id)))
        expect(read.filter((id) => known.has(id))).toEqual(
          sorted(
            rows.filter(({ id }) => known.has(id)),
            sort,
            isDown,
          ),
        )
      },
    ),
    { numRuns: 40 },
  ),
)

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  name: id,
  note: null,
  count: 0,
  micros: 0,
  isDone: false,
  ...more,
})

it('narrows by filters and by each word of the search, and counts on request', async () => {
  await insert([
    row('a', { note: 'Red_Hat' }),
    row('b', { note: 'red shoe', isDone: true }),
    row('c', { note: 'red%' }),
  ])
  expect((await list({ isDone: true })).items).toEqual([{ id: 'b', name: 'b' }])
  expect(await readAll({ q: 'RED b' })).toEqual(['b'])
  expect(await readAll({ q: 'd_h' })).toEqual(['a'])
  expect(await readAll({ q: '%' })).toEqual(['c'])
  expect(await list({ q: 'red', limit: 2, total: true })).toMatchObject({ total: 3, next: expect.any(String) })
  expect((await list({ q: 'red' })).total).toBeUndefined()
})

it('gives no total beyond what is cheap to count', async () => {
  await database.db.execute(
    sql`INSERT INTO list_probe SELECT 'x' || n, 'x', NULL, n, now(), n > 10000 FROM generate_series(1, 10002) n`,
  )
  expect((await list({ total: true })).total).toBeUndefined()
  expect((await list({ total: true, isDone: true })).total).toBe(2)
})

it('refuses a cursor of another sort, a forged one and a damaged one', async () => {
  await insert([row('a'), row('b'), row('c')])
  const { next: cursor = '' } = await list({ limit: 1 })
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  for (const input of [
    { cursor, sort: '-name' },
    { cursor: 'broken' },
    { cursor: made('name', 'a') },
    { cursor: made('name', 'a\0', 'a') },
    { cursor: made('name', '\ud800', 'a') },
    { cursor: made('name', 1, 'a') },
    { cursor: made('count', 'many', 'a'), sort: 'count' },
    { cursor: made('at', 'yesterday evening', 'a'), sort: 'at' },
  ])
    await expect(list(input), JSON.stringify(input)).rejects.toMatchObject({ code: 'invalid_cursor' })
  // Text of SQL is a value like any other.
  expect((await list({ cursor: made('name', "a'); DROP TABLE list_probe; --", 'a') })).items).toHaveLength(2)
  expect(await database.db.select().from(probe).where(gte(probe.name, ''))).toHaveLength(3)
})
