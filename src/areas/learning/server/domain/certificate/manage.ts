import { randomUUID } from 'node:crypto'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { transition } from '@gateway/states/transition'
import type { ParsedInputOf } from '@schemas/call'
import type { call as designCall } from '@schemas/learning/calls/certificate/design'
import type { call as ruleCall } from '@schemas/learning/calls/certificate/set-rule'
import { certificateMachine } from '@schemas/learning/entities/certificate-machine'
import type { EditedCertificates, EditedDesign } from '@schemas/learning/entities/certificate'
import { showCode } from '@schemas/learning/rules/certificate-code'
import { certificate, certificateDesign, certificateRule, type DesignRow } from '../../certificate-tables'
import { lesson } from '../../tables'
import { lockEnrolment, lockLesson } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'
import { insertCertificate } from './issue'

const describeDesign = ({ id, version, siteId: _site, createdAt: _at, ...fields }: DesignRow): EditedDesign => ({
  id,
  version,
  fields,
})

/** Rule, designs and holders of a lesson. Throws CallError. */
export async function editCertificates({ db, locale }: Reader, of: string): Promise<EditedCertificates> {
  const [found] = await db.select({ id: lesson.id }).from(lesson).where(eq(lesson.id, of))
  if (!found) throw lessonError('unknownLesson', locale)
  const [rule] = await db.select().from(certificateRule).where(eq(certificateRule.lessonId, of))
  const designs = await db
    .select()
    .from(certificateDesign)
    .orderBy(asc(certificateDesign.name), asc(certificateDesign.id))
  const holders = await db
    .select()
    .from(certificate)
    .where(eq(certificate.lessonId, of))
    .orderBy(desc(certificate.issuedAt), desc(certificate.id))
    .limit(500)
  return {
    lesson: of,
    rule: rule ? { design: rule.designId, leastScore: rule.leastScore, monthsValid: rule.monthsValid } : null,
    designs: designs.map(describeDesign),
    holders: holders.map(({ id, code, frozen, status, issuedAt, expiresAt, listed }) => ({
      id,
      code: showCode(code),
      name: frozen.name,
      status,
      issuedAt: issuedAt.toISOString(),
      ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
      ...(frozen.score === null ? {} : { score: frozen.score }),
      listed,
    })),
  }
}

/** Counts for completions from now on. Throws CallError. */
export async function setRule(
  author: Learner,
  { lesson: of, rule }: ParsedInputOf<typeof ruleCall>,
): Promise<EditedCertificates> {
  const { db, site, person, locale } = author
  const found = await lockLesson(db, of)
  if (!found) throw lessonError('unknownLesson', locale)
  if (rule === null) await db.delete(certificateRule).where(eq(certificateRule.lessonId, of))
  else {
    const [design] = await db.select().from(certificateDesign).where(eq(certificateDesign.id, rule.design))
    if (!design) throw lessonError('unknownDesign', locale, { field: 'rule.design' })
    const set = { designId: design.id, leastScore: rule.leastScore, monthsValid: rule.monthsValid }
    await db
      .insert(certificateRule)
      .values({ siteId: site, lessonId: of, ...set })
      .onConflictDoUpdate({ target: [certificateRule.siteId, certificateRule.lessonId], set })
  }
  await recordAudit(db, { site, person, action: 'certificate-rule', subject: `lesson:${found.slug}`, after: { rule } })
  return editCertificates(author, of)
}

/** Throws CallError. */
export async function saveDesign(
  author: Learner,
  { id, version, ...fields }: ParsedInputOf<typeof designCall>,
): Promise<EditedDesign> {
  const { db, site, person, locale } = author
  const [before] =
    id === undefined ? [] : await db.select().from(certificateDesign).where(eq(certificateDesign.id, id)).for('update')
  if (id !== undefined && !before) throw lessonError('unknownDesign', locale)
  if (before && before.version !== version)
    throw lessonError('staleDesign', locale, { details: { version: before.version } })
  const [row] = before
    ? await db
        .update(certificateDesign)
        .set({ ...fields, version: sql`${certificateDesign.version} + 1` })
        .where(eq(certificateDesign.id, before.id))
        .returning()
    : await db
        .insert(certificateDesign)
        .values({ siteId: site, id: randomUUID(), ...fields })
        .returning()
  if (!row) throw new Error('The design was not saved.')
  await recordAudit(db, {
    site,
    person,
    action: 'certificate-design',
    subject: `design:${row.id}`,
    after: { name: row.name },
  })
  return describeDesign(row)
}

/** Throws CallError. */
export async function revoke(author: Learner, { id, reason }: { id: string; reason: string }): Promise<void> {
  const { db, site, person, locale } = author
  const step = await transition(db, certificateMachine, {
    site,
    table: certificate,
    id,
    to: 'revoked',
    who: 'admin',
    person,
    set: { reason },
    audit: ({ code }, from) => ({
      action: 'certificate-revoke',
      subject: `certificate:${code}`,
      before: { status: from },
      after: { status: 'revoked', reason },
    }),
  })
  if (step.ok) return
  throw lessonError(step.problem === 'unknown' ? 'unknownCertificate' : 'notRevocable', locale)
}

/**
 * The old one names its successor, which has a code of its own and prints the corrected name. It is valid no longer than
 * the old one: what has expired keeps its dates, as it is renewed by learning alone. Throws CallError.
 */
export async function reissue(
  author: Learner,
  { id, name, reason }: { id: string; name: string; reason: string },
): Promise<string> {
  const { db, site, person, locale, now } = author
  const [known] = await db.select().from(certificate).where(eq(certificate.id, id))
  const enrolment = known && (await lockEnrolment(db, { id: known.enrolmentId }))
  if (!enrolment) throw lessonError('unknownCertificate', locale)
  const step = await transition(db, certificateMachine, {
    site,
    table: certificate,
    id,
    to: 'reissued',
    who: 'admin',
    person,
    set: { reason },
    audit: ({ code }, from) => ({
      action: 'certificate-reissue',
      subject: `certificate:${code}`,
      before: { status: from },
      after: { status: 'reissued', reason },
    }),
  })
  if (!step.ok || step.from === 'reissued') throw lessonError('wasReplaced', locale)
  const isExpired = known.expiresAt !== null && known.expiresAt <= now
  const next = await insertCertificate(db, {
    site,
    enrolment: { ...enrolment, cycle: known.cycle },
    now: isExpired ? known.issuedAt : now,
    expiresAt: known.expiresAt,
    status: isExpired ? 'expired' : 'valid',
    frozen: { ...known.frozen, name },
    listed: known.listed,
  })
  if (!next) throw lessonError('hasCertificate', locale)
  await db.update(certificate).set({ replacedBy: next.id }).where(eq(certificate.id, id))
  return next.code
}
