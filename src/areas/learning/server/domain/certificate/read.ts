import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { OutputOf } from '@schemas/call'
import { foldName } from '@schemas/fold-name'
import { pickText } from '@schemas/layout/pick-text'
import type { call as mineCall } from '@schemas/learning/calls/certificate/mine'
import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { certificate, certificateRule, type CertificateRow } from '../../certificate-tables'
import { findLesson } from '../find-lesson'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'
import { nextOf, readOutline } from '../study/outline'
import { scoreOf } from './issue'
import { byCode, showCertificates } from './show'

/** A certificate as a stranger verifies it. Throws CallError. */
export async function findCertificate(reader: Reader, typed: string): Promise<ShownCertificate> {
  return showOne(reader, await byCode(reader, typed))
}

async function showOne(reader: Reader, row: CertificateRow | undefined): Promise<ShownCertificate> {
  const [shown] = row ? await showCertificates(reader, [row]) : []
  if (!shown) throw lessonError('unknownCertificate', reader.locale)
  return shown
}

/** One's own; managers open any. Throws CallError. */
export async function openCertificate(reader: Reader & { person: string }, typed: string) {
  const row = await byCode(reader, typed)
  const own = row?.personId === reader.person
  if (!own && !reader.isManager) throw lessonError('unknownCertificate', reader.locale)
  return { certificate: await showOne(reader, row), own }
}

const perSearch = 30

/** Valid ones whose holders want to be found, by parts of name or title. */
export async function searchCertificates(
  reader: Reader,
  q: string,
): Promise<{ certificates: ShownCertificate[]; more: boolean }> {
  const { db, now } = reader
  const terms = foldName(q).split(/\s+/).filter(Boolean)
  const rows = await db
    .select()
    .from(certificate)
    .where(
      and(
        eq(certificate.listed, true),
        eq(certificate.status, 'valid'),
        or(isNull(certificate.expiresAt), gt(certificate.expiresAt, now)),
        ...terms.map((term) => sql`position(${term} in ${certificate.searchName}) > 0`),
      ),
    )
    .orderBy(desc(certificate.issuedAt), desc(certificate.id))
    .limit(perSearch + 1)
  return { certificates: await showCertificates(reader, rows.slice(0, perSearch)), more: rows.length > perSearch }
}

/** One's certificates of a lesson, and what is still needed. Throws CallError. */
export async function mineOf(reader: Reader & { person: string }, slug: string): Promise<OutputOf<typeof mineCall>> {
  const { db, locale, person } = reader
  const reached = await findLesson(reader, slug)
  const { lesson, enrolment } = reached
  const [rule] = await db.select().from(certificateRule).where(eq(certificateRule.lessonId, lesson.id))
  const rows = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.lessonId, lesson.id), eq(certificate.personId, person)))
    .orderBy(desc(certificate.issuedAt))
  const score = enrolment ? await scoreOf(db, enrolment) : null
  const next = enrolment
    ? nextOf(await readOutline({ ...reader, isManager: false }, reached), enrolment.lastItemId)
    : undefined
  const title = pickText(lesson.title, locale)
  return {
    lesson: { slug: lesson.slug, title },
    given: rule !== undefined,
    ...(rule?.leastScore == null ? {} : { leastScore: rule.leastScore }),
    ...(rule?.monthsValid == null ? {} : { monthsValid: rule.monthsValid }),
    enrolled: reached.hasRight,
    done: enrolment?.done ?? 0,
    total: enrolment?.total ?? 0,
    completed: enrolment?.completedAt != null,
    ...(score === null ? {} : { score }),
    ...(next ? { next: { slug: next.slug, title: next.title } } : {}),
    certificates: await showCertificates(reader, rows),
    head: { title },
  }
}

/** Throws CallError. */
export async function setListed(learner: Learner, typed: string, listed: boolean): Promise<void> {
  const row = await byCode(learner, typed)
  if (row?.personId !== learner.person) throw lessonError('unknownCertificate', learner.locale)
  await learner.db.update(certificate).set({ listed }).where(eq(certificate.id, row.id))
}
