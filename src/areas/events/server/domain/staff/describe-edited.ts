import { and, asc, eq } from 'drizzle-orm'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { event, eventCheckPoint, eventPackage, eventQuota, type EventRow } from '../../tables'

const iso = (date: Date | null) => date?.toISOString() ?? null

export async function findEvent({ db, locale }: Pick<Actor, 'db' | 'locale'>, id: string): Promise<EventRow> {
  const [row] = await db.select().from(event).where(eq(event.id, id))
  if (!row) throw eventError('unknownEvent', locale)
  return row
}

/** An event as its managers write it, with all that belongs to it. */
export async function describeEdited({ db }: Pick<Actor, 'db'>, row: EventRow): Promise<EditedEvent> {
  const packages = await db
    .select()
    .from(eventPackage)
    .where(eq(eventPackage.eventId, row.id))
    .orderBy(asc(eventPackage.rank), asc(eventPackage.id))
  const quotas = await db
    .select()
    .from(eventQuota)
    .where(eq(eventQuota.eventId, row.id))
    .orderBy(asc(eventQuota.createdAt), asc(eventQuota.id))
  const points = await db
    .select()
    .from(eventCheckPoint)
    .where(and(eq(eventCheckPoint.eventId, row.id), eq(eventCheckPoint.archived, false)))
    .orderBy(asc(eventCheckPoint.kind), asc(eventCheckPoint.id))
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    body: row.body ?? null,
    cover: row.cover,
    tags: row.tags,
    format: row.format,
    venue: row.venue ?? null,
    onlineUrl: row.onlineUrl,
    openChatUrl: row.openChatUrl,
    sessions: row.sessions,
    dayStart: row.dayStart,
    opens: iso(row.opens),
    closes: iso(row.closes),
    mode: row.mode,
    accessCode: row.accessCode,
    onePer: row.onePer,
    questions: row.questions as EditedEvent['questions'],
    privacy: row.privacy,
    budget: row.budget,
    points: points.map(({ id, kind, title, packages: of, sessions, opens, closes, once }) => ({
      id,
      kind,
      title,
      packages: of,
      sessions,
      opens: iso(opens),
      closes: iso(closes),
      once,
    })),
    quotas: quotas.map(({ id, name, size, taken }) => ({ id, name, size, taken })),
    packages: packages.map(({ siteId: _site, eventId: _event, rank: _rank, createdAt: _created, ...each }) => ({
      ...each,
      saleFrom: iso(each.saleFrom),
      saleTo: iso(each.saleTo),
      opens: iso(each.opens),
      closes: iso(each.closes),
    })),
  }
}
