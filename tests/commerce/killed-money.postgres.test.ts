import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayment } from '@areas/commerce/server/billing/open-payment'
import { leadRefund, requestRefund } from '@areas/commerce/server/billing/refunds'
import { confirmSlip, sendSlip } from '@areas/commerce/server/billing/slips'
import { newAccessToken } from '@areas/commerce/server/carts/access-token'
import { findCart } from '@areas/commerce/server/carts/own-cart'
import { setLines } from '@areas/commerce/server/carts/set-lines'
import { checkOut } from '@areas/commerce/server/checkout/place'
import { commerceSetting } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { auditMoney } from '@gateway/platform/run-audit-money'
import { inShop, newGoods, openTrialShop, trialSeal } from './trial-shop'

let database: Database
const reviewer = randomUUID()
beforeAll(async () => {
  ;({ database } = await openTrialShop())
  await inShop(database, ({ tx, site: siteId }) =>
    tx.insert(commerceSetting).values({
      siteId,
      methods: ['promptpay'],
      receivingAccounts: [{ id: 'main', kind: 'promptpay', number: '0812345678', name: 'Trial Co.' }],
    }),
  )
  await database.db
    .insert(person)
    .values({ siteId: 'alpha', id: reviewer, email: 'reviewer@alpha.example', role: 'manager' })
})
afterAll(() => database.close())

async function expectWholeBooks() {
  const lines: string[] = []
  await auditMoney(database, trialSeal, (line) => void lines.push(line))
  expect(lines).toEqual(['alpha: all agree', 'beta: all agree'])
}

/** Runs an act until it comes to a table, and ends its connection there, as when its gateway is killed. */
async function killAt(table: string, act: () => Promise<unknown>): Promise<void> {
  await database.db.transaction(async (holder) => {
    await holder.execute(sql.raw(`LOCK TABLE ${table} IN EXCLUSIVE MODE`))
    const ended = act().then(
      () => 'done',
      () => 'killed',
    )
    for (let tries = 0; ; tries++) {
      const { rows } = (await holder.execute(
        sql`SELECT pid FROM pg_locks WHERE relation = ${table}::regclass AND NOT granted`,
      )) as unknown as { rows: { pid: number }[] }
      if (rows[0]) {
        await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0].pid})`)
        expect(await ended).toBe('killed')
        return
      }
      if (tries > 500) throw new Error(`Nothing came to ${table}.`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}

async function newCheckout(): Promise<() => ReturnType<typeof checkOut>> {
  const goods = await inShop(database, (shop) => newGoods(shop, { pieces: 1 }))
  const owner = { token: newAccessToken() }
  const cart = await inShop(database, async (shop) => {
    await setLines(shop, owner, { lines: [{ variant: goods.variant, quantity: 1 }] })
    return findCart(shop, owner)
  })
  const address = {
    name: 'Nok',
    phone: '0812345678',
    line: '1 Road',
    tambon: 'A',
    amphure: 'B',
    province: '10',
    postcode: '10110',
  }
  const wanted = { cart: cart?.id ?? '', version: cart?.version ?? 0, seenTotal: 10_700, method: 'promptpay' as const }
  return () =>
    inShop(database, (shop) => checkOut(shop, owner, { ...wanted, buyer: { name: 'Nok', locale: 'th', address } }))
}

async function newClaim(): Promise<{ order: string; confirm: () => ReturnType<typeof confirmSlip> }> {
  const answer = await (await newCheckout())()
  if (!answer.ok) throw new Error(answer.problem)
  const slip = await inShop(database, async (shop) => {
    const opened = await openPayment(shop, { order: answer.order.id, method: 'promptpay' })
    if (!opened.ok) throw new Error(opened.problem)
    const row = await sendSlip(shop, { intent: opened.intent.id, sha256: randomUUID().replaceAll('-', '').repeat(2) })
    return row?.id ?? ''
  })
  const transfer = { bank: '014', reference: randomUUID() }
  const confirm = () =>
    inShop(database, (shop) => confirmSlip(shop, { slip, amount: 10_700, transfer }), { actor: reviewer })
  return { order: answer.order.id, confirm }
}

it('places an order whole or not at all, at whatever step it is killed', { timeout: 120_000 }, async () => {
  const steps = [
    'cart',
    'sales_order',
    'sales_order_line',
    'stock_level',
    'reservation',
    'bill',
    'order_event',
    'number_series',
  ]
  for (const step of steps) {
    const place = await newCheckout()
    await killAt(step, place)
    await expectWholeBooks()
    expect([step, await place()]).toMatchObject([step, { ok: true, isNew: true }])
  }
  await expectWholeBooks()
})

it('confirms a slip whole or not at all, at whatever step it is killed', { timeout: 120_000 }, async () => {
  const steps = [
    'payment_slip',
    'payment',
    'wallet_entry',
    'allocation',
    'bill',
    'payment_intent',
    'reservation',
    'document',
    'audit',
    'job',
  ]
  for (const step of steps) {
    const { confirm } = await newClaim()
    await killAt(step, confirm)
    await expectWholeBooks()
    expect([step, await confirm()]).toMatchObject([step, { ok: true, credited: { allocated: 10_700 } }])
  }
  await expectWholeBooks()
})

it('refunds whole or not at all, at whatever step it is killed', { timeout: 120_000 }, async () => {
  for (const step of ['refund', 'refund_line', 'sales_order_line', 'order_event']) {
    const { order, confirm } = await newClaim()
    await confirm()
    const request = () =>
      inShop(database, (shop) => requestRefund(shop, { order, method: 'transfer', reason: 'No', whole: true }))
    await killAt(step, request)
    await expectWholeBooks()
    expect([step, await request()]).toMatchObject([step, { ok: true }])
  }
  for (const step of ['refund', 'bill', 'reservation', 'stock_level', 'wallet_entry', 'document', 'audit']) {
    const { order, confirm } = await newClaim()
    await confirm()
    const requested = await inShop(database, (shop) =>
      requestRefund(shop, { order, method: 'transfer', reason: 'No', whole: true }),
    )
    if (!requested.ok) throw new Error(requested.problem)
    const approve = () =>
      inShop(database, (shop) => leadRefund(shop, requested.refund.id, 'approved'), { actor: reviewer })
    await killAt(step, approve)
    await expectWholeBooks()
    expect([step, await approve()]).toMatchObject([step, { ok: true, refund: { status: 'approved' } }])
  }
  await expectWholeBooks()
})
