import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { clearLeftovers } from '@gateway/media/clear-leftovers'

/** Removes what uploads and removed files have left. */
export const job = defineJob({
  name: 'files/clear-leftovers',
  title: { en: 'Remove leftovers of uploads and deleted files', th: 'ลบข้อมูลที่ค้างจากการอัปโหลดและไฟล์ที่ลบแล้ว' },
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  // First what a killed process left, then what people leave.
  atStart: true,
  work: ({ site, services }) => clearLeftovers(services, site),
})
