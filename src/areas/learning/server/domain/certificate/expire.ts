import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { transition } from '@gateway/states/transition'
import { certificateMachine } from '@schemas/learning/entities/certificate-machine'
import { certificate } from '../../certificate-tables'

const batchSize = 200

export async function expireCertificates(db: Db, { site, now }: { site: string; now: Date }) {
  const rows = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(and(eq(certificate.status, 'valid'), lte(certificate.expiresAt, now)))
    .orderBy(asc(certificate.id))
    .limit(batchSize)
  for (const { id } of rows)
    await transition(db, certificateMachine, {
      site,
      table: certificate,
      id,
      to: 'expired',
      who: 'system',
      person: undefined,
    })
  return { count: rows.length, isMore: rows.length === batchSize }
}
