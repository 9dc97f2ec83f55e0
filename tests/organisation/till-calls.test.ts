import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tillShift } from '@areas/organisation/server/tables'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { setMembership } from '@gateway/membership/memberships'
import { auditMoney } from '@gateway/platform/run-audit-money'
import type { AnyCall } from '@schemas/call'
import { mayAs, type Position, positions } from '@schemas/organisation/entities/position'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from '../commerce/trial-shop'
import { device, oddFloat, openTill, saleOf, type Till } from './trial-branch'

const contracts = Object.values(
  import.meta.glob<{ call: AnyCall }>('/schemas/organisation/calls/*/*.ts', { eager: true }),
).map((file) => file.call)

let gateway: TestGateway
let user: { cookie: string; token: string }
let manager: { cookie: string; token: string }
let userId = ''
let till: Till
let other: Till
let variant = ''
beforeAll(async () => {
  gateway = await openGateway()
  user = await signIn(gateway, 'user')
  manager = await signIn(gateway, 'manager')
  const [row] = await withSite(gateway.database, 'alpha', (tx) =>
    tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, 'alpha'), eq(person.email, 'user@alpha.example'))),
  )
  userId = row?.id ?? ''
  till = await openTill(gateway.database, 'T1', { actor: userId })
  other = await openTill(gateway.database, 'T2', { actor: userId })
  ;({ variant } = await withSite(gateway.database, 'alpha', (tx) =>
    newGoods(shopOf(tx, { now: new Date() }), { pieces: 500 }),
  ))
})
afterAll(() => gateway.close())

const send = (path: string, body: object, who = user) =>
  ask(gateway, path, { body, ...who, headers: { 'idempotency-key': randomUUID() } })
const read = (path: string, who = user) => ask(gateway, path, who)
const bePosition = (branch: string, role: Position | null) =>
  withSite(gateway.database, 'alpha', (tx) =>
    setMembership(tx, { site: 'alpha', scope: 'branch', scopeId: branch, person: userId, role }, undefined),
  )

/** What a call needs to find a row of a till; refused for its content at most once the position is right. */
function inputOf(name: string, of: Till): Record<string, unknown> {
  const sale = saleOf(of, 900_000, [{ variant }])
  const inputs: Record<string, Record<string, unknown>> = {
    'pos/open': { register: of.register, device },
    'pos/catalogue': { branch: of.branch },
    'pos/open-shift': { register: of.register, device, float: {} },
    'pos/hand-over': { register: of.register, segment: of.segment, sales: [{ ...sale, shift: randomUUID() }] },
    'pos/close-shift': { shift: of.shift, pieces: {}, lastSeq: 999_999 },
    'pos/cash-move': { shift: of.shift, kind: 'in', amount: 100, reason: 'Change' },
    'pos/shift': { shift: of.shift },
    'pos/receipts': { branch: of.branch },
    'pos/hold': { branch: of.branch, name: 'Table 4', lines: sale.lines },
    'pos/held': { branch: of.branch },
    'inventory/levels': { branch: of.branch },
    'inventory/moves': { branch: of.branch, item: 'none' },
    'cluster/exceptions': { branch: of.branch },
  }
  return inputs[name] ?? {}
}
async function callAs(contract: AnyCall, of: Till) {
  const input = inputOf(contract.name, of)
  if (contract.method === 'POST') return send(contract.path, input)
  return read(`${contract.path}?${new URLSearchParams(input as Record<string, string>).toString()}`)
}

it(
  'answers each call to its positions at their own branch, and to nobody at another',
  { timeout: 90_000 },
  async () => {
    const tried = contracts.filter(({ name, member }) => member && Object.keys(inputOf(name, till)).length > 0)
    expect(tried.length).toBeGreaterThan(11)
    for (const position of [null, ...positions]) {
      await bePosition(till.branch, position)
      for (const contract of tried) {
        const needed = contract.member?.role as Position
        const label = `${contract.name} as ${position ?? 'a stranger'}`
        const own = (await callAs(contract, till)).statusCode
        if (position === null) expect([label, own]).toEqual([label, 404])
        else if (mayAs(position, needed)) expect([label, [200, 409].includes(own)]).toEqual([label, true])
        else expect([label, own]).toEqual([label, 403])
        const foreign = (await callAs(contract, other)).statusCode
        expect([`${label} elsewhere`, foreign]).toEqual([`${label} elsewhere`, 404])
      }
      // The desks of managers stay theirs.
      if (position !== null) expect((await read('/api/cluster/branches')).statusCode).toBe(403)
    }
    // A manager of the site is one of every branch.
    for (const contract of tried.filter(({ method }) => method === 'GET')) {
      const input = new URLSearchParams(inputOf(contract.name, other) as Record<string, string>).toString()
      expect([contract.name, (await read(`${contract.path}?${input}`, manager)).statusCode]).toEqual([
        contract.name,
        200,
      ])
    }
  },
)

it(
  'never answers a cashier what the drawer should hold, and a lead after the count alone',
  { timeout: 90_000 },
  async () => {
    await bePosition(till.branch, 'cashier')
    const sales = [1, 2, 3].map((seq) => saleOf(till, seq, [{ variant, quantity: seq }], { note: 500 }))
    const answers: string[] = []
    const keep = (answer: { body: string }) => void answers.push(answer.body)
    keep(await send('/api/pos/hand-over', { register: till.register, segment: till.segment, sales }))
    const moves = await withSite(gateway.database, 'alpha', (tx) =>
      tx.select().from(tillShift).where(eq(tillShift.id, till.shift)),
    )
    expect(moves[0]?.status).toBe('open')
    keep(await read(`/api/pos/shift?shift=${till.shift}`))
    keep(await read(`/api/pos/receipts?branch=${till.branch}&shift=${till.shift}`))
    keep(await read('/api/pos/registers'))
    keep(await read('/api/cluster/home'))
    keep(await send('/api/pos/open', { register: till.register, device }))
    keep(await send('/api/pos/cash-move', { shift: till.shift, kind: 'in', amount: 123, reason: 'Coins' }))
    const closed = await send('/api/pos/close-shift', { shift: till.shift, pieces: oddFloat, lastSeq: 3 })
    expect(closed.statusCode).toBe(200)
    keep(closed)
    keep(await read(`/api/pos/shift?shift=${till.shift}`))
    expect((await send('/api/pos/close-shift', { shift: till.shift, pieces: {}, lastSeq: 3 })).json()).toMatchObject({
      error: { code: 'already_done' },
    })
    const [row] = await withSite(gateway.database, 'alpha', (tx) =>
      tx.select().from(tillShift).where(eq(tillShift.id, till.shift)),
    )
    const { cash: expected = 0 } = row?.expected ?? {}
    const { cash: difference = 0 } = row?.difference ?? {}
    expect([expected > 100_000, difference]).toEqual([true, 106_725 - expected])
    for (const answer of answers) {
      expect(answer).not.toMatch(new RegExp(`\\b${expected}\\b|\\b${Math.abs(difference)}\\b`))
      expect(answer).not.toContain('"expected"')
    }
    await bePosition(till.branch, 'lead')
    expect((await read(`/api/pos/shift?shift=${till.shift}`)).json()).toMatchObject({
      expected: { cash: expected },
      difference: { cash: difference },
    })
    await bePosition(till.branch, null)
    expect((await read(`/api/pos/shift?shift=${till.shift}`)).statusCode).toBe(404)
    // What a member who left did not hand over is still taken, of a lead or a manager.
    const late = saleOf(till, 4, [{ variant }])
    const taken = await send(
      '/api/pos/hand-over',
      { register: till.register, segment: till.segment, sales: [late] },
      manager,
    )
    expect(taken.json()).toMatchObject({ sales: [{ state: 'stored', number: 'T1-1-00004' }] })
    expect(await auditMoney(gateway.database, gateway.services.seal, () => undefined)).toBe(0)
  },
)

it(
  'has managers set up a branch, its codes used once, and its people by their address',
  { timeout: 90_000 },
  async () => {
    const made = (await send('/api/cluster/save-branch', { name: 'Garden' }, manager)).json<{ id: string }>()
    const register = { branch: made.id, code: 'GD1' }
    expect((await send('/api/cluster/save-register', register, manager)).statusCode).toBe(200)
    expect((await send('/api/cluster/save-register', register, manager)).json()).toMatchObject({
      error: { code: 'duplicate' },
    })
    const position = { branch: made.id, email: 'user@alpha.example', position: 'stock' }
    const { member } = (await send('/api/cluster/set-position', position, manager)).json<{ member: string }>()
    expect((await send('/api/cluster/set-pin', { member, pin: '2468' }, manager)).json()).toEqual({ hasPin: true })
    const unknown = await send('/api/cluster/set-position', { ...position, email: 'nobody@alpha.example' }, manager)
    expect(unknown.statusCode).toBe(404)
    const people = (await read(`/api/cluster/members?branch=${made.id}`, manager)).json<{
      items: { person: { id: string } }[]
    }>()
    expect(people.items).toMatchObject([{ position: 'stock', hasPin: true, person: { email: 'user@alpha.example' } }])
    const byId = { branch: made.id, person: people.items[0]?.person.id, position: 'stock' }
    expect((await send('/api/cluster/set-position', byId, manager)).json()).toEqual({ member })
    const unnamed = await send('/api/cluster/set-position', { branch: made.id, position: 'stock' }, manager)
    expect(unnamed.statusCode).toBe(404)
    expect((await read(`/api/cluster/branch?id=${made.id}`, manager)).json()).toMatchObject({
      members: 1,
      registers: [{ code: 'GD1' }],
    })
    expect((await read(`/api/cluster/shifts?branch=${made.id}`, manager)).json()).toEqual({ items: [] })
    const shifts = (await read(`/api/cluster/shifts?branch=${till.branch}`, manager)).json<{ items: object[] }>()
    expect(shifts.items).toMatchObject([
      { register: 'T1', status: 'closed', sales: 4, difference: expect.any(Number) as number },
    ])
    const levels = (await read(`/api/inventory/levels?branch=${made.id}`)).json<{ items: object[] }>()
    expect(levels.items).toEqual([])
  },
)

it('opens the lock of a till by a PIN of its branch, and after five wrong ones by a new PIN alone', async () => {
  await bePosition(till.branch, 'cashier')
  const { items } = (await read(`/api/cluster/members?branch=${till.branch}`, manager)).json<{
    items: { id: string; person: { id: string } }[]
  }>()
  const member = items.find(({ person: { id } }) => id === userId)?.id
  const unlock = async (pin: string, who = userId, register = till.register) => {
    const answer = await send('/api/pos/unlock', { register, person: who, pin })
    const { error, ...open } = answer.json<{ error?: { message: string } }>()
    return error?.message ?? open
  }
  const wrong = 'PIN ไม่ถูกต้อง'
  const opened = { id: userId, name: expect.any(String) as string, position: 'cashier' }
  expect(await unlock('2468')).toBe(wrong)
  await send('/api/cluster/set-pin', { member, pin: '2468' }, manager)
  const register = await send('/api/pos/open', { register: till.register, device })
  expect(register.json()).toMatchObject({ colleagues: [opened] })
  expect(await unlock('2468')).toEqual(opened)
  // A PIN of one branch opens no till of another, where this person does not exist.
  expect(await unlock('2468', userId, other.register)).toBe('ไม่พบเครื่องแคชเชียร์นี้')
  expect(await unlock('2468', randomUUID())).toBe(wrong)
  // Twelve at once are five tries.
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => unlock(String(3000 + at))))
  const locked = 'PIN ถูกล็อกเพราะใส่ผิดห้าครั้ง กรุณาให้ผู้จัดการตั้งใหม่'
  expect([wrong, locked].map((text) => answers.filter((each) => each === text).length)).toEqual([5, 7])
  expect(await unlock('2468')).toBe(locked)
  await send('/api/cluster/set-pin', { member, pin: '1357' }, manager)
  expect(await unlock('1357')).toEqual(opened)
  await bePosition(till.branch, null)
})
