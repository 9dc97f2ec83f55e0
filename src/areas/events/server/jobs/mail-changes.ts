import { and, asc, eq, gt } from 'drizzle-orm'
import { defineJob } from '@gateway/jobs/define-job'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { changesJob } from '../domain/event/changes-job'
import { mailRegistration } from '../domain/register/lead'
import { eventRegistration } from '../tables'

const batch = 100

/** Those who are coming learn of another time or place. */
export const job = defineJob({
  ...changesJob,
  title: { en: 'Mail changes of an event', th: 'แจ้งการเปลี่ยนแปลงของกิจกรรม' },
  run: async (tx, { site }, { event, after }) => {
    const rows = await tx
      .select({ id: eventRegistration.id })
      .from(eventRegistration)
      .where(
        and(
          eq(eventRegistration.eventId, event),
          eq(eventRegistration.status, 'confirmed'),
          gt(eventRegistration.id, after),
        ),
      )
      .orderBy(asc(eventRegistration.id))
      .limit(batch)
    for (const { id } of rows) await mailRegistration({ db: tx, site, now: new Date() }, id, 'changed')
    const last = rows.at(-1)
    if (last && rows.length === batch)
      await enqueueJob(tx, changesJob, { site, input: { event, after: last.id }, key: event })
    return rows.length
  },
})
