import { and, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { strayObject } from '@gateway/db/item-tables'
import type { Db } from '@gateway/db/open'
import { endRight } from './domain/access/rights'
import { lockEnrolment } from './domain/access/enrolments'
import { certificate, certificatePdf } from './certificate-tables'
import { examAttempt } from './exam-tables'
import { lessonRating, surveyAnswer, surveyDone } from './survey-tables'
import { lesson, lessonEnrolment, lessonProgress, lessonRight, lessonTicket } from './tables'

export const personalData: Record<string, PersonalData> = {
  lessons: {
    read: (tx, person) =>
      tx
        .select({
          lesson: lesson.title,
          status: lessonEnrolment.status,
          name: lessonEnrolment.name,
          done: lessonEnrolment.done,
          total: lessonEnrolment.total,
          since: lessonEnrolment.createdAt,
          completedAt: lessonEnrolment.completedAt,
        })
        .from(lessonEnrolment)
        .innerJoin(lesson, eq(lesson.id, lessonEnrolment.lessonId))
        .where(eq(lessonEnrolment.personId, person)),
    forget: removePerson,
  },
  certificates: {
    read: (tx, person) =>
      tx
        .select({
          code: certificate.code,
          printed: certificate.frozen,
          issuedAt: certificate.issuedAt,
          expiresAt: certificate.expiresAt,
          status: certificate.status,
          listed: certificate.listed,
        })
        .from(certificate)
        .where(eq(certificate.personId, person)),
  },
  examAttempts: {
    read: (tx, person) =>
      tx
        .select({
          exam: examAttempt.examId,
          no: examAttempt.no,
          status: examAttempt.status,
          startedAt: examAttempt.startedAt,
          submittedAt: examAttempt.submittedAt,
          answers: examAttempt.answers,
        })
        .from(examAttempt)
        .innerJoin(lessonEnrolment, eq(lessonEnrolment.id, examAttempt.enrolmentId))
        .where(eq(lessonEnrolment.personId, person)),
  },
  lessonRatings: {
    read: (tx, person) =>
      tx
        .select({
          lesson: lesson.title,
          stars: lessonRating.stars,
          comment: lessonRating.comment,
          since: lessonRating.createdAt,
          changedAt: lessonRating.changedAt,
        })
        .from(lessonRating)
        .innerJoin(lesson, eq(lesson.id, lessonRating.lessonId))
        .where(eq(lessonRating.personId, person)),
  },
  // Anonymous answers name nobody, and nobody can find them.
  surveyAnswers: {
    read: (tx, person) =>
      tx
        .select({ survey: surveyAnswer.surveyId, answers: surveyAnswer.answers, day: surveyAnswer.day })
        .from(surveyAnswer)
        .where(eq(surveyAnswer.personId, person)),
  },
  lessonProgress: {
    read: (tx, person) =>
      tx
        .select({
          item: lessonProgress.itemId,
          furthest: lessonProgress.furthest,
          last: lessonProgress.last,
          doneAt: lessonProgress.doneAt,
        })
        .from(lessonProgress)
        .innerJoin(lessonEnrolment, eq(lessonEnrolment.id, lessonProgress.enrolmentId))
        .where(eq(lessonEnrolment.personId, person)),
  },
}

/** The seats become free, and what was learnt goes. The enrolment stays with its orders, without a name. */
async function removePerson(tx: Db, person: string): Promise<void> {
  const now = new Date()
  await tx.delete(lessonTicket).where(eq(lessonTicket.personId, person))
  const enrolments = await tx
    .select({ id: lessonEnrolment.id, site: lessonEnrolment.siteId })
    .from(lessonEnrolment)
    .where(eq(lessonEnrolment.personId, person))
    .orderBy(lessonEnrolment.lessonId)
  if (enrolments.length === 0) return
  const ids = enrolments.map(({ id }) => id)
  await tx.delete(lessonRating).where(eq(lessonRating.personId, person))
  await tx.delete(surveyAnswer).where(eq(surveyAnswer.personId, person))
  await tx.delete(surveyDone).where(inArray(surveyDone.enrolmentId, ids))
  await forgetCertificates(tx, person)
  await tx.delete(examAttempt).where(inArray(examAttempt.enrolmentId, ids))
  await tx.delete(lessonProgress).where(inArray(lessonProgress.enrolmentId, ids))
  await tx.update(lessonEnrolment).set({ name: '', lastItemId: null, done: 0 }).where(inArray(lessonEnrolment.id, ids))
  const rights = await tx
    .select({ id: lessonRight.id, enrolment: lessonRight.enrolmentId })
    .from(lessonRight)
    .where(inArray(lessonRight.enrolmentId, ids))
  for (const { id, site } of enrolments)
    for (const right of rights.filter((each) => each.enrolment === id)) {
      const enrolment = await lockEnrolment(tx, { id })
      if (enrolment) await endRight(tx, { site, enrolment, right: right.id, reason: 'account closed', now })
    }
}

/** Their files print the name: the store removes them with the next leftovers. */
async function forgetCertificates(tx: Db, person: string): Promise<void> {
  const files = await tx
    .select({ siteId: certificatePdf.siteId, storageKey: certificatePdf.storageKey })
    .from(certificatePdf)
    .innerJoin(
      certificate,
      and(eq(certificate.siteId, certificatePdf.siteId), eq(certificate.id, certificatePdf.certificateId)),
    )
    .where(eq(certificate.personId, person))
  if (files.length > 0)
    await tx
      .insert(strayObject)
      .values(files.map((file) => ({ ...file, dueAt: new Date() })))
      .onConflictDoNothing()
  await tx.delete(certificate).where(eq(certificate.personId, person))
}
