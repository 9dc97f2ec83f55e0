import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { expireCertificates } from '../domain/certificate/expire'

/** Certificates that are valid for some months end at their time. */
export const job = defineJob({
  name: 'learning/expire-certificates',
  title: { en: 'End certificates that have expired', th: 'สิ้นสุดใบรับรองที่หมดอายุ' },
  input: z.strictObject({}),
  schedule: '* * * * *',
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { count, isMore } = await expireCertificates(tx, { site, now })
    if (isMore) runAgain(now)
    return count
  },
})
