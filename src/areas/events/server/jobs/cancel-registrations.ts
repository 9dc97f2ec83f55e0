import { and, asc, eq, inArray } from 'drizzle-orm'
import { defineJob } from '@gateway/jobs/define-job'
import { cancelJob } from '../domain/event/changes-job'
import { cancelRegistration } from '../domain/own/cancel'
import { eventRegistration } from '../tables'

const batch = 20

/** Ends the registrations of a cancelled event: each person is notified once, each refund requested once. */
export const job = defineJob({
  ...cancelJob,
  title: { en: 'End registrations of a cancelled event', th: 'ยกเลิกการลงทะเบียนของกิจกรรมที่ยกเลิก' },
  run: async (tx, { site, servedSite, services, runAgain }, { event }) => {
    const now = new Date()
    const rows = await tx
      .select()
      .from(eventRegistration)
      .where(
        and(
          eq(eventRegistration.eventId, event),
          inArray(eventRegistration.status, ['requested', 'pending', 'confirmed']),
        ),
      )
      .orderBy(asc(eventRegistration.id))
      .limit(batch)
    const scope = {
      db: tx,
      site,
      now,
      timeZone: servedSite?.space.timeZone ?? 'Asia/Bangkok',
      seal: services.seal,
    }
    for (const row of rows)
      await cancelRegistration(scope, row, { reason: 'The event is cancelled', mail: 'event_cancelled' })
    if (rows.length === batch) runAgain(now)
    return rows.length
  },
})
