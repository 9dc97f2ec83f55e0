import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { applyDueRights } from '../domain/access/due-rights'

/** Rights begin and end at their times: enrolments follow within a minute. */
export const job = defineJob({
  name: 'learning/apply-rights',
  title: { en: 'Begin and end access to lessons', th: 'เริ่มและสิ้นสุดสิทธิ์เรียนตามเวลา' },
  input: z.strictObject({}),
  schedule: '* * * * *',
  atStart: true,
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { count, isMore } = await applyDueRights(tx, { site, now })
    if (isMore) runAgain(now)
    return count
  },
})
