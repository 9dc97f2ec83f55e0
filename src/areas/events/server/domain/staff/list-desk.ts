import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { listRows } from '@gateway/list/list-rows'
import { currentPrice } from '@schemas/commerce/price/current-price'
import type { ParsedInputOf } from '@schemas/call'
import type { call as deskCall } from '@schemas/events/calls/event/desk'
import type { call as packagesCall } from '@schemas/events/calls/event/packages'
import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { leftOf, readPlaces } from '../event/describe-event'
import { packagePrice } from '../register/package-price'
import { event, eventPackage } from '../../tables'

const { searchText: _searched, ...columns } = getTableColumns(event)
/** Named in full: without a join, columns of a selection have no table, and a subquery has its own of these names. */
const own = { site: sql.raw('event.site_id'), id: sql.raw('event.id') }
const people = (where: string) =>
  sql<number>`(SELECT count(*)::int FROM event_ticket t JOIN event_registration r ON r.site_id = t.site_id AND r.id = t.registration_id WHERE t.site_id = ${own.site} AND t.event_id = ${own.id} AND ${sql.raw(where)})`

/** All events for those who make them. */
export async function listDesk({ db, locale }: Actor, input: ParsedInputOf<typeof deskCall>) {
  const { items, ...rest } = await listRows(db, {
    from: event,
    columns: {
      ...columns,
      people: people(`r.status = 'confirmed' AND t.status = 'valid'`),
      requested: people(`r.status = 'requested'`),
      arrived: sql<number>`(SELECT count(DISTINCT c.ticket_id)::int FROM event_check_in c WHERE c.site_id = ${own.site} AND c.event_id = ${own.id} AND c.verdict = 'in' AND c.undone_at IS NULL)`,
      revenue: sql<number>`(SELECT coalesce(sum(t.price), 0)::float8 FROM event_ticket t WHERE t.site_id = ${own.site} AND t.event_id = ${own.id} AND t.status = 'valid')`,
    },
    id: event.id,
    sorts: {
      starts: event.startsAt,
      title: event.searchText,
      changed: event.updatedAt,
    },
    defaultSort: '-starts',
    filters: { status: event.status },
    search: [event.searchText],
    input,
  })
  return {
    items: items.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: pickText(row.title, locale),
      status: row.status,
      version: row.version,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      people: row.people,
      requested: row.requested,
      arrived: row.arrived,
      revenue: row.revenue,
      changedAt: row.updatedAt.toISOString(),
    })),
    ...rest,
  }
}

const tickets = (status: string) =>
  sql<number>`(SELECT count(*)::int FROM event_ticket t WHERE t.site_id = ${eventPackage.siteId} AND t.package_id = ${eventPackage.id} AND t.status = ${status})`

/** Packages of all events with what became of them. */
export async function listPackages(actor: Actor, input: ParsedInputOf<typeof packagesCall>) {
  const { db, locale, now } = actor
  const name = sql`lower(${eventPackage.title}::text || ' ' || ${event.searchText})`
  const { items, ...rest } = await listRows(db, {
    from: eventPackage,
    join: (query) =>
      query.innerJoin(event, and(eq(event.siteId, eventPackage.siteId), eq(event.id, eventPackage.eventId))),
    columns: {
      row: eventPackage,
      title: event.title,
      startsAt: event.startsAt,
      sold: tickets('valid'),
      held: tickets('held'),
      revenue: sql<number>`(SELECT coalesce(sum(t.price), 0)::float8 FROM event_ticket t WHERE t.site_id = ${eventPackage.siteId} AND t.package_id = ${eventPackage.id} AND t.status = 'valid')`,
    },
    id: eventPackage.id,
    sorts: { starts: { by: sql`${event.startsAt}`, type: 'timestamptz' }, price: eventPackage.regular },
    defaultSort: '-starts',
    filters: { event: eventPackage.eventId },
    search: [name],
    input,
  })
  const { quotas } = await readPlaces(actor, [...new Set(items.map(({ row }) => row.eventId))])
  return {
    items: items.map(({ row, title, startsAt, sold, held, revenue }) => ({
      id: row.id,
      event: row.eventId,
      eventTitle: pickText(title, locale),
      startsAt: startsAt.toISOString(),
      title: pickText(row.title, locale),
      price: currentPrice(packagePrice(row), now),
      sold,
      held,
      left: leftOf(row, quotas) ?? null,
      revenue,
      archived: row.archived,
    })),
    ...rest,
  }
}
