import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { expireDue } from '@areas/commerce/server/orders/expire-due'
import { placeOrder } from '@areas/commerce/server/orders/place-order'
import { bill, subscription } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { toSatang } from '@schemas/money/satang'
import { newPlan } from './make-sales'
import { inShop, openTrialShop } from './trial-shop'

let database: Database
let person: string
beforeAll(async () => {
  const opened = await openTrialShop()
  database = opened.database
  person = opened.people.alpha ?? ''
})
afterAll(() => database.close())

async function buyPlan() {
  return inShop(database, async (shop) => {
    const ref = await newPlan(shop.tx, shop.site)
    const placed = await placeOrder(shop, {
      channel: 'subscription',
      method: 'promptpay',
      buyer: { person, name: 'Nok', locale: 'th' },
      lines: [
        {
          kind: 'plan',
          ref,
          title: { en: 'A plan' },
          price: { regular: toSatang(29_900) },
          quantity: 1,
          vatClass: 'standard',
        },
      ],
    })
    if (!placed.ok) throw new Error(placed.problem)
    const [owed] = await shop.tx.select().from(bill).where(eq(bill.orderId, placed.order.id))
    return { plan: ref, bill: owed?.id ?? '' }
  })
}
const pay = (owed: string, at: string) =>
  inShop(database, (shop) => creditPayment(shop, { method: 'promptpay', amount: 29_900, bill: owed }), {
    now: new Date(at),
  })
const stateOf = async (plan: string) => {
  const rows = await inShop(database, ({ tx }) => tx.select().from(subscription).where(eq(subscription.planId, plan)))
  return rows.map(({ status, anchorOn, endsOn }) => [status, anchorOn, endsOn])
}

it('begins a period with its payment, on the day of the site', async () => {
  const { plan, bill: owed } = await buyPlan()
  expect(await stateOf(plan)).toEqual([['incomplete', '2026-11-28', '2026-12-28']])
  // Five in the afternoon in Greenwich is the next day in Bangkok.
  await pay(owed, '2026-11-29T17:00:00Z')
  expect(await stateOf(plan)).toEqual([['active', '2026-11-30', '2026-12-30']])
})

it('grants a plan by money that comes late', async () => {
  const { plan, bill: owed } = await buyPlan()
  await inShop(database, ({ tx }) => expireDue(tx, new Date('2026-11-28T06:00:00Z'), { site: 'alpha' }))
  expect((await stateOf(plan))[0]?.[0]).toBe('cancelled')
  await pay(owed, '2026-11-28T07:00:00Z')
  expect((await stateOf(plan))[0]?.[0]).toBe('active')
})
