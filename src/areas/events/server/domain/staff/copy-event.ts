import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { Actor } from '../actor'
import { event, eventCheckPoint, eventPackage, eventQuota, type EventRow } from '../../tables'
import { findEvent } from './describe-edited'
import { checkSlug } from './save-event'

/** Copies an event as a draft, with packages, quotas and check points, without people. Throws CallError. */
export async function copyEvent(actor: Actor, { id: of, slug }: { id: string; slug: string }): Promise<EventRow> {
  const { db, site, person, now } = actor
  const { searchText: _searched, publishedAt: _published, ...before } = await findEvent(actor, of)
  const id = randomUUID()
  await checkSlug(actor, slug, id)
  const [row] = await db
    .insert(event)
    .values({ ...before, id, slug, status: 'draft', version: 1, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The event was not copied.')
  const quotas = new Map<string, string>()
  for (const quota of await db.select().from(eventQuota).where(eq(eventQuota.eventId, of))) {
    quotas.set(quota.id, randomUUID())
    await db.insert(eventQuota).values({ ...quota, id: quotas.get(quota.id) ?? '', eventId: id, taken: 0 })
  }
  const packages = new Map<string, string>()
  const rows = await db
    .select()
    .from(eventPackage)
    .where(and(eq(eventPackage.eventId, of), eq(eventPackage.archived, false)))
    .orderBy(asc(eventPackage.rank))
  for (const each of rows) {
    packages.set(each.id, randomUUID())
    await db.insert(eventPackage).values({
      ...each,
      id: packages.get(each.id) ?? '',
      eventId: id,
      version: 1,
      quotas: each.quotas.flatMap((quota) => quotas.get(quota) ?? []).toSorted(),
    })
  }
  const points = await db
    .select()
    .from(eventCheckPoint)
    .where(and(eq(eventCheckPoint.eventId, of), eq(eventCheckPoint.archived, false)))
  for (const point of points)
    await db.insert(eventCheckPoint).values({
      ...point,
      id: randomUUID(),
      eventId: id,
      packages: point.packages.flatMap((each) => packages.get(each) ?? []),
    })
  await recordAudit(db, {
    site,
    person,
    action: 'event-save',
    subject: `event:${slug}`,
    before: { slug: before.slug },
    after: { slug },
  })
  return row
}
