import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkSlip, isCreditedAnywhere, isInTime } from '@areas/commerce/server/billing/check-slip'
import { lapsePlans, remindOfPlans } from '@areas/commerce/server/billing/end-plans'
import { openPayment } from '@areas/commerce/server/billing/open-payment'
import { remindOfBills } from '@areas/commerce/server/billing/remind-of-bills'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { sendSlip } from '@areas/commerce/server/billing/slips'
import { placeOrder } from '@areas/commerce/server/orders/place-order'
import { bill, commerceSetting, payment, subscription } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { toSatang } from '@schemas/money/satang'
import { newBill, newPlan } from './make-sales'
import { inShop, newGoods, now, openTrialShop } from './trial-shop'

let database: Database
let person: string
beforeAll(async () => {
  const opened = await openTrialShop()
  database = opened.database
  person = opened.people.alpha ?? ''
})
afterAll(() => database.close())

const on = (day: string) => ({ now: new Date(`${day}T02:00:00Z`) })
async function newSubscription(
  endsOn: string,
  values: Partial<typeof subscription.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await inShop(database, async ({ tx, site: siteId }) =>
    tx.insert(subscription).values({
      siteId,
      id,
      planId: await newPlan(tx, siteId),
      personId: person,
      status: 'active',
      anchorOn: '2026-01-01',
      endsOn,
      ...values,
    }),
  )
  return id
}

it('reminds seven days and one day before a plan ends, and ends it on its day', async () => {
  const id = await newSubscription('2027-03-08')
  const days: [string, string[], string[]][] = []
  for (const day of ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-07', '2027-03-08', '2027-03-09']) {
    const [reminded, lapsed] = await inShop(
      database,
      async (shop) => [await remindOfPlans(shop), await lapsePlans(shop)] as const,
      on(day),
    )
    const ids = (of: typeof reminded) => of.notices.map((notice) => notice.subscription.id)
    days.push([day, ids(reminded), ids(lapsed)])
  }
  expect(days).toEqual([
    ['2027-02-28', [], []],
    ['2027-03-01', [id], []],
    ['2027-03-02', [], []],
    ['2027-03-07', [id], []],
    ['2027-03-08', [], [id]],
    ['2027-03-09', [], []],
  ])
  const [row] = await inShop(database, ({ tx }) => tx.select().from(subscription).where(eq(subscription.id, id)))
  expect(row?.status).toBe('unpaid')
})

it('ends a plan by the day of the site, not of Greenwich', async () => {
  const id = await newSubscription('2027-05-02')
  const lapse = (at: string) => inShop(database, (shop) => lapsePlans(shop), { now: new Date(at) })
  expect((await lapse('2027-05-01T16:59:00Z')).notices).toEqual([])
  expect((await lapse('2027-05-01T17:00:00Z')).notices.map((each) => each.subscription.id)).toEqual([id])
})

it('reminds of a bill three days before, on, three and seven days after its day', async () => {
  const id = await inShop(database, ({ tx, site }) =>
    newBill(tx, site, { status: 'open', dueOn: '2027-07-10', payerEmail: 'nok@example.com' }),
  )
  const reminded: string[] = []
  for (let day = 5; day <= 20; day++) {
    const date = `2027-07-${String(day).padStart(2, '0')}`
    const { bills } = await inShop(database, (shop) => remindOfBills(shop), on(date))
    if (bills.some((each) => each.id === id)) reminded.push(date)
  }
  expect(reminded).toEqual(['2027-07-07', '2027-07-10', '2027-07-13', '2027-07-17'])
})

async function newPayment() {
  return inShop(database, async (shop) => {
    await shop.tx
      .insert(commerceSetting)
      .values({
        siteId: shop.site,
        receivingAccounts: [
          { id: 'broken', kind: 'promptpay', number: 'abc', name: 'A typing error' },
          { id: 'main', kind: 'promptpay', number: '081-234-5678', name: 'Trial Co.' },
        ],
      })
      .onConflictDoNothing()
    const goods = await newGoods(shop)
    const placed = await placeOrder(shop, {
      channel: 'online',
      method: 'promptpay',
      buyer: { name: 'Nok', locale: 'th' },
      lines: [
        {
          kind: 'good',
          ref: goods.variant,
          variantId: goods.variant,
          title: { en: 'A product' },
          price: { regular: toSatang(10_700) },
          quantity: 1,
          vatClass: 'standard',
        },
      ],
    })
    if (!placed.ok) throw new Error(placed.problem)
    return placed.order.id
  })
}

it('opens one payment at a time, to the first account whose id is a real one', async () => {
  const order = await newPayment()
  const open = (more = {}) => inShop(database, (shop) => openPayment(shop, { order, method: 'promptpay' }), more)
  const answers = await Promise.all([open(), open(), open()])
  const intents = answers.flatMap((answer) => (answer.ok ? [answer.intent] : []))
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  expect(intents[0]).toMatchObject({ amount: 10_700, account: { id: 'main' } })
  expect(intents[0]?.payload).toContain('107.00')
  // An expired one is replaced by one press.
  const later = await open({ now: new Date(now.getTime() + 21 * 60_000) })
  expect(later).toMatchObject({ ok: true })
  expect(later.ok && later.intent.id).not.toBe(intents[0]?.id)
  expect(await inShop(database, (shop) => openPayment(shop, { order, method: 'transfer' }))).toEqual({
    ok: false,
    problem: 'no_method',
  })
  await inShop(database, ({ tx }) => tx.update(bill).set({ status: 'void' }).where(eq(bill.orderId, order)))
  expect(await open()).toEqual({ ok: false, problem: 'paid' })
})

it('checks a slip against what is asked for and what was sent before', async () => {
  const order = await newPayment()
  const opened = await inShop(database, (shop) => openPayment(shop, { order, method: 'promptpay' }))
  if (!opened.ok) throw new Error(opened.problem)
  const facts = {
    intent: opened.intent,
    qr: { bank: '014', reference: 'REF1', hasCrc: true },
    amount: 10_700,
    paidAt: new Date(now.getTime() + 60_000),
    sha256: 'a'.repeat(64),
    dhash: 'ffff0000ffff0000',
  }
  const check = async (more = {}) =>
    Object.fromEntries(
      (await inShop(database, (shop) => checkSlip(shop, { ...facts, ...more }))).map((each) => [
        each.check,
        each.outcome,
      ]),
    )
  const fine = {
    crc: 'passed',
    bank: 'passed',
    reference: 'passed',
    time: 'passed',
    amount: 'passed',
    picture: 'passed',
  }
  expect(await check()).toEqual({ ...fine, receiver: 'unknown' })
  expect(await check({ qr: undefined, amount: undefined, paidAt: undefined })).toMatchObject({
    crc: 'unknown',
    bank: 'unknown',
    reference: 'unknown',
    time: 'unknown',
    amount: 'unknown',
  })
  expect(await check({ amount: 1, qr: { bank: '999', reference: 'REF1', hasCrc: false } })).toMatchObject({
    crc: 'failed',
    bank: 'failed',
    amount: 'failed',
  })
  await inShop(database, (shop) =>
    sendSlip(shop, { intent: opened.intent.id, transfer: facts.qr, sha256: facts.sha256, dhash: facts.dhash }),
  )
  expect(await check()).toMatchObject({ reference: 'failed', picture: 'failed' })
  // The same picture, compressed again.
  expect(await check({ sha256: 'b'.repeat(64), dhash: 'ffff0000ffff0007' })).toMatchObject({ picture: 'failed' })
  expect(await check({ sha256: 'b'.repeat(64), dhash: '0000ffff0000ffff' })).toMatchObject({ picture: 'passed' })
})

it('knows a transfer that another site has credited, and leaves no trace of having asked', async () => {
  const transfer = { bank: '014', reference: 'ELSEWHERE1' }
  const ask = () => inShop(database, (shop) => isCreditedAnywhere(shop, transfer))
  expect(await ask()).toBe(false)
  expect(await ask()).toBe(false)
  await inShop(database, (shop) => creditPayment(shop, { method: 'transfer', amount: 100, transfer }), { site: 'beta' })
  expect(await ask()).toBe(true)
  const rows = await inShop(database, ({ tx }) => tx.select().from(payment))
  expect(rows.filter(({ reference }) => reference === transfer.reference)).toEqual([])
})

it.each([
  [-11, false],
  [-10, true],
  [48 * 60, true],
  [48 * 60 + 1, false],
])('%d minutes after the payment was opened: in time %s', (minutes, inTime) => {
  expect(isInTime(new Date(now.getTime() + minutes * 60_000), now)).toBe(inTime)
})
