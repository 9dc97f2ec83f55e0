import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAttempt } from '@areas/learning/server/domain/exam/start-attempt'
import { examAttempt, type AttemptRow } from '@areas/learning/server/exam-tables'
import { call as editCall } from '@schemas/learning/calls/exam/edit'
import { call as examCall } from '@schemas/learning/calls/exam/open'
import { call as reviewCall } from '@schemas/learning/calls/exam/review'
import { call as saveCall } from '@schemas/learning/calls/exam/save'
import { call as setCall } from '@schemas/learning/calls/exam/set'
import { call as startCall } from '@schemas/learning/calls/exam/start'
import { call as submitCall } from '@schemas/learning/calls/exam/submit'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as finishCall } from '@schemas/learning/calls/lesson/finish'
import { call as itemCall } from '@schemas/learning/calls/lesson/item'
import { call as openCall } from '@schemas/learning/calls/lesson/open'
import type { EditedExam, ShownAttempt, ShownExam, Sitting } from '@schemas/learning/entities/exam'
import type { OpenedLesson } from '@schemas/learning/entities/lesson'
import type { AnyCall } from '@schemas/call'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeExam, makeLesson } from './make-lesson'

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

const sent: string[] = []
async function ask(call: AnyCall, input: Record<string, unknown>, who: Who = user) {
  const answer = await askCall(gateway, call, input, {
    ...who,
    cookie: `${who.cookie ?? ''}; lang=en`,
    from: elsewhere(),
  })
  if (who === user) sent.push(answer.body)
  return answer
}
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
const [phone, laptop] = ['device-phone', 'device-laptop']

async function newExam(values: Parameters<typeof makeExam>[3] = {}) {
  const { db } = gateway.database
  const made = await makeLesson(db, 'alpha', { items: [{ kind: 'exam', slug: 'check' }, {}] })
  const [item = ''] = made.items
  const questions = await makeExam(db, 'alpha', item, values)
  await ask(enrolCall, { lesson: made.slug, name: 'Nok' })
  const of = { lesson: made.slug, exam: 'check' }
  const rightAnswers = [
    { question: questions[0], choices: ['a'] },
    { question: questions[1], choices: ['a', 'c'] },
    { question: questions[2], text: ' SUGAR ' },
    { question: questions[3], text: '๑,๕๐๐' },
  ]
  return { ...made, item, questions, of, rightAnswers }
}
const start = async (of: object, device = phone) => (await ask(startCall, { ...of, device })).json<Sitting>()
const exam = async (of: object, device = phone) => (await ask(examCall, { ...of, device })).json<ShownExam>()
const attemptRow = async (id: string): Promise<AttemptRow | undefined> =>
  (await gateway.database.db.select().from(examAttempt).where(eq(examAttempt.id, id)))[0]

it('is sat, saved by rising numbers, taken over by a second device, handed in once, and counts in the outline', async () => {
  const made = await newExam({ limitMinutes: 30 })
  const before = await exam(made.of)
  expect(before).toMatchObject({ exam: { questions: 4, limitMinutes: 30 }, attempts: [], passed: false })
  expect(before.current).toBeUndefined()
  const first = await start(made.of)
  expect(first).toMatchObject({ no: 1, savedNo: 0, answers: [] })
  expect(new Date(first.deadline ?? '').getTime() - new Date(first.now).getTime()).toBe(30 * 60_000)
  const save = (no: number, answers: unknown[], device = phone) =>
    ask(saveCall, { attempt: first.id, device, no, answers })
  const one = made.rightAnswers.slice(0, 1)
  expect((await save(1, one)).json()).toMatchObject({ savedNo: 1 })
  // Sent again by a device that heard no answer.
  expect((await save(1, one)).json()).toMatchObject({ savedNo: 1 })
  expect((await save(3, made.rightAnswers)).statusCode).toBe(200)
  const older = (await save(2, one)).json<{ error: { message: string; details: unknown } }>()
  expect(older.error).toMatchObject({
    message: 'A newer answer was saved on another device.',
    details: { no: 3, elsewhere: false },
  })

  const second = await start(made.of, laptop)
  expect(second).toMatchObject({ id: first.id, savedNo: 3, deadline: first.deadline })
  expect(second.answers).toHaveLength(4)
  expect((await exam(made.of)).current).toMatchObject({ id: first.id, elsewhere: true })
  expect((await save(4, one)).json<{ error: { details: unknown } }>().error.details).toMatchObject({ elsewhere: true })
  const submit = (device: string) => ask(submitCall, { attempt: first.id, device, no: 4, answers: made.rightAnswers })
  expect((await submit(phone)).statusCode).toBe(409)
  const handedIn = (await submit(laptop)).json<{ attempt: ShownAttempt }>()
  expect(handedIn.attempt).toMatchObject({ status: 'graded', share: 10_000, passed: true })
  // Handed in again, by either device: it is answered as it is.
  expect([(await submit(laptop)).json(), (await submit(phone)).json()]).toEqual([handedIn, handedIn])
  expect(await message(save(9, one, laptop))).toEqual([410, 'Time is over. What was saved is handed in.'])
  const { lesson } = (await ask(openCall, { lesson: made.slug })).json<{ lesson: OpenedLesson }>()
  expect(lesson.mine).toMatchObject({ done: 1, total: 2, status: 'active', next: { slug: 'part-2' } })
  expect((await exam(made.of)).passed).toBe(true)
})

it('refuses to count what was not passed, and allows as many attempts as it says', async () => {
  const made = await newExam({ attempts: 2, passMark: 5001 })
  const sit = async (answers: unknown[]) => {
    const sitting = await start(made.of)
    const answer = await ask(submitCall, { attempt: sitting.id, device: phone, no: 1, answers })
    return answer.json<{ attempt: ShownAttempt }>().attempt
  }
  expect(await message(ask(finishCall, { lesson: made.slug, item: 'check' }))).toEqual([422, 'Pass the exam first.'])
  // Of the second question one right choice of two; an answer to a question of another exam counts for nothing.
  const half = [
    { question: made.questions[1], choices: ['a'] },
    { question: 'foreign', text: 'sugar' },
  ]
  expect(await sit([...half, ...made.rightAnswers.slice(0, 1)])).toMatchObject({ share: 3750, passed: false })
  expect((await exam(made.of)).passed).toBe(false)
  expect(await sit(made.rightAnswers.slice(0, 3))).toMatchObject({ no: 2, share: 7500, passed: true })
  expect(await message(ask(startCall, { ...made.of, device: phone }))).toEqual([409, 'No attempts are left.'])
  expect(await exam(made.of)).toMatchObject({ blocked: 'No attempts are left.', passed: true })
})

it('hands in what was saved once deadline and grace are over, and takes nothing later', async () => {
  const { db } = gateway.database
  const made = await newExam({ limitMinutes: 10, graceSeconds: 60 })
  const sitting = await start(made.of)
  const move = (seconds: number) =>
    db.execute(sql`UPDATE exam_attempt SET deadline = now() - make_interval(secs => ${seconds}),
      ends_at = now() - make_interval(secs => ${seconds - 60}) WHERE id = ${sitting.id}`)
  await move(30)
  // Within the grace the last of a device's queue is taken.
  const late = await ask(saveCall, { attempt: sitting.id, device: phone, no: 1, answers: made.rightAnswers })
  expect(late.statusCode).toBe(200)
  await runJobs(gateway, 'learning/submit-overdue')
  expect(await attemptRow(sitting.id)).toMatchObject({ status: 'in_progress' })
  await move(90)
  await runJobs(gateway, 'learning/submit-overdue')
  expect(await attemptRow(sitting.id)).toMatchObject({ status: 'graded', savedNo: 1, score: 4_000_000 })
  const other = await newExam({ limitMinutes: 10, overdue: 'discard' })
  const lost = await start(other.of)
  await db.execute(sql`UPDATE exam_attempt SET ends_at = now() - interval '1 second' WHERE id = ${lost.id}`)
  expect(await message(ask(saveCall, { attempt: lost.id, device: phone, no: 1, answers: [] }))).toEqual([
    410,
    'Time is over. What was saved is handed in.',
  ])
  expect(await attemptRow(lost.id)).toMatchObject({ status: 'abandoned', score: null })
})

it('keeps every key and explanation until policy opens it', async () => {
  const made = await newExam({ review: { score: 'submitted', marks: 'closed', answers: 'closed' } })
  sent.length = 0
  const sitting = await start(made.of)
  expect(sitting.questions).toHaveLength(4)
  await ask(saveCall, { attempt: sitting.id, device: phone, no: 1, answers: [] })
  expect((await ask(reviewCall, { attempt: sitting.id })).statusCode).toBe(403)
  await ask(submitCall, { attempt: sitting.id, device: phone, no: 2, answers: [] })
  await ask(reviewCall, { attempt: sitting.id })
  await ask(itemCall, { lesson: made.slug, item: 'check' })
  await ask(openCall, { lesson: made.slug })
  await exam(made.of)
  expect((await ask(editCall, { item: made.item })).statusCode).toBe(403)
  for (const body of sent) expect(body).not.toMatch(/"right"|น้ำตาล|sugar|1,500|accepted|no food|tolerance/)
  await gateway.database.db.execute(
    sql`UPDATE exam SET closes_at = now() - interval '1 second' WHERE item_id = ${made.item}`,
  )
  const open = (await ask(reviewCall, { attempt: sitting.id })).json<{ questions: { right: { texts: string[] } }[] }>()
  expect(open.questions[2]?.right.texts).toEqual(['น้ำตาล', 'sugar'])
  const stranger = await credentials(gateway, { role: 'admin', site: 'alpha' })
  expect((await ask(reviewCall, { attempt: sitting.id }, stranger)).statusCode).toBe(404)
})

it('is written by managers: an exam that was given keeps its paper', async () => {
  const made = await newExam()
  const sitting = await start(made.of)
  const edited = (await ask(editCall, { item: made.item }, manager)).json<EditedExam>()
  expect(edited).toMatchObject({ taken: 1, hasPassword: false })
  const set = (change: object) =>
    ask(setCall, { ...edited, taken: undefined, hasPassword: undefined, ...change }, manager)
  const [first, ...others] = edited.questions
  if (!first) throw new Error('The exam has no question.')
  const broken = { ...first, content: { ...first.content, choices: [] } }
  expect(await message(set({ questions: [broken] }))).toEqual([400, 'Question 1 has no right answer.'])
  expect(await message(set({ settings: { draws: [{ category: 'hard', count: 1 }] } }))).toEqual([
    400,
    'Fewer questions are in “hard” than are drawn.',
  ])
  const swapped = {
    ...first,
    content: { ...first.content, choices: first.content.choices.map((each) => ({ ...each, right: !each.right })) },
  }
  const saved = (await set({ questions: [swapped, ...others.slice(0, 2)], password: 'open sesame' })).json<EditedExam>()
  expect(saved.questions).toHaveLength(3)
  expect(saved.hasPassword).toBe(true)
  expect(await message(set({}))).toEqual([409, 'This exam was changed meanwhile. Load it again.'])
  // The attempt that is open keeps the four questions and the key that it was given.
  const done = await ask(submitCall, { attempt: sitting.id, device: phone, no: 1, answers: made.rightAnswers })
  expect(done.json()).toMatchObject({ attempt: { share: 10_000 } })
  expect(await message(ask(startCall, { ...made.of, device: phone, password: 'sesame' }))).toEqual([
    403,
    'The password is not right.',
  ])
  expect(
    (await ask(startCall, { ...made.of, device: phone, password: 'open sesame' })).json<Sitting>().questions,
  ).toHaveLength(3)
  await expect(
    gateway.database.db.execute(sql`UPDATE exam_attempt SET paper = '[]' WHERE id = ${sitting.id}`),
  ).rejects.toThrow()
})

it('gives one attempt to twenty starts', async () => {
  const made = await newExam({ attempts: 1 })
  const person = await demoPerson(gateway.database, 'alpha', 'user')
  const now = new Date()
  const sittings = await Promise.all(
    Array.from({ length: 20 }, (_each, at) =>
      gateway.database.db.transaction((db) =>
        startAttempt(
          {
            db,
            site: 'alpha',
            person,
            isManager: false,
            locale: 'en',
            timeZone: 'Asia/Bangkok',
            now,
            today: '2026-11-28',
          },
          { ...made.of, device: `device-${at}` },
          true,
        ),
      ),
    ),
  )
  expect(new Set(sittings.map(({ id }) => id)).size).toBe(1)
  expect(await gateway.database.db.select().from(examAttempt).where(eq(examAttempt.examId, made.item))).toHaveLength(1)
})
