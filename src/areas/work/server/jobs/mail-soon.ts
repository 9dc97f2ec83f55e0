import { and, asc, eq, inArray } from 'drizzle-orm'
import { defineJob } from '@gateway/jobs/define-job'
import { mailNotices } from '../domain/notices/mail-notices'
import { mailSoonJob } from '../domain/notices/mail-soon-job'
import { workNotice } from '../notice-tables'

const maxRows = 500

/** Mentions and assignments of the last minutes, in one mail to a person. */
export const job = defineJob({
  ...mailSoonJob,
  title: { en: 'Mail mentions and assignments', th: 'ส่งอีเมลการกล่าวถึงและการมอบหมายงาน' },
  run: async (tx, { servedSite: site, services, afterCommit }, { person }) => {
    if (!site) return 0
    // A row that a write is changing belongs to the job that this write enqueues.
    const rows = await tx
      .select()
      .from(workNotice)
      .where(and(eq(workNotice.personId, person), inArray(workNotice.kind, ['mention', 'assigned'])))
      .orderBy(asc(workNotice.at), asc(workNotice.taskId))
      .limit(maxRows)
      .for('update', { skipLocked: true })
    if (rows.length === 0 || !(await mailNotices(tx, { services, site }, person, rows, false))) return 0
    afterCommit(services.wakeMail)
    return 1
  },
})
