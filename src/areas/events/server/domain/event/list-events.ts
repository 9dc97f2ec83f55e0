import { and, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { listRows } from '@gateway/list/list-rows'
import type { ParsedInputOf } from '@schemas/call'
import type { call as listCall } from '@schemas/events/calls/event/list'
import type { EventCard } from '@schemas/events/entities/event'
import { dayIn } from '@schemas/zoned-parts'
import type { Actor } from '../actor'
import { event } from '../../tables'
import { describeCard, readPlaces } from './describe-event'

type Input = Omit<ParsedInputOf<typeof listCall>, 'pictures'>
const { searchText: _searched, ...columns } = getTableColumns(event)
const shown = ['published', 'live', 'completed', 'cancelled'] as const

/** A page of events that visitors see: the coming ones, the next first, unless others are wanted. */
export async function listEvents(
  actor: Actor,
  input: Input,
): Promise<{ items: EventCard[]; next?: string; total?: number }> {
  const { db, now } = actor
  const when = input.when ?? 'upcoming'
  const { items, ...rest } = await listRows(db, {
    from: event,
    columns,
    id: event.id,
    sorts: { starts: event.startsAt, title: event.searchText },
    defaultSort: when === 'past' ? '-starts' : 'starts',
    filters: {
      when: (value) => whenOf(actor, value),
      format: event.format,
      tag: (value) => sql`${event.tags} @> ${JSON.stringify([value])}::jsonb`,
      price: (value) => priceIs(value),
      left: () => hasPlaces,
    },
    search: [event.searchText],
    where: and(
      inArray(event.status, [...shown]),
      input.when === undefined ? gte(event.endsAt, now) : undefined,
      // What was cancelled and is over is of no use to anyone.
      when === 'past' ? sql`${event.status} <> 'cancelled'` : undefined,
    ),
    input,
  })
  const places = await readPlaces(
    actor,
    items.map(({ id }) => id),
  )
  return { items: items.map((row) => describeCard(actor, { ...row, searchText: '' }, places)), ...rest }
}

function whenOf({ now, timeZone }: Actor, when: NonNullable<Input['when']>): SQL | undefined {
  if (when === 'past') return lt(event.endsAt, now)
  const coming = gte(event.endsAt, now)
  if (when === 'upcoming') return coming
  const days = { today: 1, week: 7, month: 31 }[when]
  const start = dayIn(now.getTime(), timeZone)
  const until = sql`((${start}::date + ${days}::int)::timestamp AT TIME ZONE ${timeZone})`
  return and(coming, sql`${event.startsAt} < ${until}`)
}

const ownPackages = sql`FROM event_package p WHERE p.site_id = ${event.siteId} AND p.event_id = ${event.id} AND NOT p.archived AND p.visibility = 'public'`
const priceIs = (value: 'free' | 'paid') =>
  value === 'free'
    ? sql`NOT EXISTS (SELECT 1 ${ownPackages} AND p.regular > 0)`
    : sql`EXISTS (SELECT 1 ${ownPackages} AND p.regular > 0)`
const hasPlaces = sql`EXISTS (SELECT 1 ${ownPackages} AND NOT EXISTS (
  SELECT 1 FROM event_quota q WHERE q.site_id = p.site_id AND p.quotas ? q.id AND q.size IS NOT NULL AND q.taken >= q.size))`

/** Tags of the events that are to come. */
export async function listTags({ db, now }: Actor): Promise<string[]> {
  const tag = sql<string>`jsonb_array_elements_text(${event.tags})`
  const rows = await db
    .selectDistinct({ tag })
    .from(event)
    .where(and(inArray(event.status, ['published', 'live']), gte(event.endsAt, now)))
    .orderBy(tag)
    .limit(30)
  return rows.map((row) => row.tag)
}

/** An event by its slug as its visitors find it; managers find drafts too. */
export async function findShown({ db, isManager }: Actor, slug: string) {
  const [of] = await db.select().from(event).where(eq(event.slug, slug))
  if (!of) return undefined
  return isManager || shown.some((status) => status === of.status) ? of : undefined
}
