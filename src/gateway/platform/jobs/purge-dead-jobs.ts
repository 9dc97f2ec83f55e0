import { and, eq, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job as jobs } from '../../db/job-tables'
import { defineJob } from '../../jobs/define-job'

/** Failed jobs are listed for a month. */
export const job = defineJob({
  name: 'ground/purge-dead-jobs',
  title: { en: 'Remove old failed jobs', th: 'ลบรายการงานที่ล้มเหลวและเก่าแล้ว' },
  input: z.strictObject({}),
  schedule: '40 3 * * *',
  run: (tx) => tx.delete(jobs).where(and(eq(jobs.status, 'dead'), lt(jobs.runAt, sql`now() - interval '30 days'`))),
})
