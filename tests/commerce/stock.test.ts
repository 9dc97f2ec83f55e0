import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { release, releaseDue, take } from '@areas/commerce/server/stock/end-reservations'
import { moveStock } from '@areas/commerce/server/stock/move'
import { reserve } from '@areas/commerce/server/stock/reserve'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import { reservation, stockLevel, stockMove } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { inShop, newItem, now, openTrialShop } from './trial-shop'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

const holder = (id: string) => ({ kind: 'gift_order', id })
const levelOf = (item: string) =>
  inShop(database, async ({ tx }) => (await tx.select().from(stockLevel).where(eq(stockLevel.itemId, item)))[0])

describe('reserving', () => {
  it('holds all or nothing, and sums the demand of an item over its holders', async () => {
    const [one, other] = await inShop(database, async (shop) => [await newItem(shop, 5), await newItem(shop, 2)])
    const demands = (first: number, second: number) => [
      { holder: holder('a'), item: one ?? '', quantity: first },
      { holder: holder('b'), item: one ?? '', quantity: first },
      { holder: holder('b'), item: other ?? '', quantity: second },
    ]
    const short = await inShop(database, (shop) => reserve(shop, { location: 'main', demands: demands(3, 2) }))
    expect(short).toEqual([{ item: one, left: 5, wanted: 6 }])
    expect(await levelOf(other ?? '')).toMatchObject({ reserved: 0 })
    expect(await inShop(database, (shop) => reserve(shop, { location: 'main', demands: demands(2, 2) }))).toEqual([])
    expect(await levelOf(one ?? '')).toMatchObject({ onHand: 5, reserved: 4 })
    expect(
      await inShop(database, (shop) =>
        reserve(shop, { location: 'main', demands: [{ holder: holder('c'), item: one ?? '', quantity: 2 }] }),
      ),
    ).toEqual([{ item: one, left: 1, wanted: 2 }])
    expect(await inShop(database, ({ tx }) => stockFaults(tx))).toEqual([])
  })

  it('takes in parts and lets the rest go', async () => {
    const item = await inShop(database, (shop) => newItem(shop, 4, 250))
    const id = randomUUID()
    await inShop(database, (shop) =>
      reserve(shop, { location: 'main', demands: [{ holder: holder(id), item, quantity: 3 }] }),
    )
    const wanted = { holder: id, item, quantity: 2, ref: `parcel:${id}`, refLine: id }
    expect(await inShop(database, (shop) => take(shop, 'gift_order', [wanted]))).toEqual([500])
    expect(await levelOf(item)).toMatchObject({ onHand: 2, reserved: 1, value: 500 })
    await expect(
      inShop(database, (shop) => take(shop, 'gift_order', [{ ...wanted, ref: 'parcel:2' }])),
    ).rejects.toThrow('Less of')
    expect(await inShop(database, (shop) => release(shop, 'gift_order', [id]))).toBe(1)
    expect(await inShop(database, (shop) => release(shop, 'gift_order', [id]))).toBe(0)
    expect(await levelOf(item)).toMatchObject({ onHand: 2, reserved: 0 })
    expect(await inShop(database, ({ tx }) => stockFaults(tx))).toEqual([])
  })

  it('ends with its time, but not what an order holds', async () => {
    const item = await inShop(database, (shop) => newItem(shop, 4))
    const expiresAt = new Date(now.getTime() - 1)
    const demands = [
      { holder: holder(randomUUID()), item, quantity: 1 },
      { holder: { kind: 'order_line', id: randomUUID() }, item, quantity: 1 },
    ]
    await inShop(database, (shop) => reserve(shop, { location: 'main', demands, expiresAt }))
    expect(await inShop(database, (shop) => releaseDue(shop))).toBe(1)
    expect(await levelOf(item)).toMatchObject({ reserved: 1 })
  })
})

describe('moving', () => {
  it('does what a document moves once, however often it is repeated', async () => {
    const item = await inShop(database, (shop) => newItem(shop, 0))
    const move = { item, location: 'main', delta: 6, reason: 'received' as const, cost: 600, ref: 'receipt:1' }
    expect(await inShop(database, (shop) => moveStock(shop, [move]))).toEqual({ ok: true, values: [600] })
    expect(await inShop(database, (shop) => moveStock(shop, [move]))).toEqual({ ok: true, values: [undefined] })
    expect(await levelOf(item)).toMatchObject({ onHand: 6, value: 600 })
  })

  it('refuses what is not there, but for a till', async () => {
    const item = await inShop(database, (shop) => newItem(shop, 1))
    const move = { item, location: 'main', delta: -3, reason: 'sale' as const }
    expect(await inShop(database, (shop) => moveStock(shop, [move]))).toEqual({
      ok: false,
      short: [{ item, location: 'main', left: 1 }],
    })
    expect(await inShop(database, (shop) => moveStock(shop, [move], { mayOversell: true }))).toMatchObject({ ok: true })
    expect(await levelOf(item)).toMatchObject({ onHand: 0, oversold: 2, value: 0, oversoldValue: 2000 })
    expect(await inShop(database, ({ tx }) => stockFaults(tx))).toEqual([])
  })

  it.each([
    ['a changed move', sql`UPDATE stock_move SET delta = delta + 1`],
    ['a move taken away', sql`DELETE FROM stock_move`],
    ['stock below zero', sql`UPDATE stock_level SET on_hand = -1`],
    ['more reserved than there is', sql`UPDATE stock_level SET reserved = on_hand + 1`],
    ['a level taken away', sql`DELETE FROM stock_level`],
    ['a reservation taken away', sql`DELETE FROM reservation`],
  ])('is protected by the database itself: %s', async (_case, statement) => {
    await inShop(database, (shop) => newItem(shop, 2))
    await expect(inShop(database, ({ tx }) => tx.execute(statement))).rejects.toThrow()
  })
})

type Step = { do: 'in' | 'out' | 'till' | 'reserve' | 'release' | 'take'; item: number; units: number }
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('in', 'out', 'till', 'reserve', 'reserve', 'release', 'take'),
  item: fc.nat(1),
  units: fc.integer({ min: 1, max: 6 }),
})

it('keeps its books through any sequence of steps, some of them rolled back', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 25 }), async (steps) => {
      const items = await inShop(database, async (shop) => [await newItem(shop, 3), await newItem(shop, 0)])
      const held: { id: string; item: string; units: number }[] = []
      for (const [each, fails] of steps) {
        const item = items[each.item] ?? ''
        const [first] = held.filter((one) => one.item === item)
        const id = randomUUID()
        const done = await inShop(database, async (shop) => {
          const signed = each.do === 'in' ? each.units : -each.units
          let result: unknown
          if (each.do === 'reserve')
            result = await reserve(shop, {
              location: 'main',
              demands: [{ holder: holder(id), item, quantity: each.units }],
            })
          else if (each.do === 'release') result = first && (await release(shop, 'gift_order', [first.id]))
          else if (each.do === 'take')
            result =
              first &&
              (await take(shop, 'gift_order', [
                { holder: first.id, item, quantity: Math.min(each.units, first.units), ref: id, refLine: id },
              ]))
          else
            result = await moveStock(
              shop,
              [{ item, location: 'main', delta: signed, reason: each.do === 'in' ? 'received' : 'sale' }],
              { mayOversell: each.do === 'till' },
            )
          if (fails) throw new Error('In the middle.')
          return result
        }).catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'In the middle.') throw error
          return undefined
        })
        if (done === undefined) continue
        if (each.do === 'reserve' && Array.isArray(done) && done.length === 0)
          held.push({ id, item, units: each.units })
        if (each.do === 'release' && first) held.splice(held.indexOf(first), 1)
        if (each.do === 'take' && first) {
          first.units -= Math.min(each.units, first.units)
          if (first.units === 0) held.splice(held.indexOf(first), 1)
        }
      }
      await inShop(database, async ({ tx }) => {
        expect(await stockFaults(tx)).toEqual([])
        const rows = await tx
          .select({ quantity: reservation.quantity })
          .from(reservation)
          .where(sql`${reservation.status} = 'held' AND ${reservation.itemId} IN (${items[0]}, ${items[1]})`)
        expect(rows.reduce((all, row) => all + row.quantity, 0)).toBe(held.reduce((all, each) => all + each.units, 0))
        expect((await tx.select({ no: stockMove.no }).from(stockMove).limit(1)).length).toBeLessThan(2)
      })
    }),
    { numRuns: process.env.TEST_FULL === '1' ? 120 : 12 },
  )
})
