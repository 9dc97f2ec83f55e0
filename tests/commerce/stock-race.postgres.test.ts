import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveStock, release, reserve, take } from '@areas/commerce/server/public'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import { stockLevel } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { allAtOnce } from './all-at-once'
import { inShop, newItem, openTrialShop } from './trial-shop'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

const holder = () => ({ kind: 'gift_order', id: randomUUID() })

it('gives 25 pieces to 25 of 200 buyers, and none below zero', { timeout: 60_000 }, async () => {
  const item = await inShop(database, (shop) => newItem(shop, 25))
  const answers = await allAtOnce(200, () =>
    inShop(database, (shop) => reserve(shop, { location: 'main', demands: [{ holder: holder(), item, quantity: 1 }] })),
  )
  expect(answers.filter((short) => short.length === 0)).toHaveLength(25)
  for (const short of answers.filter((each) => each.length > 0)) expect(short).toMatchObject([{ item, wanted: 1 }])
  await inShop(database, async ({ tx }) => {
    const [level] = await tx.select().from(stockLevel).where(eq(stockLevel.itemId, item))
    expect(level).toMatchObject({ onHand: 25, reserved: 25, oversold: 0 })
    expect(await stockFaults(tx)).toEqual([])
  })
})

it(
  'never waits in a circle: bundles named in any order, taken, let go and refilled at once',
  { timeout: 60_000 },
  async () => {
    const items = await inShop(database, async (shop) => {
      const made: string[] = []
      for (let at = 0; at < 4; at++) made.push(await newItem(shop, 12))
      return made
    })
    let sold = 0
    let refilled = 0
    await allAtOnce(120, async (at) => {
      const mine = holder()
      const [one = '', other = ''] = [items[at % 4], items[(at * 3 + 1) % 4]]
      const demands = [...new Set(at % 2 === 0 ? [one, other] : [other, one])].map((item) => ({
        holder: mine,
        item,
        quantity: 1,
      }))
      const short = await inShop(database, (shop) => reserve(shop, { location: 'main', demands }))
      if (short.length > 0) {
        if (at % 5 === 0) {
          await inShop(database, (shop) =>
            moveStock(shop, [{ item: one, location: 'main', delta: 1, reason: 'received', cost: 900 }]),
          )
          refilled += 1
        }
        return
      }
      if (at % 3 === 0) return void (await inShop(database, (shop) => release(shop, mine.kind, [mine.id])))
      await inShop(database, (shop) =>
        take(
          shop,
          mine.kind,
          demands.map(({ item }) => ({ holder: mine.id, item, quantity: 1, ref: mine.id, refLine: item })),
        ),
      )
      sold += demands.length
    })
    await inShop(database, async ({ tx }) => {
      const levels = (await tx.select().from(stockLevel)).filter(({ itemId }) => items.includes(itemId))
      expect(levels.reduce((all, level) => all + level.onHand, 0)).toBe(48 + refilled - sold)
      expect(levels.every(({ reserved, onHand }) => reserved === 0 && onHand >= 0)).toBe(true)
      expect(await stockFaults(tx)).toEqual([])
    })
  },
)
