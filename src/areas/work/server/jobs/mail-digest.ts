import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { person } from '@gateway/db/tables'
import { defineJob } from '@gateway/jobs/define-job'
import { groupBy } from '@schemas/work/rules/group-by'
import { mailNotices } from '../domain/notices/mail-notices'
import { workCalendar, workProject } from '../tables'
import { workNotice } from '../notice-tables'

const maxRows = 1000

/** All that was noted before eight in the morning of a person's own zone, in one mail, on working days. */
export const job = defineJob({
  name: 'work/mail-digest',
  title: { en: 'Mail the day’s changes of tasks', th: 'ส่งอีเมลสรุปความเคลื่อนไหวของงาน' },
  input: z.strictObject({}),
  schedule: '0,30 * * * *',
  run: async (tx, { servedSite: site, services, afterCommit, runAgain }) => {
    if (!site) return 0
    const local = sql`(now() AT TIME ZONE coalesce(${person.timeZone}, ${site.space.timeZone}))`
    const eight = sql`((${local}::date + time '08:00') AT TIME ZONE coalesce(${person.timeZone}, ${site.space.timeZone}))`
    const rows = await tx
      .select({ notice: workNotice })
      .from(workNotice)
      .innerJoin(person, eq(person.id, workNotice.personId))
      .innerJoin(workProject, eq(workProject.id, workNotice.projectId))
      .leftJoin(workCalendar, eq(workCalendar.id, workProject.calendarId))
      .where(
        and(
          sql`now() >= ${eight} AND ${workNotice.at} < ${eight}`,
          or(
            and(isNull(workCalendar.id), sql`extract(isodow FROM ${local}) < 6`),
            and(
              isNotNull(workCalendar.id),
              sql`${workCalendar.weekdays} @> to_jsonb(extract(dow FROM ${local})::int)`,
              sql`NOT EXISTS (SELECT 1 FROM work_day_off AS off WHERE off.calendar_id = ${workCalendar.id} AND off.day = ${local}::date)`,
            ),
          ),
        ),
      )
      .orderBy(asc(workNotice.personId), asc(workNotice.at))
      .limit(maxRows)
      .for('update', { of: workNotice, skipLocked: true })
    let count = 0
    for (const [id, own] of groupBy(
      rows.map(({ notice }) => notice),
      (row) => row.personId,
    ))
      if (await mailNotices(tx, { services, site }, id, own, true)) count += 1
    if (count > 0) afterCommit(services.wakeMail)
    if (rows.length === maxRows) runAgain(new Date())
    return count
  },
})
