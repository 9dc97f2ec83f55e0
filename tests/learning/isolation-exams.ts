import { randomBytes, randomUUID } from 'node:crypto'
import {
  certificate,
  certificateDesign,
  certificatePdf,
  certificateRule,
} from '@areas/learning/server/certificate-tables'
import { examAttempt } from '@areas/learning/server/exam-tables'
import { lessonEnrolment, lessonRight } from '@areas/learning/server/tables'
import type { Database } from '@gateway/db/open'
import { codeOf } from '@schemas/learning/rules/certificate-code'
import { demoPerson, type Ids, newIds } from '../isolation/make-rows'
import { sites } from './isolation-rows'
import { makeExam, makeLesson } from './make-lesson'

export const demoDevice = 'device-of-a-test'
const kinds = ['lesson', 'slug', 'item', 'question', 'attempt', 'certificate', 'code', 'design'] as const
type Kind = (typeof kinds)[number]

const design = {
  template: 'classic' as const,
  colour: '#334455',
  issuer: 'A school',
  heading: 'A certificate',
  statement: 'has completed',
  signatures: [],
}

/** A lesson with an exam at each site, which the demo accounts have; the user sits in it and has a certificate. */
async function makeBoth(database: Database): Promise<Record<Kind, Ids>> {
  const { db } = database
  const made = Object.fromEntries(kinds.map((kind) => [kind, newIds()])) as Record<Kind, Ids>
  made.code.unknown = codeOf(randomBytes(10))
  for (const [siteId, side] of sites) {
    const slug = `exam-${randomUUID()}`
    const lesson = await makeLesson(db, siteId, { items: [{ kind: 'exam', slug }, {}] })
    const [item = ''] = lesson.items
    const [question = ''] = await makeExam(db, siteId, item)
    const ids: Record<Kind, string> = {
      lesson: lesson.slug,
      slug,
      item,
      question,
      attempt: randomUUID(),
      certificate: randomUUID(),
      code: codeOf(randomBytes(10)),
      design: randomUUID(),
    }
    await db.insert(certificateDesign).values({ siteId, id: ids.design, name: 'A design', ...design })
    await db.insert(certificateRule).values({ siteId, lessonId: lesson.id, designId: ids.design })
    for (const role of ['user', 'manager', 'admin']) {
      const [enrolmentId, personId] = [randomUUID(), await demoPerson(database, siteId, role)]
      await db
        .insert(lessonEnrolment)
        .values({ siteId, id: enrolmentId, lessonId: lesson.id, personId, status: 'active', total: 2 })
      await db
        .insert(lessonRight)
        .values({ siteId, id: randomUUID(), enrolmentId, source: 'grant', startsAt: new Date() })
      const isFirst = role === 'user'
      await db.insert(examAttempt).values({
        siteId,
        id: isFirst ? ids.attempt : randomUUID(),
        examId: item,
        enrolmentId,
        cycle: 1,
        no: 1,
        paper: [{ question, version: 1, choices: ['a', 'b'] }],
        device: demoDevice,
      })
      if (isFirst)
        await db.insert(certificate).values({
          siteId,
          id: ids.certificate,
          code: ids.code,
          enrolmentId,
          lessonId: lesson.id,
          personId,
          frozen: { ...design, name: 'Nok', title: 'A lesson', minutes: 60, score: null },
          listed: true,
        })
      if (isFirst)
        await db.insert(certificatePdf).values({
          siteId,
          certificateId: ids.certificate,
          locale: 'th',
          storageKey: `documents/${siteId}/none.pdf`,
          sha256: '0'.repeat(64),
        })
    }
    for (const kind of kinds) made[kind][side] = ids[kind]
  }
  return made
}

const all = new WeakMap<Database, ReturnType<typeof makeBoth>>()
export const sharedExams = (database: Database) => {
  const known = all.get(database) ?? makeBoth(database)
  all.set(database, known)
  return known
}

export const freshExams = (database: Database) => makeBoth(database)
