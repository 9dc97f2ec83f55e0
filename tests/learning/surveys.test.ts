import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerSurvey } from '@areas/learning/server/domain/survey/answer-survey'
import { surveyAnswer } from '@areas/learning/server/survey-tables'
import { lessonEnrolment, lessonRight } from '@areas/learning/server/tables'
import { person } from '@gateway/db/tables'
import type { AnyCall } from '@schemas/call'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as finishCall } from '@schemas/learning/calls/lesson/finish'
import { call as itemCall } from '@schemas/learning/calls/lesson/item'
import { call as answerCall } from '@schemas/learning/calls/survey/answer'
import { call as resultsCall } from '@schemas/learning/calls/survey/results'
import { call as setCall } from '@schemas/learning/calls/survey/set'
import type { EditedSurvey } from '@schemas/learning/entities/survey'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeLesson } from './make-lesson'

type Who = { cookie?: string; token?: string }
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
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}

const choices = [
  { id: 'slow', text: 'Too slow' },
  { id: 'fast', text: 'Too fast' },
]
const questions = [
  { id: 'stars', kind: 'scale', text: 'How good was it?' },
  { id: 'pace', kind: 'single', text: 'And the pace?', choices },
  { id: 'more', kind: 'text', text: 'What else?', required: false },
]
const answers = (scale: number, text = '') => [
  { question: 'stars', choices: [], scale, text: '' },
  { question: 'pace', choices: ['slow'], text: '' },
  { question: 'more', choices: [], text },
]

async function newSurvey(anonymous: boolean) {
  const made = await makeLesson(gateway.database.db, 'alpha', { items: [{ kind: 'survey', slug: 'opinion' }] })
  const [item = ''] = made.items
  const set = (version: number, more: object = {}) =>
    ask(setCall, { item, version, anonymous, questions, ...more }, manager)
  const { version } = (await set(0)).json<EditedSurvey>()
  return { ...made, item, set, version, of: { lesson: made.slug, item: 'opinion' } }
}

/** Answers of so many people at once, as the gateway takes them after each has signed in. */
async function answerAll(made: Awaited<ReturnType<typeof newSurvey>>, people: number, from = 0) {
  const { db } = gateway.database
  const now = new Date()
  await Promise.all(
    Array.from({ length: people }, async (_each, at) => {
      const [id, enrolmentId] = [randomUUID(), randomUUID()]
      await db.insert(person).values({ siteId: 'alpha', id, email: `${id}@people.example`, firstname: `P${at}` })
      await db
        .insert(lessonEnrolment)
        .values({ siteId: 'alpha', id: enrolmentId, lessonId: made.id, personId: id, status: 'active', total: 1 })
      await db
        .insert(lessonRight)
        .values({ siteId: 'alpha', id: randomUUID(), enrolmentId, source: 'grant', startsAt: new Date(0) })
      const learner = {
        db,
        site: 'alpha',
        person: id,
        isManager: false,
        locale: 'en' as const,
        timeZone: 'Asia/Bangkok',
        now,
        today: '2026-11-28',
      }
      await db.transaction((tx) =>
        answerSurvey({ ...learner, db: tx }, { ...made.of, answers: answers(1 + (at % 5), `words of ${from + at}`) }),
      )
    }),
  )
}
type Results = {
  answered: number
  shown: number
  questions: { mean?: number; choices: { count: number }[]; texts: { text: string; name?: string }[] }[]
}
const results = async (item: string) => (await ask(resultsCall, { item }, manager)).json<Results>()

it('is answered once, completes its part, and refuses what is missing or foreign', async () => {
  const made = await newSurvey(true)
  await ask(enrolCall, { lesson: made.slug, name: 'Nok' })
  expect((await ask(itemCall, made.of)).json<{ body: object }>().body).toMatchObject({
    survey: { anonymous: true, answered: false, questions: [{ id: 'stars', required: true }, {}, { required: false }] },
  })
  expect(await message(ask(finishCall, made.of))).toEqual([422, 'Answer the survey first.'])
  const send = (list: unknown[]) => ask(answerCall, { ...made.of, answers: list })
  expect(await message(send([answers(3)[0]]))).toEqual([400, 'Answer question 2.'])
  expect(await message(send([...answers(3).slice(0, 1), { question: 'pace', choices: ['foreign'] }]))).toEqual([
    400,
    'Answer question 2.',
  ])
  const both = [answers(3)[0], { question: 'pace', choices: ['slow', 'fast'] }]
  expect(await message(send(both))).toEqual([400, 'Answer question 2.'])
  expect((await send(answers(3))).json()).toMatchObject({ done: true, lesson: { done: 1, status: 'completed' } })
  expect(await message(send(answers(5)))).toEqual([409, 'You have answered already.'])
  expect(await results(made.item)).toMatchObject({ answered: 1, shown: 0 })
})

it('keeps no person beside anonymous answers, and shows them in groups of five alone', async () => {
  const made = await newSurvey(true)
  await answerAll(made, 4)
  expect(await results(made.item)).toMatchObject({
    answered: 4,
    shown: 0,
    questions: [{ texts: [] }, {}, { texts: [] }],
  })
  await answerAll(made, 1, 4)
  const five = await results(made.item)
  expect(five).toMatchObject({ answered: 5, shown: 5 })
  expect(five.questions[2]?.texts.every(({ name }) => name === undefined)).toBe(true)
  // A sixth answer changes nothing that is shown: it cannot be told apart.
  await answerAll(made, 1, 5)
  expect(await results(made.item)).toEqual({ ...five, answered: 6 })
  const rows = await gateway.database.db.select().from(surveyAnswer).where(eq(surveyAnswer.surveyId, made.item))
  expect(rows.map(({ personId }) => personId)).toEqual(Array.from({ length: 6 }, () => null))
  const { rows: columns } = (await gateway.database.db.execute(sql`
    SELECT column_name FROM information_schema.columns WHERE table_name = 'survey_done'
    INTERSECT SELECT column_name FROM information_schema.columns WHERE table_name = 'survey_answer'`)) as unknown as {
    rows: { column_name: string }[]
  }
  expect(columns.map((row) => row.column_name).toSorted()).toEqual(['site_id', 'survey_id'])
})

it('counts every one of twelve that answer at once', async () => {
  const made = await newSurvey(true)
  await answerAll(made, 12)
  const { answered, shown, questions: counted } = await results(made.item)
  expect([answered, shown]).toEqual([12, 10])
  expect(counted[1]?.choices.map(({ count }) => count)).toEqual([10, 0])
})

it('shows names where it says so, and never changes that after the first answer', async () => {
  const made = await newSurvey(false)
  const { version } = (await made.set(made.version, { anonymous: true })).json<EditedSurvey>()
  const named = (await made.set(version, { anonymous: false })).json<EditedSurvey>()
  await answerAll(made, 1)
  expect((await results(made.item)).questions[2]?.texts).toEqual([{ text: 'words of 0', name: 'P0' }])
  expect(await message(made.set(named.version, { anonymous: true }))).toEqual([
    409,
    'People have answered: this survey stays anonymous or named as it is.',
  ])
  await expect(
    gateway.database.db.execute(sql`UPDATE survey SET anonymous = true WHERE item_id = ${made.item}`),
  ).rejects.toThrow()
  const changed = questions.map((each) => (each.id === 'stars' ? { ...each, kind: 'text' } : each))
  expect((await made.set(named.version, { questions: changed })).statusCode).toBe(409)
  expect(await message(made.set(named.version - 1))).toEqual([409, 'This survey was changed meanwhile. Load it again.'])
  expect((await made.set(named.version, { questions: questions.slice(0, 2) })).statusCode).toBe(200)
})

it('counts no answer to a question that came back as another kind', async () => {
  const made = await newSurvey(false)
  await answerAll(made, 1)
  const [, pace, more] = questions
  const without = (await made.set(made.version, { questions: [pace, more] })).json<EditedSurvey>()
  const back = { id: 'stars', kind: 'text', text: 'Why?' }
  expect((await made.set(without.version, { questions: [back, pace, more] })).statusCode).toBe(200)
  const [stars] = (await results(made.item)).questions
  expect(stars).toMatchObject({ kind: 'text', answers: 0, texts: [] })
  expect(stars).not.toHaveProperty('mean')
})

it('shows texts of each question in an order of its own, which says nothing of who wrote them', async () => {
  const made = await newSurvey(true)
  await answerAll(made, 10)
  const texts = (await results(made.item)).questions[2]?.texts.map(({ text }) => text) ?? []
  expect(texts).toHaveLength(10)
  expect(texts).toEqual(texts.toSorted())
})
