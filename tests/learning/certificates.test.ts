import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  certificate,
  certificateDesign,
  certificatePdf,
  certificateRule,
} from '@areas/learning/server/certificate-tables'
import { finish } from '@areas/learning/server/domain/study/study'
import { lessonEnrolment } from '@areas/learning/server/tables'
import { strayObject } from '@gateway/db/item-tables'
import { call as designCall } from '@schemas/learning/calls/certificate/design'
import { call as editCall } from '@schemas/learning/calls/certificate/edit'
import { call as findCall } from '@schemas/learning/calls/certificate/find'
import { call as mineCall } from '@schemas/learning/calls/certificate/mine'
import { call as oneCall } from '@schemas/learning/calls/certificate/open'
import { call as pdfCall } from '@schemas/learning/calls/certificate/pdf'
import { call as reissueCall } from '@schemas/learning/calls/certificate/reissue'
import { call as revokeCall } from '@schemas/learning/calls/certificate/revoke'
import { call as searchCall } from '@schemas/learning/calls/certificate/search'
import { call as listCall } from '@schemas/learning/calls/certificate/set-listed'
import { call as ruleCall } from '@schemas/learning/calls/certificate/set-rule'
import { call as startCall } from '@schemas/learning/calls/exam/start'
import { call as submitCall } from '@schemas/learning/calls/exam/submit'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as finishCall } from '@schemas/learning/calls/lesson/finish'
import type { EditedCertificates, EditedDesign, ShownCertificate } from '@schemas/learning/entities/certificate'
import type { Sitting } from '@schemas/learning/entities/exam'
import { showCode } from '@schemas/learning/rules/certificate-code'
import type { AnyCall, OutputOf } from '@schemas/call'
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
let admin: Who
let design: EditedDesign
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  admin = await credentials(gateway, { role: 'admin', site: 'alpha' })
  design = (await ask(designCall, designInput, admin)).json<EditedDesign>()
})
afterAll(() => gateway.close())

const designInput = {
  name: 'House design',
  template: 'classic',
  colour: '#334455',
  issuer: { th: 'โรงเรียน', en: 'A school' },
  heading: 'Certificate',
  statement: 'has completed',
  signatures: [{ name: 'Nicha', role: 'Director' }],
}
const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
const mine = async (lesson: string) => (await ask(mineCall, { lesson })).json<OutputOf<typeof mineCall>>()
const find = async (code: string) =>
  (await ask(findCall, { code }, {})).json<{ certificate: ShownCertificate }>().certificate

/** A lesson with an exam and a page, whose certificate the manager has set up. */
async function newLesson(rule: object = {}) {
  const { db } = gateway.database
  const made = await makeLesson(db, 'alpha', {
    items: [{ kind: 'exam', slug: 'check' }, { slug: 'page' }],
    title: { th: 'ขนมปัง', en: 'Bread' },
    minutes: 90,
  })
  const questions = await makeExam(db, 'alpha', made.items[0] ?? '', { passMark: 2500 })
  await ask(ruleCall, { lesson: made.id, rule: { design: design.id, ...rule } }, manager)
  await ask(enrolCall, { lesson: made.slug, name: 'น้ำทิพย์ ก่ำแก้ว ๙' })
  return { ...made, questions }
}
async function sit(made: Awaited<ReturnType<typeof newLesson>>, right: number) {
  const device = 'device-phone'
  const { id } = (await ask(startCall, { lesson: made.slug, exam: 'check', device })).json<Sitting>()
  const all = [
    { question: made.questions[0], choices: ['a'] },
    { question: made.questions[1], choices: ['a', 'c'] },
    { question: made.questions[2], text: 'sugar' },
    { question: made.questions[3], text: '1500' },
  ]
  await ask(submitCall, { attempt: id, device, no: 1, answers: all.slice(0, right) })
}

it('comes with completion, prints what was frozen, and is verified by anyone with the code', async () => {
  const made = await newLesson({ monthsValid: 12 })
  await sit(made, 3)
  expect(await mine(made.slug)).toMatchObject({ given: true, done: 1, total: 2, score: 7500, certificates: [] })
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  const [issued] = (await mine(made.slug)).certificates
  if (!issued) throw new Error('No certificate was issued.')
  expect(issued).toMatchObject({ status: 'valid', name: 'น้ำทิพย์ ก่ำแก้ว ๙', title: 'Bread', score: 7500, minutes: 90 })

  // Design and lesson change later; what was issued does not.
  await ask(designCall, { ...designInput, id: design.id, version: design.version, heading: 'Diploma' }, admin)
  await gateway.database.db.execute(sql`UPDATE lesson SET title = '"Cakes"' WHERE id = ${made.id}`)
  const typed = showCode(issued.code).toLowerCase().replaceAll('0', 'o')
  expect(await find(typed)).toEqual({ ...issued, listed: false })
  expect(await find(typed)).toMatchObject({ heading: 'Certificate', title: 'Bread', issuer: 'A school' })
  const wrong = `${issued.code.slice(0, 16)}${issued.code.endsWith('0') ? '1' : '0'}`
  expect(await message(ask(findCall, { code: wrong }, {}))).toEqual([404, 'There is no certificate with this code.'])
  await expect(
    gateway.database.db.execute(sql`UPDATE certificate SET frozen = '{}' WHERE code = ${issued.code}`),
  ).rejects.toThrow()

  expect((await ask(oneCall, { code: issued.code })).json()).toMatchObject({ own: true })
  expect((await ask(oneCall, { code: issued.code }, manager)).json()).toMatchObject({ own: false })
  expect(await message(ask(listCall, { code: issued.code, listed: true }, manager))).toEqual([
    404,
    'There is no certificate with this code.',
  ])

  const search = async (q: string) =>
    (await ask(searchCall, { q }, {})).json<{ certificates: ShownCertificate[] }>().certificates.map(({ code }) => code)
  // Sara am typed as two characters.
  const typedName = 'น\u0e4d\u0e49\u0e32ทิพย์'
  expect(await search(typedName)).not.toContain(issued.code)
  await ask(listCall, { code: issued.code, listed: true })
  expect(await search(typedName)).toContain(issued.code)
  expect(await search(`${typedName} bread`)).toContain(issued.code)
  expect(await search('another person')).toEqual([])

  await gateway.database.db.execute(sql`ALTER TABLE certificate DISABLE TRIGGER certificate_frozen`)
  await gateway.database.db.execute(
    sql`UPDATE certificate SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE code = ${issued.code}`,
  )
  await gateway.database.db.execute(sql`ALTER TABLE certificate ENABLE TRIGGER certificate_frozen`)
  expect((await find(issued.code)).status).toBe('expired')
  expect(await runJobs(gateway, 'learning/expire-certificates')).toBeGreaterThan(0)
  expect(await search(typedName)).not.toContain(issued.code)
})

it('is a PDF whose first file stays, and says when it is no longer valid', { timeout: 60_000 }, async () => {
  const made = await newLesson()
  await sit(made, 4)
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  const [issued] = (await mine(made.slug)).certificates
  const code = issued?.code ?? ''
  const file = (who: Who = {}) => ask(pdfCall, { code: showCode(code) }, who)
  const files = await Promise.all([file(), file(), file(user)])
  for (const { statusCode, headers, rawPayload } of files) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.equals(files[0].rawPayload)).toBe(true)
  }
  const [row] = await gateway.database.db.select().from(certificate).where(eq(certificate.code, code))
  const stored = await gateway.database.db
    .select({ locale: certificatePdf.locale })
    .from(certificatePdf)
    .where(eq(certificatePdf.certificateId, row?.id ?? ''))
  expect(stored).toEqual([{ locale: 'en' }])
  await ask(revokeCall, { id: row?.id, reason: 'A wrong name' }, admin)
  const revoked = await file()
  expect(revoked.statusCode).toBe(200)
  expect(revoked.rawPayload.equals(files[0].rawPayload)).toBe(false)
  expect((await ask(pdfCall, { code: 'none' }, {})).statusCode).toBe(404)
})

it('leaves no file behind that nothing names', { timeout: 60_000 }, async () => {
  const made = await newLesson()
  await sit(made, 4)
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  const code = (await mine(made.slug)).certificates[0]?.code ?? ''
  const [{ id } = { id: '' }] = await gateway.database.db.select().from(certificate).where(eq(certificate.code, code))
  const strays = () =>
    gateway.database.db
      .select({ key: strayObject.storageKey })
      .from(strayObject)
      .where(like(strayObject.storageKey, `documents/alpha/certificates/${id}/%`))
  const { store } = gateway.services
  const put = store.put.bind(store)
  // As if the process had been killed after its file was stored.
  store.put = async (...values) => {
    await put(...values)
    throw new Error('killed')
  }
  expect((await ask(pdfCall, { code }, {})).statusCode).toBeGreaterThanOrEqual(500)
  store.put = put
  expect(await strays()).toHaveLength(1)
  const files = await Promise.all([ask(pdfCall, { code }, {}), ask(pdfCall, { code }, {})])
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await strays()).toEqual([])
})

it('needs the least score, which a later attempt may reach', async () => {
  const made = await newLesson({ leastScore: 8000 })
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  await sit(made, 2)
  expect(await mine(made.slug)).toMatchObject({ completed: true, score: 5000, leastScore: 8000, certificates: [] })
  await sit(made, 4)
  expect((await mine(made.slug)).certificates).toMatchObject([{ status: 'valid', score: 10_000 }])
  await sit(made, 4)
  expect((await mine(made.slug)).certificates).toHaveLength(1)
})

it('gives nothing by a rule alone, and nothing again after it was revoked', async () => {
  const made = await newLesson()
  await ask(ruleCall, { lesson: made.id, rule: null }, manager)
  await sit(made, 4)
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  await ask(ruleCall, { lesson: made.id, rule: { design: design.id } }, manager)
  expect((await mine(made.slug)).certificates).toEqual([])
  // A later attempt of a completed lesson earns it.
  await sit(made, 4)
  const edited = (await ask(editCall, { lesson: made.id }, manager)).json<EditedCertificates>()
  const [holder] = edited.holders
  if (!holder) throw new Error('Nobody holds a certificate.')
  expect(await message(ask(revokeCall, { id: holder.id, reason: 'A mistake' }, manager))).toEqual([
    403,
    expect.any(String),
  ])
  expect((await ask(revokeCall, { id: holder.id, reason: 'Issued by mistake' }, admin)).statusCode).toBe(200)
  expect(await find(holder.code)).toMatchObject({ status: 'revoked', reason: 'Issued by mistake' })
  await sit(made, 4)
  expect((await mine(made.slug)).certificates).toMatchObject([{ status: 'revoked' }])
  const { code } = (
    await ask(reissueCall, { id: holder.id, name: 'Namthip Kamkaew', reason: 'A corrected name' }, admin)
  ).json<{ code: string }>()
  expect(await find(holder.code)).toMatchObject({ status: 'reissued', replacedBy: code, name: 'น้ำทิพย์ ก่ำแก้ว ๙' })
  expect(await find(code)).toMatchObject({ status: 'valid', name: 'Namthip Kamkaew' })
  expect(await message(ask(reissueCall, { id: holder.id, name: 'Again', reason: 'Once more' }, admin))).toEqual([
    409,
    'This certificate was replaced already.',
  ])
})

it('is reissued with the end that it had: what has expired is not made valid', async () => {
  const made = await newLesson({ monthsValid: 12 })
  await sit(made, 4)
  await ask(finishCall, { lesson: made.slug, item: 'page' })
  const holder = async () =>
    (await ask(editCall, { lesson: made.id }, manager))
      .json<EditedCertificates>()
      .holders.find(({ status }) => status !== 'reissued')
  const again = async () => {
    const before = await holder()
    const answer = await ask(reissueCall, { id: before?.id, name: 'Namthip', reason: 'A corrected name' }, admin)
    return { before, after: await find(answer.json<{ code: string }>().code) }
  }
  const valid = await again()
  expect(valid.after).toMatchObject({ status: 'valid', expiresAt: valid.before?.expiresAt })
  await gateway.database.db.execute(sql`ALTER TABLE certificate DISABLE TRIGGER certificate_frozen`)
  await gateway.database.db.execute(
    sql`UPDATE certificate SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE lesson_id = ${made.id}`,
  )
  await gateway.database.db.execute(sql`ALTER TABLE certificate ENABLE TRIGGER certificate_frozen`)
  // Before the job that ends it, and after.
  for (const isMarked of [false, true]) {
    if (isMarked) await runJobs(gateway, 'learning/expire-certificates')
    const { before, after } = await again()
    expect(after).toMatchObject({
      status: 'expired',
      name: 'Namthip',
      issuedAt: before?.issuedAt,
      expiresAt: before?.expiresAt,
    })
  }
})

it('gives one certificate to twenty completions at once', async () => {
  const { db } = gateway.database
  const made = await makeLesson(db, 'alpha', { items: [{ slug: 'page' }] })
  await db.insert(certificateRule).values({ siteId: 'alpha', lessonId: made.id, designId: design.id })
  await ask(enrolCall, { lesson: made.slug, name: 'Nok' })
  const person = await demoPerson(gateway.database, 'alpha', 'user')
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction((tx) =>
        finish(
          {
            db: tx,
            site: 'alpha',
            person,
            isManager: false,
            locale: 'en',
            timeZone: 'Asia/Bangkok',
            now: new Date(),
            today: '2026-11-28',
          },
          { lesson: made.slug, item: 'page' },
        ),
      ),
    ),
  )
  const [enrolment] = await db
    .select()
    .from(lessonEnrolment)
    .where(and(eq(lessonEnrolment.lessonId, made.id), eq(lessonEnrolment.personId, person)))
  expect(enrolment).toMatchObject({ status: 'completed', done: 1 })
  expect(await db.select().from(certificate).where(eq(certificate.lessonId, made.id))).toHaveLength(1)
  expect(await db.select().from(certificateDesign)).not.toHaveLength(0)
})
