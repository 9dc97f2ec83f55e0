import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayment } from '@areas/commerce/server/billing/open-payment'
import { creditPayment, unmatchedPayments } from '@areas/commerce/server/billing/payments'
import { leadRefund, requestRefund } from '@areas/commerce/server/billing/refunds'
import { confirmSlip, rejectSlip, sendSlip } from '@areas/commerce/server/billing/slips'
import { newAccessToken } from '@areas/commerce/server/carts/access-token'
import { mergeCart } from '@areas/commerce/server/carts/merge-cart'
import { findCart } from '@areas/commerce/server/carts/own-cart'
import { setLines } from '@areas/commerce/server/carts/set-lines'
import { checkOut } from '@areas/commerce/server/checkout/place'
import { cancelOrder } from '@areas/commerce/server/orders/cancel-order'
import { bill, cartLine, commerceSetting, paymentIntent, salesOrder } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { auditMoney } from '@gateway/platform/run-audit-money'
import { allAtOnce } from './all-at-once'
import { inShop, newGoods, openTrialShop, trialSeal } from './trial-shop'

let database: Database
let people: Record<string, string>
const reviewers = [randomUUID(), randomUUID()]
beforeAll(async () => {
  ;({ database, people } = await openTrialShop())
  for (const siteId of ['alpha', 'beta'])
    await inShop(
      database,
      ({ tx }) =>
        tx.insert(commerceSetting).values({
          siteId,
          methods: ['promptpay'],
          receivingAccounts: [{ id: 'main', kind: 'promptpay', number: '0812345678', name: 'Trial Co.' }],
        }),
      { site: siteId },
    )
  for (const id of reviewers)
    await database.db.insert(person).values({ siteId: 'alpha', id, email: `${id}@alpha.example`, role: 'manager' })
})
afterAll(() => database.close())

async function expectWholeBooks() {
  const lines: string[] = []
  await auditMoney(database, trialSeal, (line) => void lines.push(line))
  expect(lines).toEqual(['alpha: all agree', 'beta: all agree'])
}

const address = {
  name: 'Nok',
  phone: '0812345678',
  line: '1 Road',
  tambon: 'A',
  amphure: 'B',
  province: '10',
  postcode: '10110',
}
const buyer = { name: 'Nok', locale: 'th' as const, address }
const goodsOf = (pieces: number, site = 'alpha') => inShop(database, (shop) => newGoods(shop, { pieces }), { site })

/** A guest's cart with one piece, ready to be ordered. */
async function cartOf(variantId: string, site = 'alpha') {
  const owner = { token: newAccessToken() }
  return inShop(
    database,
    async (shop) => {
      await setLines(shop, owner, { lines: [{ variant: variantId, quantity: 1 }] })
      const cart = await findCart(shop, owner)
      return { owner, cart: cart?.id ?? '', version: cart?.version ?? 0 }
    },
    { site },
  )
}
const order = ({ owner, cart, version }: Awaited<ReturnType<typeof cartOf>>, site = 'alpha') =>
  inShop(database, (shop) => checkOut(shop, owner, { cart, version, seenTotal: 10_700, method: 'promptpay', buyer }), {
    site,
  })
async function placed(site = 'alpha') {
  const goods = await goodsOf(1, site)
  const answer = await order(await cartOf(goods.variant, site), site)
  if (!answer.ok) throw new Error(answer.problem)
  return inShop(
    database,
    async (shop) => {
      const opened = await openPayment(shop, { order: answer.order.id, method: 'promptpay' })
      if (!opened.ok) throw new Error(opened.problem)
      return { order: answer.order.id, intent: opened.intent.id, bill: opened.bill.id }
    },
    { site },
  )
}
const claim = (intent: string, transfer: { bank: string; reference: string }, site = 'alpha') =>
  inShop(
    database,
    async (shop) => {
      const row = await sendSlip(shop, { intent, transfer, sha256: randomUUID().replaceAll('-', '').repeat(2) })
      if (!row) throw new Error('No slip.')
      return row.id
    },
    { site },
  )

it('sells the last piece to one of 200 carts, and leaves nothing of the others', { timeout: 120_000 }, async () => {
  const goods = await goodsOf(1)
  const carts: Awaited<ReturnType<typeof cartOf>>[] = []
  for (let at = 0; at < 200; at++) carts.push(await cartOf(goods.variant))
  const answers = await allAtOnce(200, async (at) => {
    const cart = carts[at]
    if (!cart) throw new Error('No cart.')
    return order(cart)
  })
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.problem === 'sold_out')).toHaveLength(199)
  const [orders, bills, intents] = await inShop(database, async ({ tx }) => [
    await tx.select().from(salesOrder),
    await tx.select().from(bill),
    await tx.select().from(paymentIntent),
  ])
  expect([orders.length, bills.length, intents.length]).toEqual([1, 1, 0])
  await expectWholeBooks()
})

it('lets one of two reviewers decide, and one site credit a transfer', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 5; round++) {
    const transfer = { bank: '014', reference: `R${round}` }
    const [here, there] = [await placed(), await placed('beta')]
    const [mine, theirs] = [await claim(here.intent, transfer), await claim(there.intent, transfer, 'beta')]
    const answers = await Promise.all([
      inShop(database, (shop) => confirmSlip(shop, { slip: mine, amount: 10_700 }), { actor: reviewers[0] }),
      inShop(database, (shop) => rejectSlip(shop, { slip: mine, reason: 'No' }), { actor: reviewers[1] }),
      inShop(database, (shop) => confirmSlip(shop, { slip: theirs, amount: 10_700 }), { site: 'beta' }),
    ])
    const [confirmed, rejected, elsewhere] = answers.map(({ ok }) => ok)
    // Each slip is decided once; of the two that name one transfer at most one is credited.
    expect([confirmed, rejected].filter(Boolean).length).toBeLessThanOrEqual(1)
    expect([confirmed, elsewhere].filter(Boolean)).toHaveLength(1)
  }
  await expectWholeBooks()
})

it('credits a bill once where two payments come together, and keeps the other', { timeout: 60_000 }, async () => {
  const { bill: owed } = await placed()
  const answers = await Promise.all(
    ['P1', 'P2', 'P3'].map((reference) =>
      inShop(database, (shop) =>
        creditPayment(shop, { method: 'promptpay', amount: 10_700, transfer: { bank: '004', reference }, bill: owed }),
      ),
    ),
  )
  expect(answers.map((answer) => (answer.ok ? answer.allocated : -1)).sort((one, other) => one - other)).toEqual([
    0, 0, 10_700,
  ])
  const unmatched = await inShop(database, (shop) => unmatchedPayments(shop))
  expect(unmatched.filter(({ reference }) => reference?.startsWith('P'))).toHaveLength(2)
  await expectWholeBooks()
})

it('gives no more back than was paid, however many request it together', { timeout: 60_000 }, async () => {
  const { order: id, bill: owed } = await placed()
  await inShop(database, (shop) => creditPayment(shop, { method: 'promptpay', amount: 10_700, bill: owed }))
  const ask = () =>
    inShop(database, (shop) => requestRefund(shop, { order: id, method: 'transfer', reason: 'No', whole: true }))
  const cancel = () => inShop(database, (shop) => cancelOrder(shop, { order: id, who: 'user', reason: 'No' }))
  const answers = await Promise.all([ask(), cancel(), ask(), cancel(), ask()])
  const refunds = new Set(
    answers.flatMap((answer) => (answer.ok && 'refund' in answer && answer.refund ? [refundId(answer.refund)] : [])),
  )
  expect(refunds.size).toBe(1)
  const [refund = ''] = refunds
  const led = await Promise.all([1, 2, 3].map(() => inShop(database, (shop) => leadRefund(shop, refund, 'approved'))))
  expect(led.filter(({ ok }) => ok)).toHaveLength(1)
  await expectWholeBooks()
})
const refundId = (refund: string | { id: string }) => (typeof refund === 'string' ? refund : refund.id)

it('merges a cart once, whatever its tabs do meanwhile', { timeout: 60_000 }, async () => {
  const goods = await goodsOf(50)
  const owner = { token: newAccessToken() }
  const me = { person: people.alpha ?? '' }
  await inShop(database, (shop) => setLines(shop, owner, { lines: [{ variant: goods.variant, quantity: 3 }] }))
  const merge = () => inShop(database, (shop) => mergeCart(shop, { ...me, token: owner.token }))
  const set = () => inShop(database, (shop) => setLines(shop, me, { lines: [{ variant: goods.variant, quantity: 2 }] }))
  await Promise.allSettled([merge(), set(), merge(), set(), merge()])
  const rows = await inShop(database, async (shop) => {
    const cart = await findCart(shop, me)
    return shop.tx
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.cartId, cart?.id ?? ''), eq(cartLine.variantId, goods.variant)))
  })
  expect(rows).toHaveLength(1)
  expect([2, 3]).toContain(rows[0]?.quantity)
  expect(await inShop(database, (shop) => findCart(shop, owner))).toBeUndefined()
})
