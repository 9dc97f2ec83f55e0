import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { submitOverdue } from '../domain/exam/submit-overdue'

/** Attempts whose time is over are handed in within a minute of their deadline and grace. */
export const job = defineJob({
  name: 'learning/submit-overdue',
  title: { en: 'Hand in exams whose time is over', th: 'ส่งข้อสอบที่หมดเวลา' },
  input: z.strictObject({}),
  schedule: '* * * * *',
  atStart: true,
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { count, isMore } = await submitOverdue(tx, { site, now })
    if (isMore) runAgain(now)
    return count
  },
})
