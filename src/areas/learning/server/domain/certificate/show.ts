import { eq, inArray } from 'drizzle-orm'
import type { ShownCertificate } from '@schemas/learning/entities/certificate'
import { isCode, readCode } from '@schemas/learning/rules/certificate-code'
import { pickText } from '@schemas/layout/pick-text'
import { certificate, type CertificateRow } from '../../certificate-tables'
import { lesson } from '../../tables'
import type { Reader } from '../reader'

/** By a code as it was typed; a mistyped one is searched for nowhere. */
export async function byCode({ db }: Reader, typed: string): Promise<CertificateRow | undefined> {
  const code = readCode(typed)
  if (!isCode(code)) return undefined
  const [row] = await db.select().from(certificate).where(eq(certificate.code, code))
  return row
}

/** Everything that certificates print, in the reader's language. */
export async function showCertificates(
  { db, locale, now }: Reader,
  rows: readonly CertificateRow[],
): Promise<ShownCertificate[]> {
  if (rows.length === 0) return []
  const lessons = await db
    .select({ id: lesson.id, slug: lesson.slug })
    .from(lesson)
    .where(
      inArray(
        lesson.id,
        rows.map(({ lessonId }) => lessonId),
      ),
    )
  const replacements = rows.flatMap(({ replacedBy }) => replacedBy ?? [])
  const codes =
    replacements.length === 0
      ? []
      : await db
          .select({ id: certificate.id, code: certificate.code })
          .from(certificate)
          .where(inArray(certificate.id, replacements))
  return rows.map(({ frozen, ...row }) => {
    const replacedBy = codes.find(({ id }) => id === row.replacedBy)?.code
    // The job that ends them runs each minute.
    const isExpired = row.status === 'valid' && row.expiresAt !== null && row.expiresAt <= now
    return {
      code: row.code,
      status: isExpired ? 'expired' : row.status,
      name: frozen.name,
      title: pickText(frozen.title, locale),
      minutes: frozen.minutes,
      ...(frozen.score === null ? {} : { score: frozen.score }),
      issuedAt: row.issuedAt.toISOString(),
      ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
      template: frozen.template,
      colour: frozen.colour,
      issuer: pickText(frozen.issuer, locale),
      heading: pickText(frozen.heading, locale),
      statement: pickText(frozen.statement, locale),
      signatures: frozen.signatures.map(({ name, role }) => ({
        name: pickText(name, locale),
        role: pickText(role, locale),
      })),
      ...(row.reason ? { reason: row.reason } : {}),
      ...(replacedBy ? { replacedBy } : {}),
      lesson: lessons.find(({ id }) => id === row.lessonId)?.slug ?? '',
      listed: row.listed,
    }
  })
}
