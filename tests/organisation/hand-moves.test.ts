import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockItem, stockLevel } from '@areas/commerce/server/tables'
import { branch as branchTable } from '@areas/organisation/server/tables'
import { withSite } from '@gateway/db/scope'
import { call as moveCall } from '@schemas/organisation/calls/inventory/move'
import { askCall } from '@tests/support/caller'
import { openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { openTill } from './trial-branch'

let gateway: TestGateway
let manager: { cookie: string; token: string }
let branch = ''
beforeAll(async () => {
  gateway = await openGateway()
  manager = await signIn(gateway, 'manager')
  ;({ branch } = await openTill(gateway.database, 'M1'))
})
afterAll(() => gateway.close())

const newItem = (unit: 'piece' | 'g') =>
  withSite(gateway.database, 'alpha', async (tx) => {
    const id = randomUUID()
    await tx.insert(stockItem).values({ siteId: 'alpha', id, unit, title: { en: 'An item' } })
    const [of] = await tx.select().from(branchTable).where(eq(branchTable.id, branch))
    await tx.insert(stockLevel).values({ siteId: 'alpha', itemId: id, locationId: of?.locationId ?? '' })
    return id
  })
const move = async (item: string, delta: number, reason: string) => {
  const { cookie, token } = manager
  const input = { branch, item, delta, reason }
  const answer = await askCall(gateway, moveCall, input, { token, cookie: `${cookie}; lang=en` })
  const { error, onHand } = answer.json<{ onHand?: number; error?: { fields?: Record<string, string> } }>()
  return onHand ?? [answer.statusCode, error?.fields?.delta]
}

it('takes stock in and out as the reason says, and no millions of pieces at once', async () => {
  const item = await newItem('piece')
  expect(await move(item, 0, 'received')).toEqual([400, 'Enter a number other than 0.'])
  expect(await move(item, -3, 'received')).toEqual([400, 'By this reason stock only comes in.'])
  for (const reason of ['waste', 'damaged', 'lost', 'sample', 'internal_use'])
    expect(await move(item, 3, reason)).toEqual([400, 'By this reason stock only goes out.'])
  for (const [delta, reason] of [
    [5_000_000, 'received'],
    [-5_000_000, 'waste'],
    [5_000_000, 'recount'],
  ] as const)
    expect(await move(item, delta, reason)).toEqual([400, 'At most 1,000,000 pieces at a time.'])
  expect([await move(item, 10, 'received'), await move(item, -3, 'waste'), await move(item, 1, 'recount')]).toEqual([
    10, 7, 8,
  ])
  // What is weighed is counted in grams.
  expect(await move(await newItem('g'), 5_000_000, 'received')).toBe(5_000_000)
})
