import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, lte, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import type { call as packageCall } from '@schemas/events/calls/event/save-package'
import type { call as quotaCall } from '@schemas/events/calls/event/set-quota'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { event, eventPackage, eventQuota, type EventRow } from '../../tables'
import { lockEvent } from './save-event'

const date = (text: string | null) => (text === null ? null : new Date(text))

/** Writes a package. Tickets that are sold keep the price and the places that they have. Throws CallError. */
export async function savePackage(
  actor: Actor,
  { event: of, id: known, version, ...input }: ParsedInputOf<typeof packageCall>,
): Promise<EventRow> {
  const { db, site, person, locale, now } = actor
  const row = await lockEvent(actor, of)
  if (!row) throw eventError('unknownEvent', locale)
  const [before] =
    known === undefined
      ? []
      : await db
          .select()
          .from(eventPackage)
          .where(and(eq(eventPackage.id, known), eq(eventPackage.eventId, of)))
  if (known !== undefined && !before) throw eventError('unknownPackage', locale)
  if (before && before.version !== version)
    throw eventError('stalePackage', locale, { details: { version: before.version } })
  const quotas = [...new Set(input.quotas)].toSorted()
  if (quotas.length > 0) {
    const found = await db
      .select({ id: eventQuota.id })
      .from(eventQuota)
      .where(and(eq(eventQuota.eventId, of), inArray(eventQuota.id, quotas)))
    if (found.length !== quotas.length) throw eventError('unknownQuota', locale, { field: 'quotas' })
  }
  const values = {
    ...input,
    quotas,
    saleFrom: date(input.saleFrom),
    saleTo: date(input.saleTo),
    opens: date(input.opens),
    closes: date(input.closes),
  }
  const id = before?.id ?? randomUUID()
  if (before)
    await db
      .update(eventPackage)
      .set({ ...values, version: sql`${eventPackage.version} + 1` })
      .where(eq(eventPackage.id, id))
  else {
    const [rows] = await db.select({ count: count() }).from(eventPackage).where(eq(eventPackage.eventId, of))
    await db.insert(eventPackage).values({ siteId: site, id, eventId: of, rank: rows?.count ?? 0, ...values })
  }
  await db.update(event).set({ updatedAt: now }).where(eq(event.id, of))
  await recordAudit(db, {
    site,
    person,
    action: 'event-package',
    subject: `event:${row.slug}`,
    ...(before ? { before: { price: before.regular } } : {}),
    after: { price: input.regular },
  })
  return row
}

/** Names and sizes a quota: by one conditional UPDATE, so that no size is ever below what is taken. Throws CallError. */
export async function setQuota(
  actor: Actor,
  { event: of, id, name, size }: ParsedInputOf<typeof quotaCall>,
): Promise<EventRow> {
  const { db, site, person, locale } = actor
  const [row] = await db.select().from(event).where(eq(event.id, of))
  if (!row) throw eventError('unknownEvent', locale)
  if (id === undefined) await db.insert(eventQuota).values({ siteId: site, id: randomUUID(), eventId: of, name, size })
  else {
    const own = and(eq(eventQuota.id, id), eq(eventQuota.eventId, of))
    const fits = size === null ? undefined : lte(eventQuota.taken, size)
    const [changed] = await db.update(eventQuota).set({ name, size }).where(and(own, fits)).returning()
    if (!changed) {
      const [there] = await db.select().from(eventQuota).where(own)
      if (!there) throw eventError('unknownQuota', locale)
      throw eventError('smallQuota', locale, { field: 'size', values: { n: there.taken, size: size ?? 0 } })
    }
  }
  await recordAudit(db, { site, person, action: 'event-quota', subject: `event:${row.slug}`, after: { size } })
  return row
}
