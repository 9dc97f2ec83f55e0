import { and, eq, inArray } from 'drizzle-orm'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { transition } from '@gateway/states/transition'
import { eventMachine } from '@schemas/events/entities/event-machine'
import type { EventStatus } from '@schemas/events/entities/event-status'
import { cancelJob } from '../event/changes-job'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { event, eventPackage, eventRegistration, type EventRow } from '../../tables'
import { lockEvent } from './save-event'

/**
 * Leads an event to another status. When it is cancelled, its tickets open no door at once; a job then ends each
 * registration. Throws CallError.
 */
export async function setEventStatus(
  actor: Actor,
  { id, version, status }: { id: string; version: number; status: EventStatus },
): Promise<EventRow> {
  const { db, site, person, locale, now, isAdmin } = actor
  const before = await lockEvent(actor, id)
  if (!before) throw eventError('unknownEvent', locale)
  if (status === 'published' && !(await hasRow(actor, 'package', id))) throw eventError('needsPackage', locale)
  if (status === 'draft' && (await hasRow(actor, 'people', id))) throw eventError('hasPeople', locale)
  const step = await transition(db, eventMachine, {
    site,
    table: event,
    id,
    to: status,
    who: isAdmin ? 'admin' : 'manager',
    person,
    version,
    set: { updatedAt: now, ...(status === 'published' && before.publishedAt === null ? { publishedAt: now } : {}) },
    audit: ({ slug }, from) => ({
      action: 'event-status',
      subject: `event:${slug}`,
      before: { status: from },
      after: { status },
    }),
    along: async () => {
      if (status === 'cancelled') await enqueueJob(db, cancelJob, { site, input: { event: id, after: '' }, key: id })
    },
  })
  if (step.ok) return step.row
  if (step.problem === 'stale') throw eventError('staleEvent', locale, { details: { version: before.version } })
  throw eventError('refusedStatus', locale, { field: 'status' })
}

async function hasRow({ db }: Actor, what: 'package' | 'people', id: string): Promise<boolean> {
  const rows =
    what === 'package'
      ? await db
          .select({ id: eventPackage.id })
          .from(eventPackage)
          .where(and(eq(eventPackage.eventId, id), eq(eventPackage.archived, false)))
          .limit(1)
      : await db
          .select({ id: eventRegistration.id })
          .from(eventRegistration)
          .where(
            and(
              eq(eventRegistration.eventId, id),
              inArray(eventRegistration.status, ['requested', 'pending', 'confirmed']),
            ),
          )
          .limit(1)
  return rows.length > 0
}
