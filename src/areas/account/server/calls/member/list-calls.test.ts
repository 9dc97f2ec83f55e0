import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  token = (await signIn(gateway, 'admin')).token
  await gateway.database.db.execute(sql`
    INSERT INTO person (site_id, id, email, firstname, lastname, role, status, created_at)
    SELECT 'alpha', 'many-' || n, 'many' || n || '@alpha.example', 'Same name', '', 'user', 'active', now() - n * interval '1 hour'
    FROM generate_series(1, 7) n`)
})
afterAll(() => gateway.close())

type Answer = { members: { id: string; email: string; createdAt: string }[]; total: number; next?: string }
const read = async (query: string) => (await ask(gateway, `/api/member/list?${query}`, { token })).json<Answer>()
async function readAll(sort: string) {
  const found: Answer['members'] = []
  for (let cursor = ''; ;) {
    const { members, next } = await read(`sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
    found.push(...members)
    if (next === undefined) return found
    cursor = next
  }
}

it.each(['email', '-email', 'name', '-name', 'joined', '-joined', 'active', '-active'])(
  'pages through all members sorted by %s, each once',
  async (sort) => {
    const paged = (await readAll(sort)).map(({ id }) => id)
    const { members, total } = await read(`sort=${sort}&limit=100`)
    expect(paged).toEqual(members.map(({ id }) => id))
    expect(new Set(paged).size).toBe(total)
  },
)

it('sorts by the sort asked for, and puts those who never signed in last', async () => {
  const joined = (await readAll('-joined')).map(({ createdAt }) => createdAt)
  expect(joined).toEqual(joined.toSorted().toReversed())
  for (const sort of ['active', '-active']) expect((await readAll(sort))[0]?.email).toBe('admin@alpha.example')
})
