import { lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { horaShare } from '../tables'

/** Removes links to charts that have expired, with the charts as they were shared. */
export const job = defineJob({
  name: 'hora/clear-expired-shares',
  title: { en: 'Remove expired links to charts', th: 'ลบลิงก์ดวงที่หมดอายุ' },
  input: z.strictObject({}),
  schedule: '15 3 * * *',
  run: (tx) => tx.delete(horaShare).where(lte(horaShare.expiresAt, sql`now()`)),
})
