import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openIntent } from '@areas/commerce/server/billing/intents'
import { moneyFaults } from '@areas/commerce/server/billing/money-faults'
import { allocatePayment, creditPayment, unmatchedPayments } from '@areas/commerce/server/billing/payments'
import { leadRefund, requestRefund, requestReturn } from '@areas/commerce/server/billing/refunds'
import { confirmSlip, rejectSlip, sendSlip } from '@areas/commerce/server/billing/slips'
import { voidDocument } from '@areas/commerce/server/billing/issue-document'
import { cancelOrder } from '@areas/commerce/server/orders/cancel-order'
import { describeOrder } from '@areas/commerce/server/orders/describe-order'
import { expireDue } from '@areas/commerce/server/orders/expire-due'
import { readLines } from '@areas/commerce/server/orders/order-rows'
import type { NewOrder, Placed } from '@areas/commerce/server/orders/order-types'
import { placeCart, variantLine } from '@areas/commerce/server/orders/place-cart'
import { placeOrder } from '@areas/commerce/server/orders/place-order'
import { leadParcel, restock, shipOrder } from '@areas/commerce/server/orders/ship'
import type { Shop } from '@areas/commerce/server/shop'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import {
  bill,
  cart,
  cartLine,
  commerceSetting,
  document,
  issuer,
  paymentIntent,
  product,
  salesOrder,
  stockLevel,
  variant,
} from '@areas/commerce/server/tables'
import { sumOfAccount } from '@areas/wallet/server/public'
import type { Database } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { toSatang } from '@schemas/money/satang'
import { newPlan } from './make-sales'
import { inShop, newGoods, now, openTrialShop, trialSeal } from './trial-shop'
import { trialSellable } from './trial-sellable'
import { ledgerFaults } from '../support/wallets'

let database: Database
let people: Record<string, string>
let manager: string
beforeAll(async () => {
  ;({ database, people } = await openTrialShop())
  manager = randomUUID()
  await database.db
    .insert(person)
    .values({ siteId: 'alpha', id: manager, email: 'manager@alpha.example', role: 'manager' })
  await inShop(database, async ({ tx, site: siteId }) => {
    const title = { th: 'บริษัททดลอง', en: 'Trial Co.' }
    await tx
      .insert(issuer)
      .values({ siteId, id: 'head', legalName: title, address: title, taxId: '0105561000000', vatFrom: '2020-01-01' })
    await tx.insert(commerceSetting).values({
      siteId,
      issuerId: 'head',
      orderPrefix: 'A',
      shipping: {
        rates: [{ zone: 'bangkok', temperature: 'dry', price: toSatang(4000) }],
        includedGrams: 10_000,
        perFurtherKilo: toSatang(800),
      },
      cashOnDelivery: { perCent: 3, least: toSatang(1500), mostOrder: toSatang(500_000), refusedZones: ['islands'] },
    })
  })
})
afterAll(() => database.close())

/** After every test the books agree, whatever it did. */
let checked = 0
beforeEach(() => void checked++)
async function expectWholeBooks() {
  await inShop(database, async (shop) => {
    expect(await stockFaults(shop.tx)).toEqual([])
    expect(await moneyFaults(shop)).toEqual([])
  })
  expect(await ledgerFaults(database)).toEqual([])
}

const buyer = { name: 'Nok', email: 'nok@example.com', locale: 'th' as const }
const lineOf = async ({ tx }: Shop, id: string, quantity = 1) => {
  const [row] = await tx
    .select({ variant, product })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, id))
  if (!row) throw new Error('No such variant.')
  return variantLine(row, quantity)
}
type Change = Partial<NewOrder> & { quantity?: number }
const place = (variantId: string, { quantity = 1, ...change }: Change = {}, more: Partial<Shop> = {}) =>
  inShop(
    database,
    async (shop) =>
      placeOrder(shop, {
        channel: 'online',
        lines: change.lines ?? [await lineOf(shop, variantId, quantity)],
        buyer,
        method: 'promptpay',
        zone: 'bangkok',
        ...change,
      }),
    more,
  )
function placed(result: Placed) {
  if (!result.ok) throw new Error(`Refused: ${result.problem}`)
  return result.order
}
const goods = (more: Parameters<typeof newGoods>[1] = {}) => inShop(database, (shop) => newGoods(shop, more))
const orderOf = (id: string) =>
  inShop(database, async ({ tx }) => (await tx.select().from(salesOrder).where(eq(salesOrder.id, id)))[0])
const billOf = (order: string) =>
  inShop(database, async ({ tx }) => (await tx.select().from(bill).where(eq(bill.orderId, order)))[0])
const levelOf = (item: string) =>
  inShop(database, async ({ tx }) => (await tx.select().from(stockLevel).where(eq(stockLevel.itemId, item)))[0])
const documentsOf = (order: string) =>
  inShop(database, ({ tx }) =>
    tx.select().from(document).where(eq(document.orderId, order)).orderBy(document.createdAt, document.seriesNo),
  )
const pay = async (order: string, amount?: number, more: Partial<Shop> = {}) => {
  const due = await billOf(order)
  return inShop(
    database,
    (shop) =>
      creditPayment(shop, {
        method: 'promptpay',
        amount: amount ?? due?.total ?? 0,
        transfer: { bank: '014', reference: randomUUID().slice(0, 20) },
        ...(due ? { bill: due.id } : {}),
      }),
    { actor: manager, ...more },
  )
}
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('an order from a cart', () => {
  const newCart = (variantId: string, quantity = 2) =>
    inShop(database, async ({ tx, site: siteId }) => {
      const id = randomUUID()
      await tx.insert(cart).values({ siteId, id, tokenHash: id, expiresAt: later(60) })
      await tx.insert(cartLine).values({ siteId, cartId: id, variantId, quantity })
      return id
    })
  const send = (id: string, seenTotal: number, version = 1) =>
    inShop(database, (shop) =>
      placeCart(shop, { cart: id, version, seenTotal, buyer, method: 'promptpay', zone: 'bangkok' }),
    )

  it('is made once, at prices of the server, however often it is sent', async () => {
    const { variant: id, item } = await goods({ pieces: 5, regular: 10_700, sale: 9_900 })
    const own = await newCart(id)
    const wrong = await send(own, 21_400 + 4000)
    expect(wrong).toMatchObject({ ok: false, problem: 'price', priced: { total: 19_800 + 4000 } })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(own, 23_800)))
    const orders = new Set(answers.map((answer) => placed(answer).id))
    expect(orders.size).toBe(1)
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
    const [order] = [...orders]
    expect(await orderOf(order ?? '')).toMatchObject({
      subtotal: 19_800,
      shipping: 4000,
      total: 23_800,
      status: 'pending',
    })
    expect((await orderOf(order ?? ''))?.number).toMatch(/^A2611\d{4}$/)
    expect(await levelOf(item)).toMatchObject({ onHand: 5, reserved: 2 })
    expect(await send(own, 1, 2)).toMatchObject({ ok: true, isNew: false })
    await expectWholeBooks()
  })

  it('stays open when something is sold out, and leaves nothing behind', async () => {
    const { variant: id, item } = await goods({ pieces: 1, title: 'The last one' })
    const own = await newCart(id)
    expect(await send(own, 25_400)).toEqual({
      ok: false,
      problem: 'sold_out',
      lines: [{ title: { en: 'The last one', th: 'The last one' }, left: 1 }],
    })
    const [row] = await inShop(database, ({ tx }) => tx.select().from(cart).where(eq(cart.id, own)))
    expect(row?.status).toBe('open')
    expect(await levelOf(item)).toMatchObject({ reserved: 0 })
    expect(await inShop(database, ({ tx }) => tx.select().from(salesOrder).where(eq(salesOrder.cartId, own)))).toEqual(
      [],
    )
    expect(await send(own, 1, 7)).toEqual({ ok: false, problem: 'stale_cart' })
  })
})

describe('placing', () => {
  it('refuses what nobody sells, where nothing is delivered, and cash where it is not taken', async () => {
    const { variant: id } = await goods()
    expect(await place(id, { zone: 'moon' })).toEqual({ ok: false, problem: 'not_delivered' })
    expect(await place(id, { lines: [] })).toEqual({ ok: false, problem: 'empty' })
    expect(await place(id, { method: 'cod', quantity: 50 })).toMatchObject({ problem: 'no_cash_on_delivery' })
    const line = await inShop(database, (shop) => lineOf(shop, id))
    expect(await place(id, { lines: [{ ...line, kind: 'dream' }] })).toEqual({ ok: false, problem: 'unsellable' })
    await inShop(database, ({ tx }) => tx.update(product).set({ status: 'archived' }).where(eq(product.kind, 'good')))
    expect(await place(id)).toMatchObject({ ok: false, problem: 'sold_out' })
    await inShop(database, ({ tx }) => tx.update(product).set({ status: 'active' }).where(eq(product.kind, 'good')))
  })

  it('sums bundles over the lines of an order', async () => {
    const { item } = await goods({ pieces: 6 })
    const pack = await goods({ parts: [{ item, quantity: 3 }] })
    const one = await goods({ parts: [{ item, quantity: 1 }] })
    const lines = (packs: number, singles: number) =>
      inShop(database, async (shop) => [
        await lineOf(shop, pack.variant, packs),
        await lineOf(shop, one.variant, singles),
      ])
    expect(await place('', { lines: await lines(1, 4) })).toMatchObject({ problem: 'sold_out' })
    expect(await place('', { lines: await lines(1, 3) })).toMatchObject({ ok: true })
    expect(await levelOf(item)).toMatchObject({ reserved: 6 })
  })

  it('confirms and grants a free order at once', async () => {
    const trial = trialSellable('lesson')
    const order = placed(
      await place(
        '',
        {
          lines: [
            {
              kind: 'lesson',
              ref: 'lesson-1',
              title: { en: 'A lesson' },
              price: { regular: toSatang(0) },
              quantity: 1,
              vatClass: 'exempt',
            },
          ],
        },
        { sellables: trial.all },
      ),
    )
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid', method: 'free', total: 0 })
    expect(trial.steps).toEqual(['reserve', 'grant 1 to a guest'])
    expect(await billOf(order.id)).toBeUndefined()
    await expectWholeBooks()
  })

  it('gives a till its own order again, and takes goods past zero', async () => {
    const { variant: id, item } = await goods({ pieces: 1 })
    const till = { id: randomUUID(), channel: 'pos' as const, method: 'cash' as const, zone: undefined, quantity: 3 }
    const line = await inShop(database, (shop) => lineOf(shop, id, 3))
    const { parcel: _delivery, ...inHand } = line
    const first = placed(await place(id, { ...till, lines: [inHand] }))
    expect(await place(id, { ...till, lines: [inHand] })).toMatchObject({
      ok: true,
      isNew: false,
      order: { id: first.id },
    })
    expect(await levelOf(item)).toMatchObject({ onHand: 0, oversold: 2, reserved: 0 })
    expect(await inShop(database, ({ tx }) => stockFaults(tx))).toEqual([])
  })

  it('sells a plan for one period to someone who is signed in, until it is refunded', async () => {
    const plan = await inShop(database, ({ tx }) => newPlan(tx, 'alpha'))
    const lines = [
      {
        kind: 'plan',
        ref: plan,
        title: { en: 'A plan' },
        price: { regular: toSatang(29_900) },
        quantity: 1,
        vatClass: 'standard' as const,
      },
    ]
    const wanted = { channel: 'subscription' as const, lines, zone: undefined }
    expect(await place('', wanted)).toMatchObject({ ok: false, problem: 'sold_out' })
    const order = placed(await place('', { ...wanted, buyer: { ...buyer, person: people.alpha } }))
    const statusOf = async () => {
      const { rows } = (await database.db.execute(
        `SELECT status, ends_on::text AS until FROM subscription WHERE plan_id = '${plan}'`,
      )) as unknown as { rows: unknown[] }
      return rows
    }
    expect(await statusOf()).toEqual([{ status: 'incomplete', until: '2026-12-28' }])
    await pay(order.id)
    expect(await statusOf()).toEqual([{ status: 'active', until: '2026-12-28' }])
    expect(await orderOf(order.id)).toMatchObject({ status: 'completed' })
    const refund = await inShop(database, (shop) =>
      requestRefund(shop, { order: order.id, method: 'transfer', reason: 'Changed my mind', whole: true }),
    )
    await inShop(database, (shop) => leadRefund(shop, refund.ok ? refund.refund.id : '', 'approved'), {
      actor: manager,
    })
    expect(await statusOf()).toEqual([{ status: 'cancelled', until: '2026-12-28' }])
    await expectWholeBooks()
  })
})

describe('money', () => {
  it('confirms an order when all of it has come, documents it and keeps the surplus', async () => {
    const { variant: id, item } = await goods()
    const order = placed(await place(id))
    expect(await pay(order.id, 10_000)).toMatchObject({ ok: true, allocated: 10_000 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'part_paid', credited: 10_000 })
    expect(await documentsOf(order.id)).toEqual([])
    expect(await pay(order.id, 10_000)).toMatchObject({ ok: true, allocated: 4_700 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', credited: 14_700 })
    expect(await documentsOf(order.id)).toMatchObject([
      { kind: 'tax_invoice_abb', content: { total: 14_700, vat: 962 } },
    ])
    expect(await levelOf(item)).toMatchObject({ reserved: 1 })
    // What happened at one moment is shown in the order in which it came about.
    const { events } = await inShop(database, ({ tx }) => describeOrder(tx, order, 'th'))
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'paid', 'confirmed'])
    // Another payment finds nothing due.
    expect(await pay(order.id, 500)).toMatchObject({ ok: true, allocated: 0, problem: 'nothing_due' })
    const unmatched = await inShop(database, (shop) => unmatchedPayments(shop))
    expect(unmatched.map(({ amount, allocated }) => amount - allocated)).toEqual(expect.arrayContaining([5_300, 500]))
    await expectWholeBooks()
  })

  it('credits a transfer once, over the whole platform', async () => {
    const seen = { method: 'transfer' as const, amount: 900, transfer: { bank: '004', reference: 'T-1' } }
    expect(await inShop(database, (shop) => creditPayment(shop, seen))).toMatchObject({ ok: true })
    expect(await inShop(database, (shop) => creditPayment(shop, seen))).toEqual({ ok: false, problem: 'credited' })
    expect(await inShop(database, (shop) => creditPayment(shop, seen), { site: 'beta' })).toEqual({
      ok: false,
      problem: 'credited',
    })
    await expectWholeBooks()
  })

  it('is decided by one of two reviewers, never by the sender', async () => {
    const { variant: id } = await goods()
    const order = placed(await place(id, { buyer: { ...buyer, person: people.alpha } }))
    const due = await billOf(order.id)
    const intent = await inShop(database, (shop) =>
      openIntent(shop, { bill: due?.id ?? '', method: 'promptpay', expiresAt: later(20) }),
    )
    const slip = await inShop(database, (shop) =>
      sendSlip(shop, {
        intent: intent?.id ?? '',
        sha256: 'a'.repeat(64),
        transfer: { bank: '014', reference: 'SLIP-1' },
        person: people.alpha,
      }),
    )
    expect(await orderOf(order.id)).toMatchObject({ paymentStatus: 'awaiting_review', expiresAt: later(48 * 60) })
    const confirm = (actor: string) =>
      inShop(database, (shop) => confirmSlip(shop, { slip: slip?.id ?? '', amount: 14_700 }), { actor })
    expect(await confirm(people.alpha ?? '')).toEqual({ ok: false, problem: 'own' })
    const both = await Promise.all([confirm(manager), confirm(manager)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, problem: 'decided' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed', credited: 14_700 })
    await expectWholeBooks()
  })

  it('of a slip whose transfer was credited before leaves the slip undecided', async () => {
    const { variant: id } = await goods()
    const orders = [placed(await place(id)), placed(await place(id))]
    const results: unknown[] = []
    for (const { id: order } of orders) {
      const due = await billOf(order)
      const intent = await inShop(database, (shop) => openIntent(shop, { bill: due?.id ?? '', method: 'promptpay' }))
      const slip = await inShop(database, (shop) =>
        sendSlip(shop, {
          intent: intent?.id ?? '',
          sha256: 'b'.repeat(64),
          transfer: { bank: '014', reference: 'SLIP-2' },
        }),
      )
      results.push(
        (
          await inShop(database, (shop) => confirmSlip(shop, { slip: slip?.id ?? '', amount: 14_700 }), {
            actor: manager,
          })
        ).ok,
      )
      if (results.length === 2)
        expect(
          await inShop(database, (shop) => rejectSlip(shop, { slip: slip?.id ?? '', reason: 'Used before' }), {
            actor: manager,
          }),
        ).toEqual({ ok: true })
    }
    expect(results).toEqual([true, false])
    expect(await orderOf(orders[1]?.id ?? '')).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
    await expectWholeBooks()
  })

  it('of one live intent a method: a repetition gets it, an expired one is replaced', async () => {
    const { variant: id } = await goods()
    const order = placed(await place(id))
    const due = await billOf(order.id)
    const open = (more: Partial<Shop> = {}) =>
      inShop(
        database,
        (shop) => openIntent(shop, { bill: due?.id ?? '', method: 'promptpay', expiresAt: later(20) }),
        more,
      )
    const first = await open()
    expect((await open())?.id).toBe(first?.id)
    expect((await open({ now: later(21) }))?.id).not.toBe(first?.id)
    await pay(order.id)
    const rows = await inShop(database, ({ tx }) =>
      tx
        .select()
        .from(paymentIntent)
        .where(eq(paymentIntent.billId, due?.id ?? '')),
    )
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'expired'])
  })

  it('that is unmatched can be used for another bill or sent back', async () => {
    const { variant: id } = await goods()
    const order = placed(await place(id))
    const seen = await inShop(database, (shop) => creditPayment(shop, { method: 'transfer', amount: 20_000 }))
    if (!seen.ok) throw new Error('Not credited.')
    const due = await billOf(order.id)
    const allocate = () =>
      inShop(database, (shop) => allocatePayment(shop, { payment: seen.payment.id, bill: due?.id ?? '' }), {
        actor: manager,
      })
    expect((await Promise.all([allocate(), allocate()])).filter(({ ok }) => ok)).toHaveLength(1)
    const giveBack = (amount: number) =>
      inShop(database, (shop) =>
        requestReturn(shop, { payment: seen.payment.id, amount, method: 'transfer', reason: 'Too much' }),
      )
    expect(await giveBack(5_301)).toEqual({ ok: false, problem: 'too_much' })
    const back = await giveBack(5_300)
    const id2 = back.ok ? back.refund.id : ''
    await inShop(database, (shop) => leadRefund(shop, id2, 'approved'), { actor: manager })
    await inShop(database, (shop) => leadRefund(shop, id2, 'sent', { reference: 'X' }), { actor: manager })
    expect(await inShop(database, (shop) => leadRefund(shop, id2, 'sent'), { actor: manager })).toMatchObject({
      ok: false,
    })
    await expectWholeBooks()
  })
})

describe('an order that nobody pays', () => {
  it('expires with what it holds, and comes back with late money if everything can be had again', async () => {
    const { variant: id, item } = await goods({ pieces: 1 })
    const order = placed(await place(id))
    expect(await inShop(database, ({ tx }) => expireDue(tx, later(19), { site: 'alpha' }))).toMatchObject({ orders: 0 })
    await inShop(database, ({ tx }) => expireDue(tx, later(20), { site: 'alpha' }))
    expect(await orderOf(order.id)).toMatchObject({ status: 'expired' })
    expect(await levelOf(item)).toMatchObject({ reserved: 0 })
    expect(await pay(order.id, 500)).toMatchObject({ ok: true, allocated: 0, problem: 'expired' })
    expect(await pay(order.id)).toMatchObject({ ok: true, allocated: 14_700 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(await levelOf(item)).toMatchObject({ reserved: 1 })
    await expectWholeBooks()
  })

  it('keeps late money as unmatched where its stock is gone', async () => {
    const { variant: id, item } = await goods({ pieces: 1 })
    const order = placed(await place(id))
    await inShop(database, ({ tx }) => expireDue(tx, later(30), { site: 'alpha' }))
    placed(await place(id, {}, { now: later(31) }))
    expect(await pay(order.id)).toMatchObject({ ok: true, allocated: 0, problem: 'sold_out' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'expired', credited: 0 })
    expect(await levelOf(item)).toMatchObject({ onHand: 1, reserved: 1 })
    await expectWholeBooks()
  })
})

describe('cancelling', () => {
  it('frees what was reserved and voids the bill; money that follows is unmatched', async () => {
    const trial = trialSellable('lesson', 1)
    const line = {
      kind: 'lesson',
      ref: 'lesson-2',
      title: { en: 'A seat' },
      price: { regular: toSatang(5_000) },
      quantity: 1,
      vatClass: 'exempt' as const,
    }
    const order = placed(await place('', { lines: [line] }, { sellables: trial.all }))
    expect(await place('', { lines: [line] }, { sellables: trial.all })).toMatchObject({ problem: 'sold_out' })
    const cancel = () =>
      inShop(database, (shop) => cancelOrder(shop, { order: order.id, who: 'user', reason: 'No time' }), {
        sellables: trial.all,
      })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(trial.steps).toEqual(['reserve', 'release'])
    expect(await billOf(order.id)).toMatchObject({ status: 'void' })
    expect(await pay(order.id, 5_000, { sellables: trial.all })).toMatchObject({ allocated: 0, problem: 'cancelled' })
    await expectWholeBooks()
  })

  it('of a paid order requests its refund, and is refused once it is packed', async () => {
    const { variant: id, item } = await goods({ pieces: 4 })
    const order = placed(await place(id))
    await pay(order.id)
    const cancelled = await inShop(database, (shop) =>
      cancelOrder(shop, { order: order.id, who: 'user', reason: 'No time' }),
    )
    expect(cancelled).toMatchObject({ ok: true, refund: expect.any(String) })
    expect(await levelOf(item)).toMatchObject({ reserved: 0 })
    const refund = cancelled.ok ? (cancelled.refund ?? '') : ''
    await inShop(database, (shop) => leadRefund(shop, refund, 'approved'), { actor: manager })
    await inShop(database, (shop) => leadRefund(shop, refund, 'sent', { reference: 'R1' }), { actor: manager })
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: 14_700 })
    const packed = placed(await place(id))
    await pay(packed.id)
    const [line] = await inShop(database, ({ tx }) => readLines(tx, packed.id))
    await inShop(database, (shop) =>
      shipOrder(shop, { order: packed.id, lines: [{ line: line?.id ?? '', quantity: 1 }] }),
    )
    expect(
      await inShop(database, (shop) => cancelOrder(shop, { order: packed.id, who: 'user', reason: 'No' })),
    ).toEqual({ ok: false, problem: 'packed' })
    await expectWholeBooks()
  })
})

describe('an order that was never paid in full', () => {
  const sums = () =>
    inShop(database, async ({ tx }) => {
      const held: Record<string, number> = {}
      for (const account of ['sales', 'shipping', 'vat_output', 'receivable', 'refunds'] as const)
        held[account] = await sumOfAccount(tx, account)
      return held
    })

  it('gives back what was paid without a sale, all of it, and only once it is over', async () => {
    const { variant: id } = await goods({ pieces: 3 })
    const before = await sums()
    const order = placed(await place(id))
    expect(await pay(order.id, 5_000)).toMatchObject({ ok: true })
    const request = (wanted: object) =>
      inShop(database, (shop) => requestRefund(shop, { order: order.id, method: 'transfer', reason: 'No', ...wanted }))
    expect(await request({ whole: true })).toEqual({ ok: false, problem: 'not_sold' })
    const cancelled = await inShop(database, (shop) =>
      cancelOrder(shop, { order: order.id, who: 'user', reason: 'No time' }),
    )
    const refund = cancelled.ok ? (cancelled.refund ?? '') : ''
    await inShop(database, (shop) => leadRefund(shop, refund, 'approved'), { actor: manager })
    // Nothing was sold: no turnover, no tax, nobody owes anything; the deposit is owed back until it is sent.
    expect(await sums()).toEqual({ ...before, refunds: (before.refunds ?? 0) + 5_000 })
    await inShop(database, (shop) => leadRefund(shop, refund, 'sent', { reference: 'R9' }), { actor: manager })
    expect(await sums()).toEqual(before)
    expect((await documentsOf(order.id)).filter(({ kind }) => kind === 'credit_note')).toEqual([])
    await expectWholeBooks()
  })
})

describe('shipping and giving back', () => {
  it('takes stock in parts, completes, and gives back to the satang what was paid', async () => {
    const { variant: id, item } = await goods({ pieces: 9, regular: 3_333 })
    const order = placed(await place(id, { quantity: 3, discount: toSatang(100) }))
    await pay(order.id)
    const [line] = await inShop(database, ({ tx }) => readLines(tx, order.id))
    const of = line?.id ?? ''
    const ship = (quantity: number) =>
      inShop(database, (shop) =>
        shipOrder(shop, { order: order.id, lines: [{ line: of, quantity }], carrier: 'Kerry' }),
      )
    const first = await ship(1)
    expect(await orderOf(order.id)).toMatchObject({ fulfilmentStatus: 'partial', status: 'confirmed' })
    expect(await ship(3)).toEqual({ ok: false, problem: 'too_many' })
    await ship(2)
    expect(await orderOf(order.id)).toMatchObject({ fulfilmentStatus: 'shipped', status: 'completed' })
    expect(await levelOf(item)).toMatchObject({ onHand: 6, reserved: 0, value: 6000 })
    expect(await inShop(database, (shop) => leadParcel(shop, first.ok ? first.parcel : '', 'delivered'))).toBe(true)
    const refunds: number[] = []
    for (const units of [1, 1, 1]) {
      const requested = await inShop(database, (shop) =>
        requestRefund(shop, { order: order.id, method: 'transfer', reason: 'Broken', lines: [{ line: of, units }] }),
      )
      if (!requested.ok) throw new Error(requested.problem)
      refunds.push(requested.refund.amount)
      await inShop(database, (shop) => leadRefund(shop, requested.refund.id, 'approved'), { actor: manager })
    }
    expect(refunds.reduce((all, each) => all + each, 0)).toBe(9_999 - 100)
    const more = { order: order.id, method: 'transfer' as const, reason: 'More' }
    expect(await inShop(database, (shop) => requestRefund(shop, { ...more, lines: [{ line: of, units: 1 }] }))).toEqual(
      { ok: false, problem: 'too_much' },
    )
    const rest = await inShop(database, (shop) => requestRefund(shop, { ...more, whole: true }))
    expect(rest).toMatchObject({ ok: true, refund: { amount: 4000, vat: 262 } })
    await inShop(database, (shop) => leadRefund(shop, rest.ok ? rest.refund.id : '', 'approved'), { actor: manager })
    expect(await orderOf(order.id)).toMatchObject({ paymentStatus: 'refunded', refunded: order.total })
    const documents = await documentsOf(order.id)
    const notes = documents.filter(({ kind }) => kind === 'credit_note')
    expect(notes.map(({ seriesNo }) => seriesNo)).toHaveLength(4)
    expect(notes.at(-1)?.content.correction).toMatchObject({ value: order.total, rightValue: 0, reason: 'More' })
    expect(await inShop(database, (shop) => restock(shop, { line: of, units: 2, ref: 'a' }))).toEqual({ ok: true })
    expect(await inShop(database, (shop) => restock(shop, { line: of, units: 2, ref: 'b' }))).toEqual({
      ok: false,
      problem: 'too_many',
    })
    expect(await levelOf(item)).toMatchObject({ onHand: 8, value: 8000 })
    await expectWholeBooks()
  })

  it('of a part revokes so many, and a request that fails counts no longer', async () => {
    const trial = trialSellable('ticket')
    const line = {
      kind: 'ticket',
      ref: 'r-1',
      title: { en: 'A package' },
      price: { regular: toSatang(1_000) },
      quantity: 3,
      vatClass: 'standard' as const,
    }
    const with_ = { sellables: trial.all, actor: manager }
    const order = placed(await place('', { lines: [line], zone: undefined }, with_))
    await pay(order.id, undefined, with_)
    const [row] = await inShop(database, ({ tx }) => readLines(tx, order.id))
    const ask = (units: number) =>
      inShop(
        database,
        (shop) =>
          requestRefund(shop, {
            order: order.id,
            method: 'transfer',
            reason: 'Ill',
            lines: [{ line: row?.id ?? '', units }],
          }),
        with_,
      )
    const [one, two] = [await ask(2), await ask(2)]
    expect(two).toEqual({ ok: false, problem: 'too_much' })
    const lead = (to: 'approved' | 'failed') =>
      inShop(database, (shop) => leadRefund(shop, one.ok ? one.refund.id : '', to), with_)
    await lead('failed')
    const three = await ask(2)
    expect(three).toMatchObject({ ok: true, refund: { amount: 2_000 } })
    await inShop(database, (shop) => leadRefund(shop, three.ok ? three.refund.id : '', 'approved'), with_)
    expect(trial.steps).toEqual(['reserve', 'grant 1 to a guest', 'revoke 2'])
    await expectWholeBooks()
  })

  it('of cash on delivery is taxed when it is shipped and granted when it is paid', async () => {
    const { variant: id } = await goods()
    const order = placed(await place(id, { method: 'cod' }))
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'cod_due', fee: 1500, expiresAt: null })
    expect(await documentsOf(order.id)).toEqual([])
    const [line] = await inShop(database, ({ tx }) => readLines(tx, order.id))
    await inShop(database, (shop) =>
      shipOrder(shop, { order: order.id, lines: [{ line: line?.id ?? '', quantity: 1 }] }),
    )
    expect(await documentsOf(order.id)).toMatchObject([{ kind: 'tax_invoice_abb', content: { total: 16_200 } }])
    await expectWholeBooks()
    await pay(order.id)
    expect(await orderOf(order.id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(await documentsOf(order.id)).toHaveLength(1)
    await expectWholeBooks()
  })

  it('on a bill is invoiced at once and taxed with each payment of a service', async () => {
    const trial = trialSellable('design')
    const lines = [
      {
        kind: 'design',
        ref: 'd-1',
        title: { en: 'A design' },
        price: { regular: toSatang(100_000) },
        quantity: 1,
        vatClass: 'standard' as const,
      },
    ]
    const with_ = { sellables: trial.all }
    const order = placed(await place('', { channel: 'bill', method: 'transfer', lines, zone: undefined }, with_))
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
    expect(trial.steps).toEqual(['reserve'])
    for (const amount of [30_000, 33_333, 36_667]) await pay(order.id, amount, with_)
    expect(await orderOf(order.id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    const documents = await documentsOf(order.id)
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['invoice', 'tax_invoice', 'tax_invoice', 'tax_invoice'])
    const taxed = documents.filter(({ kind }) => kind === 'tax_invoice')
    const vat = taxed.reduce((all, { content }) => all + content.vat, 0)
    expect(vat).toBe(order.vat)
    await expectWholeBooks()
  })
})

describe('documents', () => {
  it('hold a buyer’s tax id sealed, are dated in the site’s zone, and cannot be changed', async () => {
    const { variant: id } = await goods()
    const tax = { name: 'Buyer Co.', address: 'Bangkok', branchNo: '00001', taxId: '0105562111111' }
    // The first of December in Bangkok.
    const at = { now: new Date('2026-11-30T17:30:00Z') }
    const order = placed(await place(id, { buyer: { ...buyer, tax } }, at))
    await pay(order.id, undefined, at)
    const [row] = await documentsOf(order.id)
    expect(row).toMatchObject({ kind: 'tax_invoice', issuedOn: '2026-12-01', number: 'TX256912-00001' })
    expect(JSON.stringify([row, await orderOf(order.id)])).not.toContain('0105562111111')
    const sealed = row?.buyerTaxIdSealed ?? ''
    const place_ = { site: 'alpha', table: 'document', column: 'buyer_tax_id_sealed', row: row?.id ?? '' }
    expect(trialSeal.open(sealed, place_)).toBe('0105562111111')
    for (const statement of [
      `UPDATE document SET content = '{}' WHERE id = '${row?.id}'`,
      `DELETE FROM document WHERE id = '${row?.id}'`,
    ]) {
      await expect(inShop(database, ({ tx }) => tx.execute(statement))).rejects.toThrow()
      // Not even by who owns the table.
      await expect(database.db.execute(statement)).rejects.toThrow()
    }
    const voided = () => inShop(database, (shop) => voidDocument(shop, row?.id ?? '', 'Wrong name'), { actor: manager })
    expect([await voided(), await voided()]).toEqual(['voided', 'already'])
    await expectWholeBooks()
  })
})

it('checked the books in every test that sold something', () => expect(checked).toBeGreaterThan(15))
