import * as z from 'zod/mini'
import { hashNew } from '@gateway/files/reconcile'
import { defineJob } from '@gateway/jobs/define-job'

/** Computes file hashes that uploads leave to the background. */
export const job = defineJob({
  name: 'files/hash-files',
  title: { en: 'Compute checksums of new files', th: 'คำนวณค่าตรวจสอบของไฟล์ใหม่' },
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  work: ({ site, services, log }) =>
    hashNew(services, site, (item, error) => log.warn({ site, item, err: error }, 'A file could not be hashed.')),
})
