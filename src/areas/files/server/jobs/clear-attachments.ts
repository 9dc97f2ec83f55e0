import * as z from 'zod/mini'
import { clearAttachments } from '@gateway/attachments/clear-attachments'
import { defineJob } from '@gateway/jobs/define-job'

/** Removes attached files that were removed or never used, and those of rows that are gone. */
export const job = defineJob({
  name: 'files/clear-attachments',
  title: { en: 'Remove unused attached files', th: 'ลบไฟล์แนบที่ไม่ได้ใช้' },
  input: z.strictObject({}),
  schedule: '25 * * * *',
  work: ({ site, services }) => clearAttachments(services, site),
})
