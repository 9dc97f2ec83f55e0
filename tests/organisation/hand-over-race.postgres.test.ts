import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { salesOrder, stockLevel } from '@areas/commerce/server/tables'
import { handOver } from '@areas/organisation/server/domain/hand-over'
import { holdOrder, recallOrder } from '@areas/organisation/server/domain/held-orders'
import { refundReceipt } from '@areas/organisation/server/domain/refund-receipt'
import { registerOf } from '@areas/organisation/server/domain/registers'
import { closeShift, openShift } from '@areas/organisation/server/domain/shifts'
import type { Staff } from '@areas/organisation/server/domain/staff'
import { posException, posSale, salesDay, tillShift } from '@areas/organisation/server/tables'
import { auditBooks } from '@gateway/books/site-books'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { setMembership } from '@gateway/membership/memberships'
import type { Position } from '@schemas/organisation/entities/position'
import type { TillSale } from '@schemas/organisation/entities/sale'
import { allAtOnce } from '../commerce/all-at-once'
import { newGoods, openTrialShop, shopOf, trialSeal } from '../commerce/trial-shop'
import { ledgerFaults } from '../support/wallets'
import { device, openTill, saleOf, staffOf, type Till } from './trial-branch'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

const asStaff = <T>(till: Till, work: (staff: Staff) => Promise<T>, more: Partial<Staff> = {}): Promise<T> =>
  withSite(database, 'alpha', (tx) => work(staffOf(tx, till.actor, more)))
const send = (till: Till, sale: TillSale, more: Partial<Staff> = {}) =>
  asStaff(
    till,
    async (staff) => {
      const { register, branch, position } = await registerOf(staff, till.register)
      return handOver(staff, { register, branch, segment: till.segment, device, position }, sale)
    },
    more,
  )
const goods = (pieces: number, regular = 10_700) =>
  withSite(database, 'alpha', (tx) => newGoods(shopOf(tx), { pieces, regular }))
const attempt = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof CallError ? error.code : 'failed'),
  )

async function expectWholeBooks() {
  expect(await withSite(database, 'alpha', (tx) => auditBooks({ tx, site: 'alpha', seal: trialSeal }))).toEqual([])
  expect(await ledgerFaults(database)).toEqual([])
}

it(
  'stores 30 sales once, however often and from wherever they are handed over, numbers without a gap',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AA')
    const { variant } = await goods(200)
    const sales = Array.from({ length: 30 }, (_, at) =>
      saleOf(till, at + 1, [{ variant, quantity: 1 + (at % 3), regular: 8_533 + at }], {
        by: at % 3 === 0 ? 'promptpay' : at % 3 === 1 ? 'split' : 'cash',
        discount: at % 4 === 0 ? 100 : 0,
        note: at % 3 === 0 ? 0 : 500,
      }),
    )
    // Each three times at once, six sales together, the last ones first.
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (let end = sales.length; end > 0; end -= 6) {
      const part = sales.slice(Math.max(0, end - 6), end).flatMap((sale) => [sale, sale, sale])
      answers.push(...(await Promise.all(part.map((sale) => send(till, sale)))))
    }
    expect(answers.filter(({ state }) => state === 'stored')).toHaveLength(30)
    expect(answers.filter(({ state }) => state === 'known')).toHaveLength(60)
    const rows = await asStaff(till, ({ tx }) => tx.select().from(posSale).where(eq(posSale.shiftId, till.shift)))
    expect(rows.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(sales.map(({ seq }) => seq))
    for (const { tendered, change, total, rounding, cashTendered } of rows) {
      expect(tendered - change).toBe(total + rounding)
      expect(change).toBeLessThanOrEqual(cashTendered)
    }
    await expectWholeBooks()
  },
)

it(
  'keeps both where an id or a number comes back with other content, and one at a time where they race',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AB')
    const { variant } = await goods(50)
    const sale = saleOf(till, 1, [{ variant }])
    const sameId = { ...saleOf(till, 2, [{ variant, quantity: 2 }]), id: sale.id }
    const sameNumber = saleOf(till, 1, [{ variant, quantity: 3 }])
    const answers = await Promise.all([sale, sameId, sameNumber, sale].map((each) => send(till, each)))
    expect(answers.filter(({ state }) => state === 'stored').length).toBeGreaterThanOrEqual(1)
    expect(answers.filter(({ state }) => state === 'set_aside').length).toBeGreaterThanOrEqual(1)
    const [stored, aside] = await asStaff(till, async ({ tx }) => [
      await tx.select().from(posSale).where(eq(posSale.shiftId, till.shift)),
      await tx.select().from(posException).where(eq(posException.branchId, till.branch)),
    ])
    // Nothing is lost: what is not among the sales is among the exceptions.
    expect(stored.length + aside.filter(({ kind }) => kind === 'set_aside').length).toBe(3)
    const wrong = [
      { ...saleOf(till, 9, [{ variant }]), total: saleOf(till, 9, [{ variant, quantity: 2 }]).total },
      { ...saleOf(till, 10, [{ variant }]), change: saleOf(till, 10, [{ variant }]).total },
      saleOf(till, 11, [{ variant: randomUUID() }]),
      { ...saleOf(till, 12, [{ variant }]), shift: randomUUID() },
    ]
    for (const each of wrong) expect(await send(till, each)).toEqual({ id: each.id, state: 'set_aside' })
    await expectWholeBooks()
  },
)

it(
  'closes a shift once, names what is missing, and lets a late sale join its own shift',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AC')
    const { variant } = await goods(50)
    for (const seq of [1, 2, 4]) await send(till, saleOf(till, seq, [{ variant }], { note: 300 }))
    const close = (more: object = {}) =>
      asStaff(till, (staff) => closeShift(staff, { shift: till.shift, pieces: { 100_000: 1 }, lastSeq: 5, ...more }))
    await expect(close()).rejects.toMatchObject({ code: 'conflict', details: { missing: [3, 5], missingCount: 2 } })
    const closings = await allAtOnce(4, () => attempt(close({ acceptMissing: true })))
    expect(closings.filter((each) => each === 'done')).toHaveLength(1)
    expect(closings.filter((each) => each === 'already_done')).toHaveLength(3)
    const readShift = () => asStaff(till, ({ tx }) => tx.select().from(tillShift).where(eq(tillShift.id, till.shift)))
    const [closed] = await readShift()
    expect(closed).toMatchObject({ missing: [3, 5], lastSeq: 5, expected: { cash: 106_725 + 3 * 10_700 } })
    expect(closed?.difference?.cash).toBe(100_000 - (106_725 + 3 * 10_700))
    // Number 3 comes a day later: it belongs to its shift, and the closing stays as it was.
    expect(await send(till, saleOf(till, 3, [{ variant }]))).toMatchObject({ state: 'stored' })
    expect((await readShift())[0]).toEqual(closed)
    const kinds = await asStaff(till, ({ tx }) =>
      tx.select({ kind: posException.kind }).from(posException).where(eq(posException.branchId, till.branch)),
    )
    expect(kinds.flatMap(({ kind }) => (kind === 'oversold' ? [] : kind)).sort()).toEqual([
      'cash_difference',
      'late_sale',
      'missing_number',
      'missing_number',
    ])
    const reopened = await allAtOnce(4, () =>
      attempt(asStaff(till, (staff) => openShift(staff, { register: till.register, device, float: {} }))),
    )
    expect(reopened.filter((each) => each === 'done')).toHaveLength(1)
    await expectWholeBooks()
  },
)

it(
  'takes sales of people who worked at the branch then, and reports discounts that a cashier may not give',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AK')
    const { variant } = await goods(50)
    const someone = async (name: string, role: Position | undefined, branch = till.branch) => {
      const id = randomUUID()
      await database.db
        .insert(person)
        .values({ siteId: 'alpha', id, email: `${name}-${id}@alpha.example`, firstname: name })
      if (role) await bePosition(id, role, branch)
      return id
    }
    const bePosition = (id: string, role: Position | null, branch = till.branch) =>
      withSite(database, 'alpha', (tx) =>
        setMembership(tx, { site: 'alpha', scope: 'branch', scopeId: branch, person: id, role }, undefined),
      )
    const elsewhere = await openTill(database, 'AL')
    const [cashier, lead, stock, stranger, other] = [
      await someone('cashier', 'cashier'),
      await someone('lead', 'lead'),
      await someone('stock', 'stock'),
      await someone('stranger', undefined),
      await someone('other', 'lead', elsewhere.branch),
    ]
    let seq = 0
    const sell = (as: string, discount = 0) => {
      seq += 1
      return { ...saleOf(till, seq, [{ variant, quantity: 2 }], { discount }), cashier: as }
    }
    const states: string[] = []
    for (const as of [cashier, lead, stock, stranger, other, randomUUID()])
      states.push((await send(till, sell(as))).state)
    expect(states).toEqual(['stored', 'stored', 'set_aside', 'set_aside', 'set_aside', 'set_aside'])
    const sent = (sale: TillSale, by: string) => send(till, sale, { actor: by, isSiteManager: false })
    // 10 % of 214 baht: to the satang, one more, and one more in the name of a lead: by a cashier, and by a lead.
    const [allowed, tooMuch, named, byLead] = [2140, 2141, 2141, 2141].map((discount, at) =>
      sell(at < 2 ? cashier : lead, discount),
    ) as [TillSale, TillSale, TillSale, TillSale]
    for (const sale of [allowed, tooMuch, named]) expect((await sent(sale, cashier)).state).toBe('stored')
    expect((await sent(byLead, lead)).state).toBe('stored')
    // Who was a cashier then is one, by any sender; what is said to be sold after that is a lead's to answer for.
    const before = sell(cashier)
    const endedAt = new Date(Date.parse(before.at) + 1)
    await bePosition(cashier, null)
    const after = [1, 2].map(() => ({ ...sell(cashier), at: new Date(endedAt.getTime() + 60_000).toISOString() }))
    const second = await someone('second', 'cashier')
    expect((await sent(before, second)).state).toBe('stored')
    expect(
      await Promise.all(after.map(async (sale, at) => (await sent(sale, at === 0 ? second : lead)).state)),
    ).toEqual(['set_aside', 'stored'])
    const exceptions = await asStaff(till, ({ tx }) =>
      tx.select().from(posException).where(eq(posException.branchId, till.branch)),
    )
    const discounts = exceptions
      .filter(({ kind }) => kind === 'discount')
      .sort((one, next) => String(one.data.number).localeCompare(String(next.data.number)))
    expect(discounts.map(({ subject, data }) => [subject, data])).toEqual([
      [tooMuch.id, expect.objectContaining({ discount: 2141, subtotal: 21_400, limit: 10, cashier, by: cashier })],
      [named.id, expect.objectContaining({ discount: 2141, cashier: lead, by: cashier })],
    ])
    expect(exceptions.filter(({ kind }) => kind === 'set_aside').map(({ data }) => data.why)).toEqual(
      Array(5).fill('cashier'),
    )
    await expectWholeBooks()
  },
)

it(
  'sells what is in a hand past the books with one exception, while two tills race for the last piece',
  { timeout: 90_000 },
  async () => {
    const [one, other] = [await openTill(database, 'AD'), await openTill(database, 'AE')]
    const { variant, item } = await goods(0)
    const answers = await Promise.all([one, other].map((till) => send(till, saleOf(till, 1, [{ variant }]))))
    expect(answers.map(({ state }) => state)).toEqual(['stored', 'stored'])
    const [levels, exceptions] = await asStaff(one, async ({ tx }) => [
      await tx.select().from(stockLevel).where(eq(stockLevel.itemId, item)),
      await tx.select().from(posException).where(eq(posException.kind, 'oversold')),
    ])
    expect(levels.filter(({ locationId }) => locationId !== 'main').map(({ oversold }) => oversold)).toEqual([1, 1])
    expect(exceptions.filter(({ branchId }) => [one.branch, other.branch].includes(branchId))).toHaveLength(2)
    await expectWholeBooks()
  },
)

it(
  'refunds in any split what was paid and no more, and gives a held order to one till',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AF')
    const { variant } = await goods(50, 3333)
    const sale = saleOf(till, 1, [{ variant, quantity: 7, regular: 3333 }], { discount: 1001 })
    await send(till, sale)
    const lines = await asStaff(till, async ({ tx }) => {
      const { rows } = (await tx.execute(
        sql`SELECT id FROM sales_order_line WHERE order_id = ${sale.id}`,
      )) as unknown as { rows: { id: string }[] }
      return rows
    })
    const refund = (units: number) =>
      asStaff(till, (staff) =>
        refundReceipt(staff, {
          sale: sale.id,
          shift: till.shift,
          lines: [{ line: lines[0]?.id ?? '', units }],
          method: 'cash',
          reason: 'Spilt',
          restock: units === 1,
        }),
      )
    const tries = await allAtOnce(10, () => attempt(refund(2)))
    expect(tries.filter((each) => each === 'done')).toHaveLength(3)
    await refund(1)
    await expect(refund(1)).rejects.toMatchObject({ code: 'conflict', message: 'Only 0 can still be returned.' })
    const [order] = await asStaff(till, ({ tx }) => tx.select().from(salesOrder).where(eq(salesOrder.id, sale.id)))
    expect(order).toMatchObject({ refunded: sale.total, paymentStatus: 'refunded' })
    const days = await asStaff(till, ({ tx }) => tx.select().from(salesDay).where(eq(salesDay.branchId, till.branch)))
    expect(days.reduce((all, { refundedTotal }) => all + refundedTotal, 0)).toBe(sale.total)
    const held = await asStaff(till, (staff) =>
      holdOrder(staff, { branch: till.branch, name: 'Table 4', lines: sale.lines }),
    )
    const recalls = await allAtOnce(5, () => attempt(asStaff(till, (staff) => recallOrder(staff, held.id))))
    expect(recalls.filter((each) => each === 'done')).toHaveLength(1)
    await expectWholeBooks()
  },
)

it(
  'prices alike at the till and in the gateway, for any lines, discount and way to pay',
  { timeout: 90_000 },
  async () => {
    const till = await openTill(database, 'AG')
    const made = [await goods(0, 9999), await goods(0, 1), await goods(0, 123_457)]
    let seq = 0
    const line = fc.record({
      variant: fc.constantFrom(...made.map(({ variant }) => variant)),
      quantity: fc.integer({ min: 1, max: 9 }),
      regular: fc.integer({ min: 1, max: 200_000 }),
      options: fc.array(fc.constant({ group: 'milk', code: 'oat', price: 1533 as never }), { maxLength: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('cash' as const, 'promptpay' as const, 'split' as const),
        fc.integer({ min: 0, max: 1 }),
        async (lines, by, discount) => {
          const sale = saleOf(till, ++seq, lines, { by, discount, note: by === 'promptpay' ? 0 : 100 })
          expect(await send(till, sale)).toMatchObject({ state: 'stored' })
        },
      ),
      { numRuns: 60 },
    )
    await expectWholeBooks()
  },
)
