import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { certificate } from '@areas/learning/server/certificate-tables'
import { examAttempt } from '@areas/learning/server/exam-tables'
import { lesson, lessonEnrolment } from '@areas/learning/server/tables'
import type { EnrolmentStatus } from '@schemas/learning/entities/enrolment-status'
import { enrolmentMachine } from '@schemas/learning/entities/enrolment-machine'
import { lessonMachine } from '@schemas/learning/entities/lesson-machine'
import { type LessonStatus } from '@schemas/learning/entities/lesson-status'
import { newPerson } from '../isolation/make-rows'
import type { Database, Db } from '@gateway/db/open'
import { attemptMachine } from '@schemas/learning/entities/attempt-machine'
import { certificateMachine } from '@schemas/learning/entities/certificate-machine'
import type { CertificateStatus } from '@schemas/learning/entities/certificate-status'
import type { AttemptStatus } from '@schemas/learning/entities/exam'
import { codeOf } from '@schemas/learning/rules/certificate-code'
import type { MachineRows } from '../support/stateful-rows'
import { makeExam, makeLesson } from './make-lesson'

export const machineRows: MachineRows[] = [
  {
    machine: lessonMachine,
    table: lesson,
    make: async (db, site, status) => (await makeLesson(db, site, { status: status as LessonStatus })).id,
  },
  {
    machine: enrolmentMachine,
    table: lessonEnrolment,
    make: async (db, siteId, status) => {
      const { id: lessonId } = await makeLesson(db, siteId)
      const id = randomUUID()
      await db.insert(lessonEnrolment).values({
        siteId,
        id,
        lessonId,
        personId: await newPerson({ db } as Database, siteId),
        status: status as EnrolmentStatus,
        completedAt: new Date(),
      })
      return id
    },
  },
  {
    machine: attemptMachine,
    table: examAttempt,
    make: async (db, siteId, status) => {
      const { attempt } = await makeSat(db, siteId)
      await db
        .update(examAttempt)
        .set({ status: status as AttemptStatus, score: 0, max: 0 })
        .where(eq(examAttempt.id, attempt))
      return attempt
    },
  },
  {
    machine: certificateMachine,
    table: certificate,
    make: async (db, siteId, status) => {
      const { lessonId, enrolmentId, personId } = await makeSat(db, siteId)
      const id = randomUUID()
      await db.insert(certificate).values({
        siteId,
        id,
        code: codeOf(randomBytes(10)),
        enrolmentId,
        lessonId,
        personId,
        frozen: {
          template: 'plain',
          colour: '#334455',
          issuer: 'A',
          heading: 'A',
          statement: 'A',
          signatures: [],
          name: 'Nok',
          title: 'A',
          minutes: 1,
          score: null,
        },
        status: status as CertificateStatus,
      })
      return id
    },
  },
]

/** An enrolment with an open attempt. */
async function makeSat(db: Db, siteId: string) {
  const made = await makeLesson(db, siteId, { items: [{ kind: 'exam' }] })
  const [item = ''] = made.items
  await makeExam(db, siteId, item, {}, [])
  const [enrolmentId, attempt] = [randomUUID(), randomUUID()]
  const personId = await newPerson({ db } as Database, siteId)
  await db.insert(lessonEnrolment).values({ siteId, id: enrolmentId, lessonId: made.id, personId })
  await db
    .insert(examAttempt)
    .values({ siteId, id: attempt, examId: item, enrolmentId, cycle: 1, no: 1, paper: [], device: 'a-device' })
  return { lessonId: made.id, enrolmentId, personId, attempt }
}
