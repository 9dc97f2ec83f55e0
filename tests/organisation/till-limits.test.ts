import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { document } from '@areas/commerce/server/tables'
import { optionGroup, posSale, registerSegment, tillShift } from '@areas/organisation/server/tables'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { setMembership } from '@gateway/membership/memberships'
import { auditMoney } from '@gateway/platform/run-audit-money'
import type { ExceptionKind } from '@schemas/organisation/entities/exception'
import type { Position } from '@schemas/organisation/entities/position'
import type { HandedOver, TillSale } from '@schemas/organisation/entities/sale'
import { dayIn } from '@schemas/zoned-parts'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from '../commerce/trial-shop'
import { device, openTill, saleOf, type Till } from './trial-branch'

type Who = { cookie: string; token: string }
type Matter = { id: string; kind: ExceptionKind; number?: string }
let gateway: TestGateway
let user: Who
let manager: Who
let userId = ''
let till: Till
let variant = ''
let count = 0
beforeAll(async () => {
  gateway = await openGateway()
  user = await signIn(gateway, 'user')
  manager = await signIn(gateway, 'manager')
  const [row] = await inSite((tx) =>
    tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, 'alpha'), eq(person.email, 'user@alpha.example'))),
  )
  userId = row?.id ?? ''
  ;({ variant } = await inSite((tx) => newGoods(shopOf(tx, { now: new Date() }), { pieces: 9000 })))
})
beforeEach(async () => {
  count += 1
  till = await openTill(gateway.database, `L${count}`, { actor: userId })
  await bePosition(userId, 'cashier')
})
afterAll(() => gateway.close())

const inSite = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(gateway.database, 'alpha', work)
const bePosition = (id: string, role: Position) =>
  inSite((tx) =>
    setMembership(tx, { site: 'alpha', scope: 'branch', scopeId: till.branch, person: id, role }, undefined),
  )
const send = (path: string, body: object, who: Who = user) =>
  ask(gateway, path, { body, ...who, headers: { 'idempotency-key': randomUUID() } })
const read = async <T>(path: string, who: Who = manager) => (await ask(gateway, path, who)).json<T>()
const handOver = async (
  sales: TillSale[],
  { who = user, ...more }: { who?: Who; segment?: string; device?: string } = {},
) => {
  const body = { register: till.register, segment: till.segment, device, sales, ...more }
  return (await send('/api/pos/hand-over', body, who)).json<{ sales: HandedOver[] }>().sales.map(({ state }) => state)
}
const allMatters = async () =>
  (await read<{ items: Matter[] }>(`/api/cluster/exceptions?branch=${till.branch}&limit=200`)).items
/** The goods lie elsewhere, and counts are of an empty drawer: that is reported of each. */
const matters = async () => (await allMatters()).filter(({ kind }) => kind !== 'oversold' && kind !== 'cash_difference')
const kinds = async () => (await matters()).map(({ kind }) => kind).sort()
const expectWholeBooks = async () =>
  expect(await auditMoney(gateway.database, gateway.services.seal, () => undefined)).toBe(0)

describe('a sale that is handed over', () => {
  it('gives a cashier no larger discount by the name of a lead', async () => {
    const lead = randomUUID()
    await inSite((tx) =>
      tx.insert(person).values({ siteId: 'alpha', id: lead, email: `${lead}@alpha.example`, firstname: 'Lead' }),
    )
    await bePosition(lead, 'lead')
    const small = { ...saleOf(till, 1, [{ variant }], { discount: 1000 }), cashier: lead }
    const large = { ...saleOf(till, 2, [{ variant }], { discount: 9000 }), cashier: lead }
    expect(await handOver([small, large])).toEqual(['stored', 'stored'])
    expect(await matters()).toMatchObject([{ kind: 'discount', number: `${till.code}-1-00002` }])
    // A stranger is named in vain.
    expect(await handOver([{ ...saleOf(till, 3, [{ variant }]), cashier: randomUUID() }])).toEqual(['set_aside'])
    await expectWholeBooks()
  })

  it.each(['1970-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'is of now, with its tax, where its device believes in %s',
    async (at) => {
      const before = Date.now()
      const sale = { ...saleOf(till, 1, [{ variant }]), at }
      expect(await handOver([sale])).toEqual(['stored'])
      const [row] = await inSite((tx) => tx.select().from(posSale).where(eq(posSale.orderId, sale.id)))
      expect(row?.deviceAt.getTime()).toBeGreaterThanOrEqual(before)
      const [issued] = await inSite((tx) => tx.select().from(document).where(eq(document.orderId, sale.id)))
      expect(issued).toMatchObject({ kind: 'tax_invoice_abb', issuedOn: dayIn(row?.deviceAt ?? 0) })
      expect(await kinds()).toEqual(['time'])
      expect(await handOver([sale])).toEqual(['known'])
      await expectWholeBooks()
    },
  )

  it('keeps the time of a clock that is a little off', async () => {
    const at = new Date(Date.now() + 60_000).toISOString()
    const sale = { ...saleOf(till, 1, [{ variant }]), at }
    expect(await handOver([sale])).toEqual(['stored'])
    const [row] = await inSite((tx) => tx.select().from(posSale).where(eq(posSale.orderId, sale.id)))
    expect([row?.deviceAt.toISOString(), await kinds()]).toEqual([at, []])
  })

  it('is reported where an option has another price than on the menu, or cash is rounded against the rule', async () => {
    const group = randomUUID()
    const oat = { code: 'oat', title: { en: 'Oat milk' }, price: 1500, stock: [] }
    await inSite((tx) =>
      tx.insert(optionGroup).values({ siteId: 'alpha', id: group, title: { en: 'Milk' }, options: [oat] }),
    )
    const withOat = (seq: number, price: number, code = 'oat') =>
      saleOf(till, seq, [{ variant, options: [{ group, code, price: price as never }] }])
    expect(await handOver([withOat(1, 1500), withOat(2, 100), withOat(3, 1500, 'gold')])).toEqual(
      Array(3).fill('stored'),
    )
    // 107.10 baht: 107.00 by the rule.
    const right = saleOf(till, 4, [{ variant, charged: 10_710 }])
    const paid = (cash: number): TillSale => ({
      ...right,
      id: randomUUID(),
      seq: 5,
      tenders: [{ kind: 'cash', amount: cash as never }],
      rounding: cash - 10_710,
    })
    expect(right.rounding).toBe(-10)
    expect(await handOver([right, paid(10_650)])).toEqual(['stored', 'stored'])
    const found = (await matters()).map(({ kind, number }) => `${kind} ${number?.slice(-1)}`)
    expect(found.sort()).toEqual(['price 2', 'price 3', 'price 4', 'price 5', 'rounding 5'])
    await expectWholeBooks()
  })

  it('does not run the numbers of its register away, nor the list of what is missing', async () => {
    const far = [99_999_999, 5000].map((seq) => saleOf(till, seq, [{ variant }]))
    expect(await handOver([saleOf(till, 1, [{ variant }]), ...far])).toEqual(['stored', 'set_aside', 'set_aside'])
    // Each of these leaves out almost as many numbers as it may.
    const wide = [1000, 1999, 2998].map((seq) => saleOf(till, seq, [{ variant }]))
    expect(await handOver(wide)).toEqual(Array(3).fill('stored'))
    const close = (more: object) =>
      send('/api/pos/close-shift', { shift: till.shift, pieces: {}, lastSeq: 99_999_999, ...more })
    const first = await close({})
    expect(first.statusCode).toBe(409)
    const { details } = first.json<{ error: { details: { missing: number[]; missingCount: number } } }>().error
    expect([details.missing.length, details.missingCount]).toEqual([100, 99_999_999 - 4])
    const closed = (await close({ acceptMissing: true })).json<{
      missing: number[]
      missingCount: number
      lastSeq: number
    }>()
    expect([closed.lastSeq, closed.missing.length, closed.missingCount]).toEqual([2998, 100, 2994])
    const [row] = await inSite((tx) => tx.select().from(tillShift).where(eq(tillShift.id, till.shift)))
    expect(row?.missingRanges).toEqual([
      [2, 999],
      [1001, 1998],
      [2000, 2997],
    ])
    expect(
      (await matters()).map(({ kind, number }) => [kind, number]).filter(([kind]) => kind === 'missing_number'),
    ).toEqual(
      expect.arrayContaining([
        ['missing_number', '2–999'],
        ['missing_number', '1001–1998'],
        ['missing_number', '2000–2997'],
      ]),
    )
    expect(await kinds()).toContain('number_jump')
    const opened = await send('/api/pos/open', { register: till.register, device })
    expect(opened.json()).toMatchObject({ segment: { nextSeq: 2999 } })
    await expectWholeBooks()
  })

  it('is set aside where it adds up to more than money is reckoned with', async () => {
    const sale = saleOf(till, 1, [{ variant }])
    const lines = sale.lines.map((line) => ({ ...line, quantity: 9999, charged: 1e12 as never }))
    expect(await handOver([{ ...sale, lines }])).toEqual(['set_aside'])
  })
})

describe('a device', () => {
  const revoke = () => send('/api/cluster/bind-device', { register: till.register, device: null }, manager)

  it('does nothing for a cashier once it is revoked, and loses no sale of before', async () => {
    const sales = [1, 2, 3].map((seq) => saleOf(till, seq, [{ variant }]))
    const [before, after, byLead] = sales as [TillSale, TillSale, TillSale]
    expect((await revoke()).statusCode).toBe(200)
    const [segment] = await inSite((tx) =>
      tx.select().from(registerSegment).where(eq(registerSegment.id, till.segment)),
    )
    const later = new Date((segment?.revokedAt?.getTime() ?? 0) + 1000).toISOString()
    expect(await handOver([before, { ...after, at: later }])).toEqual(['stored', 'set_aside'])
    expect(await handOver([{ ...byLead, at: later }], { who: manager })).toEqual(['stored'])
    expect(await kinds()).toEqual(['device', 'device', 'set_aside'])
    const move = { shift: till.shift, kind: 'in', amount: 100, reason: 'Coins' }
    const counted = { shift: till.shift, pieces: {}, lastSeq: 3, acceptMissing: true }
    const open = { register: till.register, device }
    expect((await send('/api/pos/cash-move', move)).statusCode).toBe(403)
    expect((await send('/api/pos/close-shift', counted)).statusCode).toBe(403)
    expect((await send('/api/pos/open', open)).statusCode).toBe(403)
    // A lead ends what is open there.
    expect((await send('/api/pos/close-shift', counted, manager)).statusCode).toBe(200)
    expect((await send('/api/pos/open-shift', { ...open, float: {} })).statusCode).toBe(409)
    await expectWholeBooks()
  })

  it('hands over for the shift that it was bound in, and is reported where it is another one', async () => {
    await send('/api/pos/close-shift', { shift: till.shift, pieces: {}, lastSeq: 0 })
    const next = 'device-that-came-next'
    const open = { register: till.register, device: next }
    const segment = (await send('/api/pos/open', open, manager)).json<{ segment: { id: string } }>().segment.id
    const shift = (await send('/api/pos/open-shift', { ...open, float: {} })).json<{ id: string }>().id
    // Its segment and its shift are of two devices.
    expect(await handOver([{ ...saleOf(till, 1, [{ variant }]), shift }])).toEqual(['set_aside'])
    const of = { shift }
    expect(await handOver([saleOf(of, 1, [{ variant }])], { segment, device: next })).toEqual(['stored'])
    expect(await kinds()).toEqual(['set_aside'])
    expect(await handOver([saleOf(of, 2, [{ variant }])], { segment })).toEqual(['stored'])
    expect(await kinds()).toEqual(['device', 'set_aside'])
  })

  it('opens no shift at a register that is retired, and is not bound to it', async () => {
    await send('/api/pos/close-shift', { shift: till.shift, pieces: {}, lastSeq: 0 })
    const retired = { id: till.register, version: 1, branch: till.branch, code: till.code, retired: true }
    expect((await send('/api/cluster/save-register', retired, manager)).statusCode).toBe(200)
    const body = { register: till.register, device }
    for (const answer of [
      await send('/api/pos/open-shift', { ...body, float: {} }),
      await send('/api/pos/open', body),
      await send('/api/cluster/bind-device', { ...body, device: 'device-that-came-next' }, manager),
    ])
      expect(answer.json()).toMatchObject({ error: { code: 'conflict', message: expect.stringContaining(till.code) } })
  })
})

it('lists what is to be looked at page by page', async () => {
  const sales = Array.from({ length: 7 }, (_, at) => saleOf(till, at + 1, [{ variant, charged: 5000 }]))
  await handOver(sales)
  const all = (await allMatters()).map(({ id }) => id)
  const paged: string[] = []
  const sizes: number[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: { items: Matter[]; next?: string } = await read(
      `/api/cluster/exceptions?branch=${till.branch}&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    )
    paged.push(...page.items.map(({ id }) => id))
    sizes.push(page.items.length)
    cursor = page.next
  }
  expect(sizes).toEqual([3, 3, 3, 3, 2])
  expect(paged).toEqual(all)
})
