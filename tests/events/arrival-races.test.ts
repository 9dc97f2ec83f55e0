import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventCheckIn, eventRegistration, eventTicket } from '@areas/events/server/tables'
import type { AnyCall } from '@schemas/call'
import { call as actCall } from '@schemas/events/calls/event/act'
import { call as cancelCall } from '@schemas/events/calls/event/cancel'
import { call as registerCall } from '@schemas/events/calls/event/register'
import { call as registrationCall } from '@schemas/events/calls/event/registration'
import { call as scanCall } from '@schemas/events/calls/event/scan'
import { call as undoCall } from '@schemas/events/calls/event/undo-scan'
import type { ShownRegistration } from '@schemas/events/entities/registration'
import type { ScanResult } from '@schemas/events/entities/scan'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeEvent, type MadeEvent } from './make-event'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let manager: Who
let made: MadeEvent
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  made = await makeEvent(gateway.database.db, 'alpha', { quotas: [null], packages: [{ quotas: [0] }] })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = {}) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const shown = async (code: string) =>
  (await ask(registrationCall, { code })).json<{ registration: ShownRegistration }>().registration
async function register(quantity: number) {
  const { code } = (
    await ask(registerCall, {
      event: made.slug,
      packages: [{ package: made.packages[0], quantity }],
      contact: { name: 'Nok', email: `${randomUUID()}@example.com` },
    })
  ).json<{ code: string }>()
  return { code, tickets: (await shown(code)).tickets }
}
async function scan(code = '') {
  const rows = [{ id: randomUUID(), code, at: new Date().toISOString() }]
  const input = { event: made.id, point: made.point, device: 'gate', sentAt: new Date().toISOString(), rows }
  return (await ask(scanCall, input, manager)).json<{ results: ScanResult[] }>().results[0]
}

it('keeps a registration of which someone has come in, unless the organiser ends it', async () => {
  const { code, tickets } = await register(2)
  expect((await shown(code)).party?.mayCancel).toBe(true)
  const came = await scan(tickets[1]?.qr)
  expect(came).toMatchObject({ verdict: 'in' })
  expect((await shown(code)).party?.mayCancel).toBe(false)
  const refused = await ask(cancelCall, { code })
  expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
    409,
    'Someone of this registration is checked in already. Please contact the organiser.',
  ])
  expect(await shown(code)).toMatchObject({ status: 'confirmed', tickets: [{ status: 'valid' }, { status: 'valid' }] })
  const [row] = await gateway.database.db
    .select({ id: eventTicket.registrationId })
    .from(eventTicket)
    .where(eq(eventTicket.id, tickets[0]?.id ?? ''))
  expect((await ask(actCall, { ids: [row?.id], act: 'cancel' }, manager)).json()).toMatchObject({ done: 1 })
  expect((await shown(code)).status).toBe('cancelled')
})

it('may be given up again once the check-in was undone', async () => {
  const { code, tickets } = await register(1)
  const came = await scan(tickets[0]?.qr)
  expect((await ask(undoCall, { id: came?.id }, manager)).statusCode).toBe(200)
  expect((await ask(cancelCall, { code })).json()).toMatchObject({ registration: { status: 'cancelled' } })
  expect(await scan(tickets[0]?.qr)).toMatchObject({ verdict: 'cancelled' })
})

it('lets one of a scan and a cancellation at the same moment come first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { code, tickets } = await register(1)
    const [result, answer] = await Promise.all([scan(tickets[0]?.qr), ask(cancelCall, { code })])
    const isCancelled = answer.statusCode === 200
    expect([round, result?.verdict, answer.statusCode]).toEqual([
      round,
      isCancelled ? 'cancelled' : 'in',
      isCancelled ? 200 : 409,
    ])
  }
  const rows = await gateway.database.db
    .select({ status: eventRegistration.status })
    .from(eventCheckIn)
    .innerJoin(eventTicket, eq(eventTicket.id, eventCheckIn.ticketId))
    .innerJoin(eventRegistration, eq(eventRegistration.id, eventTicket.registrationId))
    .where(eq(eventCheckIn.verdict, 'in'))
  // The first registration of all was ended by the organiser, the second check-in undone.
  expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(2)
})
