import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import type { ParsedInputOf } from '@schemas/call'
import type { call as saveCall } from '@schemas/events/calls/event/save'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { changesJob } from '../event/changes-job'
import { event, eventCheckPoint, eventPackage, type EventRow } from '../../tables'

type Input = ParsedInputOf<typeof saveCall>
const date = (text: string | null) => (text === null ? null : new Date(text))

export const lockEvent = async ({ db }: Pick<Actor, 'db'>, id: string): Promise<EventRow | undefined> =>
  (await db.select().from(event).where(eq(event.id, id)).for('update'))[0]

/** Throws CallError where another event has the address. */
export async function checkSlug({ db, locale }: Actor, slug: string, own: string): Promise<void> {
  const [other] = await db
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.slug, slug), ne(event.id, own)))
  if (other) throw eventError('slugTaken', locale, { field: 'slug' })
}

/** Writes an event; a new one is a draft with an entry. Throws CallError. */
export async function saveEvent(actor: Actor, { id: known, version, points, ...input }: Input): Promise<EventRow> {
  const { db, site, person, locale, now } = actor
  const before = known === undefined ? undefined : await lockEvent(actor, known)
  if (known !== undefined && !before) throw eventError('unknownEvent', locale)
  if (before && before.version !== version)
    throw eventError('staleEvent', locale, { details: { version: before.version } })
  const id = before?.id ?? randomUUID()
  await checkSlug(actor, input.slug, id)
  const values = valuesOf(input, now)
  const [row] = before
    ? await db
        .update(event)
        .set({ ...values, version: sql`${event.version} + 1` })
        .where(eq(event.id, id))
        .returning()
    : await db
        .insert(event)
        .values({ siteId: site, id, ...values, createdAt: now })
        .returning()
  if (!row) throw new Error('The event was not saved.')
  await savePoints(actor, row, points ?? (before ? undefined : [entry]))
  if (before && isNews(before, row))
    await enqueueJob(db, changesJob, { site, input: { event: id, after: '' }, key: id })
  await recordAudit(db, {
    site,
    person,
    action: 'event-save',
    subject: `event:${row.slug}`,
    ...(before ? { before: { slug: before.slug, starts: before.startsAt } } : {}),
    after: { slug: row.slug, starts: row.startsAt },
  })
  return row
}

function valuesOf(input: Omit<Input, 'id' | 'version' | 'points'>, now: Date) {
  const { body, opens, closes, privacy, sessions, ...fields } = input
  const starts = sessions.map(({ from }) => Date.parse(from))
  const ends = sessions.map(({ until }) => Date.parse(until))
  return {
    ...fields,
    body: body === null ? null : 'type' in body ? { th: body, en: body } : body,
    opens: date(opens),
    closes: date(closes),
    privacy,
    keepDays: privacy.keepDays,
    sessions,
    startsAt: new Date(Math.min(...starts)),
    endsAt: new Date(Math.max(...ends)),
    updatedAt: now,
  }
}

/** What people who are coming must know of. */
const isNews = (before: EventRow, after: EventRow) =>
  (after.status === 'published' || after.status === 'live') &&
  (before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime() ||
    JSON.stringify(before.venue) !== JSON.stringify(after.venue))

type Points = NonNullable<Input['points']>
const entry: Points[number] = {
  kind: 'entry',
  title: { en: 'Entrance', th: 'ทางเข้า' },
  packages: [],
  sessions: [],
  opens: null,
  closes: null,
  once: 'day',
}

/** Writes the check points; those that are left out are archived, as check-ins name them. */
export async function savePoints(actor: Actor, of: EventRow, points: Points | undefined): Promise<void> {
  if (!points) return
  const { db, site, locale } = actor
  const named = [...new Set(points.flatMap(({ packages }) => packages))]
  if (named.length > 0) {
    const found = await db
      .select({ id: eventPackage.id })
      .from(eventPackage)
      .where(and(eq(eventPackage.eventId, of.id), inArray(eventPackage.id, named)))
    if (found.length !== named.length) throw eventError('unknownPackage', locale, { field: 'points' })
  }
  const stored: string[] = []
  for (const { id: known, opens, closes, ...fields } of points) {
    const values = { ...fields, opens: date(opens), closes: date(closes), archived: false }
    const id = known ?? randomUUID()
    const [row] =
      known === undefined
        ? await db
            .insert(eventCheckPoint)
            .values({ siteId: site, id, eventId: of.id, ...values })
            .returning()
        : await db
            .update(eventCheckPoint)
            .set(values)
            .where(and(eq(eventCheckPoint.id, id), eq(eventCheckPoint.eventId, of.id)))
            .returning()
    if (!row) throw eventError('unknownPoint', locale, { field: 'points' })
    stored.push(id)
  }
  await db
    .update(eventCheckPoint)
    .set({ archived: true })
    .where(and(eq(eventCheckPoint.eventId, of.id), notInArray(eventCheckPoint.id, stored)))
}
