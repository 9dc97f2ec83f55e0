import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventCheckIn, eventRegistration, eventTicket } from '@areas/events/server/tables'
import type { AnyCall } from '@schemas/call'
import { call as changeCall } from '@schemas/events/calls/event/change'
import { call as packCall } from '@schemas/events/calls/event/scan-pack'
import { call as registerCall } from '@schemas/events/calls/event/register'
import { call as registrationCall } from '@schemas/events/calls/event/registration'
import { call as scanCall } from '@schemas/events/calls/event/scan'
import { call as undoCall } from '@schemas/events/calls/event/undo-scan'
import type { ShownRegistration } from '@schemas/events/entities/registration'
import type { ScanPack, ScanResult } from '@schemas/events/entities/scan'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeEvent, type MadeEvent } from './make-event'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let manager: Who
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = {}) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })

/** A registration of so many tickets, with their QRs. */
async function register(made: MadeEvent, quantity: number) {
  const { code } = (
    await ask(registerCall, {
      event: made.slug,
      packages: [{ package: made.packages[0], quantity }],
      contact: { name: 'Nok', email: `${randomUUID()}@example.com`, phone: '0812345678' },
    })
  ).json<{ code: string }>()
  const { registration } = (await ask(registrationCall, { code })).json<{ registration: ShownRegistration }>()
  return { code, tickets: registration.tickets }
}

type Row = { id: string; code: string; at: string; offline?: boolean }
const scan = async (made: MadeEvent, device: string, rows: Row[], sentAt = new Date()) =>
  (
    await ask(scanCall, { event: made.id, point: made.point, device, sentAt: sentAt.toISOString(), rows }, manager)
  ).json<{ results: ScanResult[]; inside: number; expected: number }>()

it(
  'lets each ticket in once by the earliest scan, whatever three offline clocks say',
  { timeout: 180_000 },
  async () => {
    const made = await makeEvent(gateway.database.db, 'alpha', {
      quotas: [null],
      packages: [{ quotas: [0], maxEach: 100 }],
    })
    const codes: string[] = []
    for (let party = 0; party < 5; party += 1)
      codes.push(...(await register(made, 100)).tickets.map(({ qr }) => qr ?? ''))
    expect(new Set(codes).size).toBe(500)
    const minute = 60_000
    const start = Date.now() - 60 * minute
    // Of each of the first twenty, a second device scans a copy earlier or later.
    const clocks = { east: -10 * minute, west: 0, south: 10 * minute }
    const scans = codes.flatMap((code, at) => {
      const device = (['east', 'west', 'south'] as const)[at % 3] ?? 'east'
      const other = (['east', 'west', 'south'] as const)[(at + 1) % 3] ?? 'east'
      const first = start + at * 1000
      const copy = at % 2 === 0 ? first - 500 : first + 500
      return [{ device, code, real: first }, ...(at < 20 ? [{ device: other, code, real: copy }] : [])]
    })
    for (const device of ['south', 'east', 'west'] as const) {
      const rows = scans
        .filter((each) => each.device === device)
        .map(({ code, real }) => ({
          id: randomUUID(),
          code,
          at: new Date(real + clocks[device]).toISOString(),
          offline: true,
        }))
      for (let from = 0; from < rows.length; from += 100)
        await scan(made, device, rows.slice(from, from + 100), new Date(Date.now() + clocks[device]))
      // Sent again, as after a lost answer: nothing counts twice.
      await scan(made, device, rows.slice(0, 5), new Date(Date.now() + clocks[device]))
    }
    const rows = await gateway.database.db.select().from(eventCheckIn).where(eq(eventCheckIn.eventId, made.id))
    const ins = rows.filter(({ verdict }) => verdict === 'in')
    expect(rows).toHaveLength(520)
    expect(ins).toHaveLength(500)
    expect(new Set(ins.map(({ ticketId }) => ticketId)).size).toBe(500)
    const conflicts = rows.filter(({ verdict }) => verdict === 'conflict')
    expect(conflicts).toHaveLength(20)
    for (const { ticketId, scannedAt } of conflicts) {
      const first = ins.find((each) => each.ticketId === ticketId)
      expect(first?.scannedAt.getTime()).toBeLessThan(scannedAt.getTime())
    }
  },
)

it('says why a ticket does not pass, and reveals nothing of what is forged or elsewhere', async () => {
  const { db } = gateway.database
  const made = await makeEvent(db, 'alpha', { quotas: [null], packages: [{ quotas: [0] }] })
  const other = await makeEvent(db, 'alpha')
  const { code, tickets } = await register(made, 3)
  const [one, two, three] = tickets
  const away = (await register(other, 1)).tickets[0]
  if (!one?.qr || !two?.qr || !three?.qr || !away?.qr) throw new Error('A ticket has no QR.')
  const verdict = async (text: string) => {
    const id = randomUUID()
    const { results } = await scan(made, 'gate', [{ id, code: text, at: new Date().toISOString() }])
    return { id, ...results[0] }
  }
  const forged = `${one.qr.slice(0, 18)}${two.qr.slice(18)}`
  for (const text of [forged, away.qr, 'TKNOTHING', 'https://example.com', `${one.qr}A`])
    expect(await verdict(text)).toEqual({ id: expect.any(String) as string, verdict: 'unknown' })
  const first = await verdict(one.qr)
  expect(first).toMatchObject({ verdict: 'in', ticket: { name: 'Nok', package: 'Package 0' } })
  expect(await verdict(one.shortCode)).toMatchObject({ verdict: 'already', gate: 'gate' })
  expect((await ask(undoCall, { id: first.id }, manager)).statusCode).toBe(200)
  expect((await ask(undoCall, { id: first.id }, manager)).statusCode).toBe(404)
  expect(await verdict(one.qr)).toMatchObject({ verdict: 'in' })
  await ask(changeCall, { code, ticket: two.id, attendee: 'Dao', to: 'dao@example.com' })
  expect(await verdict(two.qr)).toMatchObject({ verdict: 'replaced' })
  await db.update(eventTicket).set({ status: 'held' }).where(eq(eventTicket.id, three.id))
  expect(await verdict(three.qr)).toMatchObject({ verdict: 'unpaid' })
  await db.update(eventTicket).set({ status: 'valid' }).where(eq(eventTicket.id, three.id))
  await db.update(eventRegistration).set({ status: 'cancelled' }).where(eq(eventRegistration.eventId, made.id))
  expect(await verdict(three.qr)).toMatchObject({ verdict: 'cancelled' })
  for (const call of [scanCall, packCall]) {
    const input = { event: made.id, point: made.point, device: 'x', sentAt: new Date().toISOString(), rows: [] }
    const user = await credentials(gateway, { role: 'user', site: 'alpha' })
    expect((await ask(call, call === packCall ? { event: made.id } : input, user)).statusCode).toBe(403)
  }
})

it('packs what a scanner needs offline, and then only what has changed', async () => {
  const { db } = gateway.database
  const made = await makeEvent(db, 'alpha', { quotas: [null], packages: [{ quotas: [0] }] })
  const { tickets } = await register(made, 2)
  const pack = async (since?: string) =>
    (await ask(packCall, { event: made.id, ...(since ? { since } : {}) }, manager)).json<ScanPack>()
  const whole = await pack()
  expect(whole.tickets.map(({ id }) => id).toSorted()).toEqual(tickets.map(({ id }) => id).toSorted())
  expect(whole.tickets[0]).toMatchObject({ phone: '5678', status: 'valid', seen: [] })
  expect(JSON.stringify(whole)).not.toContain('@example.com')
  await db
    .update(eventTicket)
    .set({ changedAt: new Date(Date.now() - 600_000) })
    .where(eq(eventTicket.eventId, made.id))
  await db
    .update(eventRegistration)
    .set({ updatedAt: new Date(Date.now() - 600_000) })
    .where(eq(eventRegistration.eventId, made.id))
  expect((await pack(whole.at)).tickets).toEqual([])
  const id = randomUUID()
  await scan(made, 'gate', [{ id, code: tickets[0]?.qr ?? '', at: new Date().toISOString() }])
  const after = await pack(whole.at)
  expect(after.tickets.map((ticket) => [ticket.id, ticket.seen.length])).toEqual([[tickets[0]?.id, 1]])
  expect([after.inside, after.expected]).toEqual([1, 2])
  const [row] = await db
    .select()
    .from(eventCheckIn)
    .where(and(eq(eventCheckIn.id, id), eq(eventCheckIn.verdict, 'in')))
  expect(row?.pointId).toBe(made.point)
})
