import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { certificate, certificateDesign, certificateRule } from '@areas/learning/server/certificate-tables'
import { examAttempt, type AttemptRow } from '@areas/learning/server/exam-tables'
import { lessonEnrolment, lessonRight } from '@areas/learning/server/tables'
import { call as examCall } from '@schemas/learning/calls/exam/open'
import { call as saveCall } from '@schemas/learning/calls/exam/save'
import { call as startCall } from '@schemas/learning/calls/exam/start'
import { call as submitCall } from '@schemas/learning/calls/exam/submit'
import { call as endCall } from '@schemas/learning/calls/lesson/end-right'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import type { ShownExam, Sitting } from '@schemas/learning/entities/exam'
import type { AnyCall } from '@schemas/call'
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

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
const device = 'device-phone'
const timeOver = [410, 'Time is over. What was saved is handed in.']
const noRight = [403, 'You do not have this lesson.']

/** An attempt of ten minutes that the user has begun. */
async function newSitting() {
  const { db } = gateway.database
  const made = await makeLesson(db, 'alpha', { items: [{ kind: 'exam', slug: 'check' }] })
  const questions = await makeExam(db, 'alpha', made.items[0] ?? '', { limitMinutes: 10, passMark: 2500 })
  await ask(enrolCall, { lesson: made.slug, name: 'Nok' })
  const of = { lesson: made.slug, exam: 'check' }
  const { id } = (await ask(startCall, { ...of, device })).json<Sitting>()
  const answers = [
    { question: questions[0], choices: ['a'] },
    { question: questions[2], text: 'sugar' },
  ]
  const send = (call: AnyCall, no: number, count: number) =>
    ask(call, { attempt: id, device, no, answers: answers.slice(0, count) })
  return {
    made,
    id,
    save: (no: number, count: number) => send(saveCall, no, count),
    submit: (no: number, count: number) => send(submitCall, no, count),
    exam: async () => (await ask(examCall, of)).json<ShownExam>(),
  }
}
const runOut = (id: string) =>
  gateway.database.db.execute(sql`UPDATE exam_attempt SET ends_at = now() - interval '1 second' WHERE id = ${id}`)
const row = async (id: string): Promise<AttemptRow | undefined> =>
  (await gateway.database.db.select().from(examAttempt).where(eq(examAttempt.id, id)))[0]
async function endRights(lesson: string) {
  const rights = await gateway.database.db
    .select({ id: lessonRight.id })
    .from(lessonRight)
    .innerJoin(lessonEnrolment, eq(lessonEnrolment.id, lessonRight.enrolmentId))
    .where(and(eq(lessonEnrolment.lessonId, lesson), isNull(lessonRight.revokedAt)))
  for (const { id: right } of rights)
    expect((await ask(endCall, { right, reason: 'Refunded' }, manager)).statusCode).toBe(200)
}

it('hands in at a late submit what was saved in time, and answers another one with it', async () => {
  const { id, save, submit, exam } = await newSitting()
  expect((await save(1, 1)).statusCode).toBe(200)
  await runOut(id)
  expect(await message(submit(2, 2))).toEqual(timeOver)
  // One of two answers was there in time: the attempt is marked by it alone.
  expect(await row(id)).toMatchObject({ status: 'graded', savedNo: 1, score: 1_000_000 })
  expect(await exam()).toMatchObject({ passed: true, attempts: [{ status: 'graded', share: 2500 }] })
  const second = await submit(3, 2)
  expect(second.json()).toMatchObject({ attempt: { id, status: 'graded', share: 2500 }, late: true })
  expect((await submit(4, 2)).json()).toEqual(second.json())
  expect(await row(id)).toMatchObject({ savedNo: 1, score: 1_000_000 })
})

it('tells who submits after the gateway has handed in that it was late', async () => {
  const { id, save, submit } = await newSitting()
  await save(1, 1)
  await runOut(id)
  await runJobs(gateway, 'learning/submit-overdue')
  expect((await submit(2, 2)).json()).toMatchObject({ attempt: { status: 'graded', share: 2500 }, late: true })
})

it('takes nothing from a person whose right has ended, and keeps what was handed in readable', async () => {
  const { made, id, save, submit } = await newSitting()
  await save(1, 1)
  await endRights(made.id)
  expect([await message(save(2, 2)), await message(submit(2, 2))]).toEqual([noRight, noRight])
  expect(await row(id)).toMatchObject({ status: 'in_progress', savedNo: 1 })
  const other = await newSitting()
  const done = await other.submit(1, 2)
  expect(done.statusCode).toBe(200)
  await endRights(other.made.id)
  expect((await other.submit(2, 2)).json()).toEqual(done.json())
})

it('gives no certificate for an attempt that runs out after the right has ended', async () => {
  const { db } = gateway.database
  const { made, id, save } = await newSitting()
  const design = 'late-design'
  const text = { th: 'ทดลอง', en: 'Trial' }
  await db.insert(certificateDesign).values({
    siteId: 'alpha',
    id: design,
    name: 'Trial',
    template: 'plain',
    colour: '#334455',
    issuer: text,
    heading: text,
    statement: text,
  })
  await db.insert(certificateRule).values({ siteId: 'alpha', lessonId: made.id, designId: design })
  await save(1, 2)
  // They had completed the lesson before, without the score that the certificate needs.
  await db
    .update(lessonEnrolment)
    .set({ status: 'completed', completedAt: new Date() })
    .where(eq(lessonEnrolment.lessonId, made.id))
  await endRights(made.id)
  await runOut(id)
  await runJobs(gateway, 'learning/submit-overdue')
  expect(await row(id)).toMatchObject({ status: 'graded', score: 2_000_000 })
  expect(await db.select().from(certificate).where(eq(certificate.lessonId, made.id))).toEqual([])
})
