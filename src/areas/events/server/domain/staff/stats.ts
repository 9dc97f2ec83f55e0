import { sql, type SQL } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '@schemas/call'
import type { call as statsCall } from '@schemas/events/calls/event/stats'
import { pickText, type LocalisedText } from '@schemas/layout/pick-text'
import { dayIn } from '@schemas/zoned-parts'
import type { Actor } from '../actor'
import { findEvent } from './describe-edited'

type Stats = OutputOf<typeof statsCall>
type EventLine = {
  id: string
  slug: string
  title: LocalisedText
  starts_at: string | Date
  people: number
  arrived: number
  size: number | null
}

/** Figures of one event or of all, each by one query. */
export async function stats(actor: Actor, { event: id, days }: ParsedInputOf<typeof statsCall>): Promise<Stats> {
  const { db, locale, now, timeZone } = actor
  if (id !== undefined) await findEvent(actor, id)
  const rows = async <T>(query: SQL) => ((await db.execute(query)) as unknown as { rows: T[] }).rows
  const of = (column: string) => (id === undefined ? sql`true` : sql`${sql.raw(column)} = ${id}`)
  const [totals] = await rows<Record<'requested' | 'pending' | 'confirmed' | 'late' | 'slips', number>>(sql`
    SELECT
      count(*) FILTER (WHERE r.status = 'requested')::int AS requested,
      count(*) FILTER (WHERE r.status = 'pending')::int AS pending,
      count(*) FILTER (WHERE r.status = 'confirmed')::int AS confirmed,
      count(*) FILTER (WHERE r.flag = 'late_money')::int AS late,
      count(*) FILTER (WHERE r.status = 'pending' AND r.hold_until IS NULL AND r.order_id IS NOT NULL)::int AS slips
    FROM event_registration r WHERE ${of('r.event_id')}`)
  const [tickets] = await rows<{ people: number; revenue: number }>(sql`
    SELECT count(*)::int AS people, coalesce(sum(t.price), 0)::float8 AS revenue FROM event_ticket t WHERE t.status = 'valid' AND ${of('t.event_id')}`)
  const [door] = await rows<{ arrived: number; conflicts: number }>(sql`
    SELECT count(DISTINCT c.ticket_id) FILTER (WHERE c.verdict = 'in')::int AS arrived, count(*) FILTER (WHERE c.verdict = 'conflict')::int AS conflicts
    FROM event_check_in c WHERE c.undone_at IS NULL AND ${of('c.event_id')}`)
  const today = dayIn(now.getTime(), timeZone)
  const start = sql`((${today}::date)::timestamp AT TIME ZONE ${timeZone})`
  const end = sql`((${today}::date + 1)::timestamp AT TIME ZONE ${timeZone})`
  const lines = (where: SQL) =>
    rows<EventLine>(sql`
      SELECT e.id, e.slug, e.title, e.starts_at,
        (SELECT count(*)::int FROM event_ticket t WHERE t.site_id = e.site_id AND t.event_id = e.id AND t.status = 'valid') AS people,
        (SELECT count(DISTINCT c.ticket_id)::int FROM event_check_in c WHERE c.site_id = e.site_id AND c.event_id = e.id AND c.verdict = 'in' AND c.undone_at IS NULL) AS arrived,
        (SELECT max(q.size)::int FROM event_quota q WHERE q.site_id = e.site_id AND q.event_id = e.id) AS size
      FROM event e WHERE e.status IN ('published', 'live', 'completed') AND ${of('e.id')} AND ${where} ORDER BY e.starts_at, e.id LIMIT 12`)
  const describe = ({ id: own, slug, title, starts_at: at }: EventLine) => ({
    id: own,
    slug,
    title: pickText(title, locale),
    startsAt: new Date(at).toISOString(),
  })
  const byDay = await rows<{ day: string; people: number; revenue: number; arrived: number }>(sql`
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
      coalesce(s.people, 0)::int AS people, coalesce(s.revenue, 0)::float8 AS revenue, coalesce(a.arrived, 0)::int AS arrived
    FROM generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') d(day)
    LEFT JOIN (
      SELECT (r.confirmed_at AT TIME ZONE ${timeZone})::date AS day, count(*) AS people, sum(t.price) AS revenue
      FROM event_registration r JOIN event_ticket t ON t.site_id = r.site_id AND t.registration_id = r.id AND t.status = 'valid'
      WHERE r.confirmed_at >= now() - make_interval(days => ${days + 1}::int) AND ${of('r.event_id')} GROUP BY 1
    ) s ON s.day = d.day::date
    LEFT JOIN (
      SELECT (c.scanned_at AT TIME ZONE ${timeZone})::date AS day, count(DISTINCT c.ticket_id) AS arrived
      FROM event_check_in c WHERE c.verdict = 'in' AND c.undone_at IS NULL AND c.scanned_at >= now() - make_interval(days => ${days + 1}::int) AND ${of('c.event_id')} GROUP BY 1
    ) a ON a.day = d.day::date
    ORDER BY d.day`)
  return {
    requested: totals?.requested ?? 0,
    pending: totals?.pending ?? 0,
    confirmed: totals?.confirmed ?? 0,
    people: tickets?.people ?? 0,
    arrived: door?.arrived ?? 0,
    conflicts: door?.conflicts ?? 0,
    lateMoney: totals?.late ?? 0,
    slips: totals?.slips ?? 0,
    revenue: tickets?.revenue ?? 0,
    today: (await lines(sql`e.starts_at < ${end} AND e.ends_at >= ${start}`)).map((line) => ({
      ...describe(line),
      people: line.people,
      arrived: line.arrived,
    })),
    upcoming: (await lines(sql`e.starts_at >= ${end}`)).map((line) => ({
      ...describe(line),
      people: line.people,
      size: line.size,
    })),
    byDay,
  }
}
