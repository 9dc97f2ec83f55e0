import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditPayment } from '@areas/commerce/server/billing/payments'
import { bill, salesOrderLine } from '@areas/commerce/server/tables'
import { placeOne } from '@areas/commerce/server/public'
import { sellable } from '@areas/learning/server/sellable/lessons'
import { lesson, lessonEnrolment, lessonRight } from '@areas/learning/server/tables'
import { sellables } from '@gateway/sellable/sellables'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as itemCall } from '@schemas/learning/calls/lesson/item'
import { call as leaveCall } from '@schemas/learning/calls/lesson/leave'
import { call as listCall } from '@schemas/learning/calls/lesson/list'
import { call as mineCall } from '@schemas/learning/calls/lesson/mine'
import { call as openCall } from '@schemas/learning/calls/lesson/open'
import type { LessonCard, MyLesson, OpenedLesson } from '@schemas/learning/entities/lesson'
import type { AnyCall } from '@schemas/call'
import { demoPerson, newPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeLesson, makeRound, seatsTaken } from './make-lesson'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let user: Who
let manager: Who
let person: string
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
const open = async (slug: string, who: Who = user) =>
  (await ask(openCall, { lesson: slug }, who)).json<{ lesson: OpenedLesson }>().lesson
const enrolmentOf = async (of: string, who = person) =>
  (
    await gateway.database.db
      .select()
      .from(lessonEnrolment)
      .where(and(eq(lessonEnrolment.lessonId, of), eq(lessonEnrolment.personId, who)))
  )[0]

const shop = () => ({ tx: gateway.database.db, site: 'alpha', now: new Date(), timeZone: 'Asia/Bangkok' })
let references = 0
/** Pays an order with the money that a bank reports. */
async function pay(order: string): Promise<void> {
  const { db } = gateway.database
  const [owed] = await db.select().from(bill).where(eq(bill.orderId, order))
  if (!owed) throw new Error('The order has no bill.')
  references += 1
  await db.transaction((tx) =>
    creditPayment(
      { ...shop(), tx },
      {
        method: 'transfer',
        amount: owed.total,
        transfer: { bank: '004', reference: `lesson-${references}` },
        payer: 'A buyer',
        bill: owed.id,
      },
    ),
  )
}

/** Commerce tells the sellable that the money of an order was given back. */
async function refund(order: string): Promise<void> {
  const { db } = gateway.database
  const lines = await db.select().from(salesOrderLine).where(eq(salesOrderLine.orderId, order))
  await db.transaction((tx) =>
    sellable.revoke(
      { tx, site: 'alpha', now: new Date(), person, channel: 'online', location: 'main', expiresAt: undefined },
      lines,
    ),
  )
}

describe('a free lesson', () => {
  it('is joined once, opens its parts, and is given up with its seat', async () => {
    const made = await makeLesson(gateway.database.db, 'alpha')
    const round = await makeRound(gateway.database.db, 'alpha', made.id, { capacity: 2 })
    expect(await message(ask(itemCall, { lesson: made.slug, item: 'part-1' }))).toEqual([
      403,
      'You do not have this lesson.',
    ])
    expect(await message(ask(enrolCall, { lesson: made.slug }))).toEqual([400, 'Choose a round.'])
    expect((await ask(enrolCall, { lesson: made.slug, round, name: 'Somchai' })).json()).toEqual({ status: 'enrolled' })
    expect(await message(ask(enrolCall, { lesson: made.slug, round }))).toEqual([409, 'You have this lesson already.'])
    expect(await seatsTaken(gateway.database.db, round)).toBe(1)
    expect((await open(made.slug)).mine).toMatchObject({
      status: 'active',
      done: 0,
      total: 3,
      next: { slug: 'part-1' },
    })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-1' })).statusCode).toBe(200)
    const { lessons } = (await ask(mineCall, {})).json<{ lessons: MyLesson[] }>()
    expect(lessons.find(({ slug }) => slug === made.slug)).toMatchObject({ status: 'active', round: 'A round' })
    expect((await ask(leaveCall, { lesson: made.slug })).statusCode).toBe(200)
    expect(await seatsTaken(gateway.database.db, round)).toBe(0)
    expect((await open(made.slug)).mine).toMatchObject({ status: 'revoked' })
  })

  it('waits for what must be finished before', async () => {
    const first = await makeLesson(gateway.database.db, 'alpha', { title: 'The first' })
    const second = await makeLesson(gateway.database.db, 'alpha', { prerequisites: [first.id] })
    expect(await message(ask(enrolCall, { lesson: second.slug }))).toEqual([409, 'Finish The first first.'])
    // What is not published is not named, and stops nobody.
    const draft = await makeLesson(gateway.database.db, 'alpha', { title: 'Not yet', status: 'draft' })
    const third = await makeLesson(gateway.database.db, 'alpha', { prerequisites: [draft.id] })
    expect((await ask(openCall, { lesson: third.slug }, {})).body).not.toContain('Not yet')
    expect((await ask(enrolCall, { lesson: third.slug })).statusCode).toBe(200)
  })

  it('shows a preview to guests, and nothing of what is not published', async () => {
    const made = await makeLesson(gateway.database.db, 'alpha', { items: [{ preview: true }, {}] })
    const draft = await makeLesson(gateway.database.db, 'alpha', { status: 'draft' })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-1' }, {})).json()).toMatchObject({ recorded: false })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-2' }, {})).statusCode).toBe(403)
    expect(await message(ask(openCall, { lesson: draft.slug }))).toEqual([404, 'There is no such lesson.'])
    expect((await ask(openCall, { lesson: draft.slug }, manager)).statusCode).toBe(200)
    const { items } = (await ask(listCall, { limit: '60' }, {})).json<{ items: LessonCard[] }>()
    expect(items.map(({ slug }) => slug)).toContain(made.slug)
    expect(items.map(({ slug }) => slug)).not.toContain(draft.slug)
  })

  it('lets one person through where many want the last seat', async () => {
    const { db } = gateway.database
    const made = await makeLesson(db, 'alpha')
    const round = await makeRound(db, 'alpha', made.id, { capacity: 1 })
    const { enrol } = await import('@areas/learning/server/domain/access/enrol')
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(gateway.database, 'alpha')))
    const outcomes = await Promise.allSettled(
      people.map((each) =>
        db.transaction((tx) =>
          enrol(
            {
              db: tx,
              site: 'alpha',
              person: each,
              isManager: false,
              locale: 'en',
              timeZone: 'Asia/Bangkok',
              now: new Date(),
              today: '2026-11-28',
            },
            { ...shop(), tx },
            { lesson: made.slug, round },
          ),
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of outcomes)
      if (each.status === 'rejected') expect(String(each.reason)).toContain('This round is full.')
    expect(await seatsTaken(db, round)).toBe(1)
    expect(await db.select().from(lessonEnrolment).where(eq(lessonEnrolment.lessonId, made.id))).toHaveLength(1)
  })
})

describe('a lesson that costs something', () => {
  it('is sold by its area', () => expect(sellables.has('lesson')).toBe(true))

  it('holds a seat while its order waits, opens when it is paid, and closes when the money is given back', async () => {
    const { db } = gateway.database
    const made = await makeLesson(db, 'alpha', { price: 390_000 })
    const round = await makeRound(db, 'alpha', made.id, { capacity: 1 })
    expect(await message(ask(enrolCall, { lesson: made.slug, round, seenPrice: 100 }))).toEqual([
      409,
      'The price has changed. Please check it and try again.',
    ])
    const first = (await ask(enrolCall, { lesson: made.slug, round, seenPrice: 390_000 })).json<{ order: string }>()
    expect(await seatsTaken(db, round)).toBe(1)
    expect((await open(made.slug)).mine).toMatchObject({ status: 'pending_payment', order: first.order })
    // Pressed again: the same order.
    expect((await ask(enrolCall, { lesson: made.slug, round, seenPrice: 390_000 })).json()).toEqual({
      status: 'order',
      order: first.order,
    })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-1' })).statusCode).toBe(403)
    await pay(first.order)
    expect((await open(made.slug)).mine).toMatchObject({ status: 'active', total: 3 })
    expect(await message(ask(leaveCall, { lesson: made.slug }))).toEqual([
      409,
      'A paid lesson is given back by a refund of its order.',
    ])
    await refund(first.order)
    expect((await open(made.slug)).mine).toMatchObject({ status: 'revoked' })
    expect(await seatsTaken(db, round)).toBe(0)
  })

  it('stays open while one of two paid orders lives, and begins again with its progress', async () => {
    const { db } = gateway.database
    const made = await makeLesson(db, 'alpha', { price: 10_000, accessDays: 30 })
    const orders: string[] = []
    const buy = async () => {
      const [row] = await db.select().from(lesson).where(eq(lesson.id, made.id))
      const placed = await db.transaction((tx) =>
        placeOne(
          { ...shop(), tx },
          {
            variant: row?.variantId ?? '',
            ref: made.id,
            method: 'promptpay',
            buyer: { person, name: 'A buyer', locale: 'en' },
          },
        ),
      )
      if (!placed?.ok) throw new Error('The order was refused.')
      orders.push(placed.order.id)
      await pay(placed.order.id)
    }
    await buy()
    await buy()
    const [first, second] = await db
      .select()
      .from(lessonRight)
      .where(eq(lessonRight.enrolmentId, (await enrolmentOf(made.id))?.id ?? ''))
      .orderBy(lessonRight.startsAt)
    expect(second?.startsAt).toEqual(first?.endsAt)
    await refund(orders[0] ?? '')
    // The second began in a month: it begins now.
    expect((await open(made.slug)).mine).toMatchObject({ status: 'active' })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-1' })).statusCode).toBe(200)
    await refund(orders[1] ?? '')
    expect((await open(made.slug)).mine).toMatchObject({ status: 'revoked' })
    await buy()
    expect((await open(made.slug)).mine).toMatchObject({ status: 'active' })
  })
})
