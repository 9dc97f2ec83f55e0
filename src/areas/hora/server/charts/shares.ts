import { randomBytes, randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ChartShare } from '@schemas/hora/entities/chart-share'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '@gateway/db/open'
import { type ChartRow, horaChart, horaShare, type ShareRow } from '../tables'
import { chartError } from './messages'
import { snapshotOf } from './snapshot'

/** The most open links of one chart. */
const maxShares = 20

const isOpen = and(
  isNull(horaShare.revokedAt),
  or(isNull(horaShare.expiresAt), gt(horaShare.expiresAt, sql`clock_timestamp()`)),
)

/** 128 bits: codes cannot be guessed. */
const newCode = () => randomBytes(16).toString('base64url')

export function describeShare(
  { id, code, shows, expiresAt, revokedAt, createdAt }: ShareRow,
  origin: string,
): ChartShare {
  const isPast = expiresAt !== null && expiresAt.getTime() <= Date.now()
  return {
    id,
    code,
    address: `${origin}/hora?chart=${code}`,
    shows,
    state: revokedAt ? 'revoked' : isPast ? 'expired' : 'active',
    expires: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** Links that are open now, by chart. */
export async function countActiveShares(db: Db, charts: readonly string[]): Promise<Map<string, number>> {
  if (charts.length === 0) return new Map()
  const rows = await db
    .select({ chart: horaShare.chartId, open: count() })
    .from(horaShare)
    .where(and(inArray(horaShare.chartId, [...charts]), isOpen))
    .groupBy(horaShare.chartId)
  return new Map(rows.map(({ chart, open }) => [chart, open]))
}

export const sharesOf = (db: Db, chart: string): Promise<ShareRow[]> =>
  db.select().from(horaShare).where(eq(horaShare.chartId, chart)).orderBy(desc(horaShare.createdAt), desc(horaShare.id))

type NewShare = { db: Db; site: string; locale: Locale; chart: ChartRow; shows: boolean; expires: Date | null }

/** A link to a locked chart as it is now. Throws CallError. */
export async function addShare({ db, site, locale, chart, shows, expires }: NewShare): Promise<ShareRow> {
  if (expires && expires.getTime() <= Date.now()) throw chartError('past', locale, { field: 'expires' })
  const open = (await countActiveShares(db, [chart.id])).get(chart.id) ?? 0
  if (open >= maxShares) throw chartError('manyShares', locale)
  const [row] = await db
    .insert(horaShare)
    .values({
      siteId: site,
      id: randomUUID(),
      chartId: chart.id,
      code: newCode(),
      shows,
      snapshot: snapshotOf(chart),
      expiresAt: expires,
    })
    .returning()
  if (!row) throw new Error('The link was not inserted.')
  return row
}

/** Ends a link of the person's own chart; again changes nothing. Throws CallError. */
export async function revokeShare(db: Db, person: string, id: string, locale: Locale): Promise<ShareRow> {
  const own = db.select({ id: horaChart.id }).from(horaChart).where(eq(horaChart.ownerId, person))
  const [row] = await db
    .update(horaShare)
    .set({ revokedAt: sql`coalesce(${horaShare.revokedAt}, now())` })
    .where(and(eq(horaShare.id, id), inArray(horaShare.chartId, own)))
    .returning()
  if (!row) throw chartError('unknownShare', locale)
  return row
}

/** The open link of a code, while its chart is live. Expired, revoked and unknown codes answer alike. */
export async function findOpenShare(db: Db, code: string, locale: Locale): Promise<ShareRow> {
  const [found] = await db
    .select({ share: horaShare })
    .from(horaShare)
    .innerJoin(horaChart, and(eq(horaChart.siteId, horaShare.siteId), eq(horaChart.id, horaShare.chartId)))
    .where(and(eq(horaShare.code, code), isOpen, isNull(horaChart.trashedAt)))
  if (!found) throw chartError('notShared', locale)
  return found.share
}
