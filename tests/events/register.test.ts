import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { expireDue } from '@areas/commerce/server/public'
import { bill, refund, salesOrder } from '@areas/commerce/server/tables'
import { keepTime } from '@areas/events/server/domain/event/keep-time'
import { eraseDue } from '@areas/events/server/domain/event/retention'
import { quotaFaults } from '@areas/events/server/domain/places/quota-faults'
import {
  event as eventTable,
  eventConsent,
  eventQuota,
  eventRegistration,
  eventTicket,
} from '@areas/events/server/tables'
import { mail } from '@gateway/db/account-tables'
import type { AnyCall } from '@schemas/call'
import { call as actCall } from '@schemas/events/calls/event/act'
import { call as cancelCall } from '@schemas/events/calls/event/cancel'
import { call as changeCall } from '@schemas/events/calls/event/change'
import { call as dataCall } from '@schemas/events/calls/event/my-data'
import { call as listCall } from '@schemas/events/calls/event/list'
import { call as readCall } from '@schemas/events/calls/event/read'
import { call as registerCall } from '@schemas/events/calls/event/register'
import { call as registrationCall } from '@schemas/events/calls/event/registration'
import { call as quotaCall } from '@schemas/events/calls/event/set-quota'
import { call as statsCall } from '@schemas/events/calls/event/stats'
import { call as statusCall } from '@schemas/events/calls/event/set-status'
import { call as withdrawCall } from '@schemas/events/calls/event/withdraw'
import type { ShownRegistration } from '@schemas/events/entities/registration'
import { allAtOnce } from '../commerce/all-at-once'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeEvent, questions } from './make-event'

type Who = { cookie?: string; token?: string }
type Registered = { code: string; number: string; status: string; pay?: string }
let gateway: TestGateway
let manager: Who
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = {}) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
let contacts = 0
const contact = () => {
  contacts += 1
  return { name: `Person ${contacts}`, email: `person-${contacts}-${randomUUID()}@example.com` }
}
const register = async (slug: string, packages: [string, number][], more: Record<string, unknown> = {}) =>
  ask(registerCall, {
    event: slug,
    packages: packages.map(([id, quantity]) => ({ package: id, quantity })),
    contact: contact(),
    ...more,
  })
const opened = async (code: string) =>
  (await ask(registrationCall, { code })).json<{ registration: ShownRegistration }>().registration
const takenOf = async (id: string) =>
  (await gateway.database.db.select().from(eventQuota).where(eq(eventQuota.id, id)))[0]?.taken
const rowOf = async (number: string) =>
  (await gateway.database.db.select().from(eventRegistration).where(eq(eventRegistration.number, number)))[0]
const shop = () => ({ tx: gateway.database.db, site: 'alpha', now: new Date(), timeZone: 'Asia/Bangkok' })

async function pay(order: string) {
  const { db } = gateway.database
  const [owed] = await db.select().from(bill).where(eq(bill.orderId, order))
  return db.transaction((tx) =>
    creditPayment(
      { ...shop(), tx },
      {
        method: 'transfer',
        amount: owed?.total ?? 0,
        transfer: { bank: '004', reference: `event-${randomUUID().slice(0, 12)}` },
        payer: 'A buyer',
        bill: owed?.id ?? '',
      },
    ),
  )
}

async function expire(order: string): Promise<void> {
  const { db } = gateway.database
  await db
    .update(salesOrder)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(salesOrder.id, order))
  await db.transaction((tx) => expireDue(tx, new Date(), { site: 'alpha' }))
}

describe('places', () => {
  it('gives 25 places over two shared quotas to 25 of 200 who come at once', { timeout: 120_000 }, async () => {
    const { db } = gateway.database
    const made = await makeEvent(db, 'alpha', {
      quotas: [25, 40],
      packages: [{ quotas: [0, 1] }, { quotas: [1, 0] }],
    })
    const answers = await allAtOnce(200, async (at) => register(made.slug, [[made.packages[at % 2] ?? '', 1]]))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(25)
    expect(statuses.filter((status) => status === 409)).toHaveLength(175)
    expect(await takenOf(made.quotas[0] ?? '')).toBe(25)
    expect(await takenOf(made.quotas[1] ?? '')).toBe(25)
    const [rows] = await db
      .select({ people: count() })
      .from(eventRegistration)
      .where(eq(eventRegistration.eventId, made.id))
    expect(rows?.people).toBe(25)
    expect(await quotaFaults(db)).toEqual([])
    const { event } = (await ask(readCall, { event: made.slug })).json<{ event: { state: string } }>()
    expect(event.state).toBe('full')
  })

  it('names what is left, keeps one place a contact, and answers a repeated request as before', async () => {
    const { db } = gateway.database
    const made = await makeEvent(db, 'alpha', { quotas: [3], onePer: 'none' })
    const [pack = ''] = made.packages
    expect(await message(register(made.slug, [[pack, 4]]))).toEqual([409, 'Only 3 places are left in Package 0.'])
    expect(await takenOf(made.quotas[0] ?? '')).toBe(0)
    expect((await register(made.slug, [[pack, 3]])).statusCode).toBe(200)
    expect(await message(register(made.slug, [[pack, 1]]))).toEqual([409, 'This is full.'])
    const [id = ''] = made.quotas
    expect(await message(ask(quotaCall, { event: made.id, id, name: 'Room', size: 2 }, manager))).toEqual([
      409,
      '3 places are taken; 2 is too few.',
    ])
    const single = await makeEvent(db, 'alpha', { quotas: [5], onePer: 'contact' })
    const who = { name: 'Nok', email: 'Nok@Example.com' }
    expect((await register(single.slug, [[single.packages[0] ?? '', 1]], { contact: who })).statusCode).toBe(200)
    expect(
      await message(
        register(single.slug, [[single.packages[0] ?? '', 1]], { contact: { name: 'N', email: 'nok@example.com' } }),
      ),
    ).toEqual([409, 'This contact already has a place here. We have sent its link again.'])
    expect(await takenOf(single.quotas[0] ?? '')).toBe(1)
  })

  it('opens and closes at its times, by its code alone, and shows what is not public to nobody', async () => {
    const { db } = gateway.database
    const hour = 3_600_000
    const at = (ms: number) => new Date(Date.now() + ms)
    const soon = await makeEvent(db, 'alpha', { opens: at(hour) })
    const late = await makeEvent(db, 'alpha', { closes: at(-hour) })
    const coded = await makeEvent(db, 'alpha', { mode: 'code', accessCode: 'Rain' })
    const draft = await makeEvent(db, 'alpha', { status: 'draft' })
    const hidden = await makeEvent(db, 'alpha', {
      packages: [{ quotas: [0] }, { visibility: 'code', code: 'family', quotas: [0] }, { visibility: 'staff' }],
    })
    const one = (made: { packages: string[] }): [string, number][] => [[made.packages[0] ?? '', 1]]
    expect((await message(register(soon.slug, one(soon))))[0]).toBe(403)
    expect((await message(register(late.slug, one(late))))[0]).toBe(410)
    expect(await message(register(coded.slug, one(coded)))).toEqual([403, 'This code is not right.'])
    expect((await register(coded.slug, one(coded), { code: 'rain' })).statusCode).toBe(200)
    expect((await register(draft.slug, one(draft))).statusCode).toBe(404)
    expect((await ask(readCall, { event: draft.slug })).statusCode).toBe(404)
    const packagesOf = async (code?: string) =>
      (await ask(readCall, { event: hidden.slug, ...(code ? { code } : {}) })).json<{
        event: { packages: unknown[] }
      }>().event.packages.length
    expect([await packagesOf(), await packagesOf('wrong'), await packagesOf('family')]).toEqual([1, 1, 2])
    expect((await register(hidden.slug, [[hidden.packages[1] ?? '', 1]])).statusCode).toBe(404)
    expect((await register(hidden.slug, [[hidden.packages[2] ?? '', 1]], { code: 'family' })).statusCode).toBe(404)
    const { items } = (await ask(listCall, { limit: '60' })).json<{ items: { slug: string }[] }>()
    expect(items.map(({ slug }) => slug)).toContain(hidden.slug)
    expect(items.map(({ slug }) => slug)).not.toContain(draft.slug)
  })
})

describe('a paid registration', () => {
  it('holds its places while the order waits, and becomes valid when it is paid', async () => {
    const made = await makeEvent(gateway.database.db, 'alpha', {
      quotas: [4],
      packages: [
        { regular: 50_000, quotas: [0] },
        { regular: 20_000, vatClass: 'exempt', quotas: [0] },
      ],
    })
    const chosen: [string, number][] = made.packages.map((id) => [id, 2])
    expect(await message(register(made.slug, chosen, { seenTotal: 1 }))).toEqual([
      409,
      'The price has changed. Please check it and try again.',
    ])
    const made1 = (await register(made.slug, chosen, { seenTotal: 140_000 })).json<Registered>()
    expect(made1).toMatchObject({ status: 'pending', pay: expect.stringMatching(/^\/shop\/orders\/.+\?t=/) as string })
    expect(await takenOf(made.quotas[0] ?? '')).toBe(4)
    expect(await message(register(made.slug, [[made.packages[0] ?? '', 1]]))).toEqual([409, 'This is full.'])
    const before = await opened(made1.code)
    expect(before.pay).toBe(made1.pay)
    expect(before.tickets.map(({ status, qr }) => [status, qr])).toEqual(
      Array.from({ length: 4 }, () => ['held', undefined]),
    )
    await pay((await rowOf(made1.number))?.orderId ?? '')
    const after = await opened(made1.code)
    expect(after.status).toBe('confirmed')
    for (const { qr } of after.tickets) expect(qr).toMatch(/^TK[A-Z2-7]{32}$/)
    // Given up: the places are free and the money is requested back, once.
    expect((await ask(cancelCall, { code: made1.code })).statusCode).toBe(200)
    expect((await ask(cancelCall, { code: made1.code })).statusCode).toBe(409)
    expect(await takenOf(made.quotas[0] ?? '')).toBe(0)
    const refunds = await gateway.database.db
      .select()
      .from(refund)
      .where(eq(refund.orderId, (await rowOf(made1.number))?.orderId ?? ''))
    expect(refunds.map(({ amount }) => amount)).toEqual([140_000])
  })

  it('is confirmed by late money that finds places, and flagged once where there are none', async () => {
    const { db } = gateway.database
    const made = await makeEvent(db, 'alpha', { quotas: [1], packages: [{ regular: 10_000, quotas: [0] }] })
    const one: [string, number][] = [[made.packages[0] ?? '', 1]]
    const first = (await register(made.slug, one)).json<Registered>()
    const firstOrder = (await rowOf(first.number))?.orderId ?? ''
    await expire(firstOrder)
    expect(await takenOf(made.quotas[0] ?? '')).toBe(0)
    expect((await opened(first.code)).status).toBe('expired')
    await pay(firstOrder)
    expect((await opened(first.code)).status).toBe('confirmed')
    await db
      .update(eventQuota)
      .set({ size: 2 })
      .where(eq(eventQuota.id, made.quotas[0] ?? ''))
    const second = (await register(made.slug, one)).json<Registered>()
    const secondOrder = (await rowOf(second.number))?.orderId ?? ''
    await expire(secondOrder)
    expect((await register(made.slug, one)).statusCode).toBe(200)
    expect(await pay(secondOrder)).toMatchObject({ ok: true, allocated: 0, problem: 'sold_out' })
    expect(await rowOf(second.number)).toMatchObject({ status: 'expired', flag: 'late_money' })
    const figures = (await ask(statsCall, { event: made.id }, manager)).json<{ lateMoney: number }>()
    expect(figures.lateMoney).toBe(1)
    // Staff find a seat.
    const id = (await rowOf(second.number))?.id ?? ''
    expect((await ask(actCall, { ids: [id], act: 'seat' }, manager)).json()).toMatchObject({ done: 0, left: [id] })
    await db
      .update(eventQuota)
      .set({ size: 3 })
      .where(eq(eventQuota.id, made.quotas[0] ?? ''))
    expect((await ask(actCall, { ids: [id], act: 'seat' }, manager)).json()).toEqual({ done: 1, left: [] })
    expect(await rowOf(second.number)).toMatchObject({ status: 'confirmed', flag: null })
  })
})

describe('codes', () => {
  it('open their own page alone: foreign, guessed, old and handed-over ones say the same', async () => {
    const made = await makeEvent(gateway.database.db, 'alpha')
    const one = (await register(made.slug, [[made.packages[0] ?? '', 2]])).json<Registered>()
    const other = (await register(made.slug, [[made.packages[0] ?? '', 1]])).json<Registered>()
    const ended = [404, 'This link has ended. Ask for a new one.']
    const { tickets } = await opened(one.code)
    const [mine = { id: '', qr: '' }, second = { id: '' }] = tickets
    for (const code of ['x', other.number, `${one.code}x`, mine.qr ?? ''])
      expect(await message(ask(registrationCall, { code }))).toEqual(ended)
    const beta = { host: 'beta.localhost' }
    expect(
      (await askCall(gateway, registrationCall, { code: one.code }, { ...beta, from: elsewhere() })).statusCode,
    ).toBe(404)
    // A ticket of another registration is as unknown as a made-up one.
    expect(await message(ask(changeCall, { code: other.code, ticket: mine.id, attendee: 'X' }))).toEqual(ended)
    expect((await ask(changeCall, { code: one.code, ticket: mine.id, attendee: 'สมชาย' })).statusCode).toBe(200)
    expect((await opened(one.code)).tickets[0]).toMatchObject({ attendee: 'สมชาย', qr: mine.qr })
    await ask(changeCall, { code: one.code, ticket: second.id, attendee: 'Dao', to: 'dao@example.com' })
    // Handed over: the former holder sees it no more, nor its new holder the party.
    expect((await opened(one.code)).tickets.map(({ id }) => id)).toEqual([mine.id])
    expect(await message(ask(changeCall, { code: one.code, ticket: second.id, attendee: 'Me' }))).toEqual(ended)
    await runJobs(gateway, 'events/mail-registration')
    const [letter] = await gateway.database.db.select().from(mail).where(eq(mail.to, '"Dao" <dao@example.com>'))
    const handed = /event\/ticket\/([\w-]+)/.exec(letter?.plain ?? '')?.[1] ?? ''
    const page = await opened(handed)
    expect(page.party).toBeUndefined()
    expect(page.tickets.map(({ id }) => id)).toEqual([second.id])
    expect(await message(ask(cancelCall, { code: handed }))).toEqual(ended)
    const { data } = (await ask(dataCall, { code: handed })).json<{ data: Record<string, unknown> }>()
    expect(Object.keys(data)).not.toContain('email')
  })
})

describe('what is stored of people', () => {
  const register1 = async (slug: string, pack: string, more: Record<string, unknown> = {}) =>
    register(slug, [[pack, 1]], {
      answers: { job: 'teacher', diet: 'halal', citizen: '1101700203450' },
      consents: [{ purpose: 'sensitive' }],
      ...more,
    })

  it('is sealed where it is sensitive, needs consent, and is erased when that is withdrawn', async () => {
    const { db } = gateway.database
    const made = await makeEvent(db, 'alpha', { questions })
    const [pack = ''] = made.packages
    expect(await message(register1(made.slug, pack, { consents: [] }))).toEqual([
      400,
      'Agree to the storage of these answers, or leave them empty.',
    ])
    const { code, number } = (await register1(made.slug, pack)).json<Registered>()
    const row = await rowOf(number)
    expect(JSON.stringify(row)).not.toMatch(/halal|1101700203450/)
    expect(JSON.stringify(row)).not.toContain(code)
    const answersOf = async () =>
      (await ask(dataCall, { code })).json<{ data: { answers: Record<string, unknown> } }>().data.answers
    expect(await answersOf()).toEqual({ job: 'teacher', diet: 'halal', citizen: '1101700203450' })
    expect((await ask(withdrawCall, { code, purpose: 'sensitive' })).statusCode).toBe(200)
    expect(await answersOf()).toEqual({ job: 'teacher', citizen: '1101700203450' })
    const acts = await db
      .select()
      .from(eventConsent)
      .where(eq(eventConsent.registrationId, row?.id ?? ''))
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['given', 'withdrawn'])
  })

  it('goes when it was promised to go, and the counts stay', async () => {
    const { db } = gateway.database
    const made = await makeEvent(db, 'alpha', { questions, keepDays: 30 })
    const [pack = ''] = made.packages
    const { code, number } = (await register1(made.slug, pack)).json<Registered>()
    const [of] = await db.select().from(eventTable).where(eq(eventTable.id, made.id))
    const after = (days: number) => new Date((of?.endsAt.getTime() ?? 0) + days * 86_400_000)
    const figures = async () => {
      const { people, confirmed } = (await ask(statsCall, { event: made.id }, manager)).json<{
        people: number
        confirmed: number
      }>()
      return { people, confirmed, taken: await takenOf(made.quotas[0] ?? '') }
    }
    const before = await figures()
    const erase = (now: Date) => db.transaction((tx) => eraseDue(tx, now))
    await erase(after(6))
    expect((await rowOf(number))?.sensitiveSealed).not.toBeNull()
    await erase(after(8))
    expect(await rowOf(number)).toMatchObject({ sensitiveSealed: null, answers: { job: 'teacher' } })
    await erase(after(29))
    expect((await rowOf(number))?.email).toContain('@')
    await erase(after(31))
    expect(await rowOf(number)).toMatchObject({ name: '', email: null, phone: null, answers: {}, answersSealed: null })
    const [ticket] = await db.select().from(eventTicket).where(eq(eventTicket.eventId, made.id))
    expect(ticket).toMatchObject({ attendee: '', status: 'valid' })
    expect((await ask(registrationCall, { code })).statusCode).toBe(404)
    expect(await figures()).toEqual(before)
  })
})

it('tells each person of a cancelled event once, requests each refund once, and refuses its tickets', async () => {
  const { db } = gateway.database
  const made = await makeEvent(db, 'alpha', {
    quotas: [60],
    packages: [{ quotas: [0] }, { regular: 30_000, quotas: [0] }],
  })
  const [free = '', paid = ''] = made.packages
  const codes: Registered[] = []
  for (let at = 0; at < 25; at += 1) codes.push((await register(made.slug, [[free, 1]])).json<Registered>())
  const bought = (await register(made.slug, [[paid, 2]])).json<Registered>()
  await pay((await rowOf(bought.number))?.orderId ?? '')
  const waiting = (await register(made.slug, [[paid, 1]])).json<Registered>()
  await runJobs(gateway, 'events/mail-registration')
  expect((await ask(statusCall, { id: made.id, version: 1, status: 'cancelled' }, manager)).statusCode).toBe(200)
  expect((await opened(bought.code)).tickets.every(({ qr }) => qr === undefined)).toBe(true)
  expect((await register(made.slug, [[free, 1]])).statusCode).toBe(410)
  for (let round = 0; round < 3; round += 1) await runJobs(gateway, 'events/cancel-registrations')
  await runJobs(gateway, 'events/mail-registration')
  const letters = await db.select({ to: mail.to, subject: mail.subject }).from(mail)
  const ended = letters.filter(({ subject }) => subject === 'An event is cancelled')
  expect(ended).toHaveLength(27)
  expect(new Set(ended.map(({ to }) => to)).size).toBe(27)
  for (const { number } of [...codes, bought, waiting])
    expect(await rowOf(number)).toMatchObject({ status: 'cancelled' })
  const orders = await Promise.all([bought, waiting].map(async ({ number }) => (await rowOf(number))?.orderId ?? ''))
  const refunds = await Promise.all(orders.map((order) => db.select().from(refund).where(eq(refund.orderId, order))))
  expect(refunds.map((each) => each.map(({ amount }) => amount))).toEqual([[60_000], []])
  expect(await takenOf(made.quotas[0] ?? '')).toBe(0)
})

it('approves and declines many at once, and lives and completes by its sessions', async () => {
  const { db } = gateway.database
  const made = await makeEvent(db, 'alpha', { mode: 'approval', quotas: [2] })
  const [pack = ''] = made.packages
  const rows: string[] = []
  for (let at = 0; at < 4; at += 1) {
    const { number, status } = (await register(made.slug, [[pack, 1]])).json<Registered>()
    expect(status).toBe('requested')
    rows.push((await rowOf(number))?.id ?? '')
  }
  expect(await takenOf(made.quotas[0] ?? '')).toBe(0)
  const decline = await ask(actCall, { ids: [rows[0]], act: 'decline' }, manager)
  expect(decline.json()).toEqual({ done: 1, left: [] })
  const approved = (await ask(actCall, { ids: rows, act: 'approve' }, manager)).json<{ done: number; left: string[] }>()
  expect(approved).toMatchObject({ done: 2, message: '2 of 4 were done; the others changed meanwhile.' })
  expect(await takenOf(made.quotas[0] ?? '')).toBe(2)
  const [of] = await db.select().from(eventTable).where(eq(eventTable.id, made.id))
  const statusAt = async (now: Date) => {
    await db.transaction((tx) => keepTime(tx, { site: 'alpha', now }))
    return (await db.select().from(eventTable).where(eq(eventTable.id, made.id)))[0]?.status
  }
  const after = (ms: number) => new Date((of?.startsAt.getTime() ?? 0) + ms)
  expect([await statusAt(after(-1000)), await statusAt(after(1000)), await statusAt(after(86_400_000))]).toEqual([
    'published',
    'live',
    'completed',
  ])
  await db.update(eventTable).set({ status: 'archived' }).where(eq(eventTable.id, made.id))
})

it('leaves every quota with as many places taken as tickets hold', async () => {
  expect(await quotaFaults(gateway.database.db)).toEqual([])
})
