import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { person as personTable } from '@gateway/db/tables'
import { foldName } from '@schemas/fold-name'
import type { Frozen } from '@schemas/learning/entities/certificate'
import { codeOf } from '@schemas/learning/rules/certificate-code'
import { certificate, certificateDesign, certificateRule, type CertificateRow } from '../../certificate-tables'
import { exam, examAttempt } from '../../exam-tables'
import { type EnrolmentRow, lesson, lessonEnrolment } from '../../tables'
import { gradeOfAttempts, readAttempts } from '../exam/attempts'

type Wanted = { site: string; enrolment: string; now: Date; code?: string | undefined }

/**
 * Gives the certificate of a completed enrolment whose lesson has a rule for it, in the transaction that completed it. One
 * cycle gives one, whatever became of it.
 */
export async function issueCertificate(
  db: Db,
  { site, enrolment: id, now, code }: Wanted,
): Promise<CertificateRow | undefined> {
  const [found] = await db
    .select({ enrolment: lessonEnrolment, lesson, rule: certificateRule, design: certificateDesign })
    .from(lessonEnrolment)
    .innerJoin(lesson, and(eq(lesson.siteId, lessonEnrolment.siteId), eq(lesson.id, lessonEnrolment.lessonId)))
    .innerJoin(certificateRule, and(eq(certificateRule.siteId, lesson.siteId), eq(certificateRule.lessonId, lesson.id)))
    .innerJoin(
      certificateDesign,
      and(eq(certificateDesign.siteId, certificateRule.siteId), eq(certificateDesign.id, certificateRule.designId)),
    )
    .where(eq(lessonEnrolment.id, id))
  if (!found || found.enrolment.completedAt === null) return undefined
  const { enrolment, lesson: of, rule, design } = found
  const [earlier] = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(and(eq(certificate.enrolmentId, id), eq(certificate.cycle, enrolment.cycle)))
    .limit(1)
  if (earlier) return undefined
  const score = await scoreOf(db, enrolment)
  if (rule.leastScore !== null && (score ?? 0) < rule.leastScore) return undefined
  const name = enrolment.name || (await nameOf(db, enrolment.personId))
  if (name === '') return undefined
  const { template, colour, issuer, heading, statement, signatures } = design
  return insertCertificate(db, {
    site,
    enrolment,
    now,
    code,
    expiresAt: rule.monthsValid === null ? null : monthsAfter(now, rule.monthsValid),
    frozen: {
      template,
      colour,
      issuer,
      heading,
      statement,
      signatures,
      name,
      title: of.title,
      minutes: of.minutes,
      score,
    },
  })
}

type New = {
  site: string
  enrolment: Pick<EnrolmentRow, 'id' | 'lessonId' | 'personId' | 'cycle'>
  now: Date
  code?: string | undefined
  expiresAt: Date | null
  frozen: Frozen
  listed?: boolean
  status?: 'valid' | 'expired'
}

/** Undefined where it would be the second valid one of its enrolment. */
export async function insertCertificate(
  db: Db,
  { site, enrolment, now, code, expiresAt, frozen, listed = false, status = 'valid' }: New,
): Promise<CertificateRow | undefined> {
  const { title, name } = frozen
  const titles = typeof title === 'string' ? [title] : [title.th, title.en]
  const [row] = await db
    .insert(certificate)
    .values({
      siteId: site,
      id: randomUUID(),
      code: code ?? codeOf(randomBytes(10)),
      enrolmentId: enrolment.id,
      lessonId: enrolment.lessonId,
      personId: enrolment.personId,
      cycle: enrolment.cycle,
      frozen,
      searchName: foldName([name, ...titles.flatMap((each) => each ?? [])].join(' ')),
      issuedAt: now,
      expiresAt,
      listed,
      status,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The mean of the exams' grades in basis points; null without exams. */
export async function scoreOf(db: Db, enrolment: Pick<EnrolmentRow, 'id' | 'cycle'>): Promise<number | null> {
  const exams = await db
    .selectDistinct({ itemId: exam.itemId, method: exam.method })
    .from(exam)
    .innerJoin(examAttempt, and(eq(examAttempt.siteId, exam.siteId), eq(examAttempt.examId, exam.itemId)))
    .where(and(eq(examAttempt.enrolmentId, enrolment.id), eq(examAttempt.cycle, enrolment.cycle)))
  const grades: number[] = []
  for (const { itemId, method } of exams) {
    const grade = gradeOfAttempts(await readAttempts(db, enrolment, itemId), { method })
    if (grade !== undefined) grades.push(grade)
  }
  return grades.length === 0 ? null : Math.floor(grades.reduce((sum, grade) => sum + grade, 0) / grades.length)
}

async function nameOf(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ name: sql<string>`trim(${personTable.firstname} || ' ' || ${personTable.lastname})` })
    .from(personTable)
    .where(eq(personTable.id, id))
  return found?.name ?? ''
}

/** The same day so many months later, or the last of a shorter month. */
function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  const day = after.getUTCDate()
  after.setUTCDate(1)
  after.setUTCMonth(after.getUTCMonth() + months)
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate()
  after.setUTCDate(Math.min(day, last))
  return after
}
