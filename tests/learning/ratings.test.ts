import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lessonRating } from '@areas/learning/server/survey-tables'
import type { AnyCall } from '@schemas/call'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as finishCall } from '@schemas/learning/calls/lesson/finish'
import { call as hideCall } from '@schemas/learning/calls/lesson/hide-rating'
import { call as openCall } from '@schemas/learning/calls/lesson/open'
import { call as rateCall } from '@schemas/learning/calls/lesson/rate'
import { call as ratingsCall } from '@schemas/learning/calls/lesson/ratings'
import type { RatingSummary, ShownRating } from '@schemas/learning/entities/rating'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeLesson } from './make-lesson'

type Who = { cookie?: string; token?: string }
type Ratings = { items: ShownRating[]; summary: RatingSummary; mine?: ShownRating; mayRate: boolean }
let gateway: TestGateway
let user: Who
let manager: Who
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const ratings = async (lesson: string, who: Who = user) => (await ask(ratingsCall, { lesson }, who)).json<Ratings>()

async function begun(who: Who, lesson: string) {
  await ask(enrolCall, { lesson, name: 'Nok' }, who)
  await ask(finishCall, { lesson, item: 'part-1' }, who)
}

it('rates once a part is done, and a second time changes the first', async () => {
  const { slug, id } = await makeLesson(gateway.database.db, 'alpha', { items: [{}, {}] })
  const rate = (stars: number, comment = '') => ask(rateCall, { lesson: slug, stars, comment })
  expect((await rate(5)).statusCode).toBe(409)
  await ask(enrolCall, { lesson: slug, name: 'Nok' })
  expect((await rate(5)).json<{ error: { message: string } }>().error.message).toBe(
    'Finish a part of this lesson before you rate it.',
  )
  expect(await ratings(slug)).toMatchObject({ items: [], mayRate: false, summary: { count: 0 } })
  await begun(user, slug)
  await Promise.all([rate(5, 'Good'), rate(5, 'Good'), rate(5, 'Good')])
  expect(await gateway.database.db.select().from(lessonRating).where(eq(lessonRating.lessonId, id))).toHaveLength(1)
  expect((await rate(3, ' Fine ')).json()).toMatchObject({ rating: { stars: 3, comment: 'Fine', isMine: true } })
  expect(await ratings(slug)).toMatchObject({
    items: [{ stars: 3, comment: 'Fine' }],
    summary: { count: 1, average: 300, stars: [0, 0, 1, 0, 0] },
    mine: { stars: 3 },
    mayRate: true,
  })
  for (const stars of [0, 6, 2.5]) expect((await rate(stars)).statusCode).toBe(400)
  expect((await rate(5, 'x'.repeat(2001))).statusCode).toBe(400)
})

it('hides a rating from all but its writer and managers, and does not count it', async () => {
  const { slug } = await makeLesson(gateway.database.db, 'alpha', { items: [{}, {}] })
  await begun(user, slug)
  await begun(manager, slug)
  await ask(rateCall, { lesson: slug, stars: 1, comment: 'Rude words' })
  await ask(rateCall, { lesson: slug, stars: 4 }, manager)
  const [rude] = (await ratings(slug, manager)).items.filter(({ comment }) => comment !== '')
  expect((await ask(hideCall, { id: rude?.id, hidden: true })).statusCode).toBe(403)
  expect((await ask(hideCall, { id: rude?.id, hidden: true }, manager)).statusCode).toBe(200)
  const guest = await ratings(slug, {})
  expect(guest.items).toEqual([expect.objectContaining({ stars: 4, isMine: false })])
  expect(guest).toMatchObject({ summary: { count: 1, average: 400 }, mayRate: false })
  expect((await ratings(slug)).items.filter(({ hidden }) => hidden)).toHaveLength(1)
  expect((await ratings(slug, manager)).items).toHaveLength(2)
  const { lesson } = (await ask(openCall, { lesson: slug }, {})).json<{ lesson: { rating: unknown } }>()
  expect(lesson.rating).toEqual({ average: 400, count: 1 })
})
