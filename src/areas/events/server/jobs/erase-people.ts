import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { eraseDue } from '../domain/event/retention'

export const job = defineJob({
  name: 'events/erase-people',
  title: { en: 'Erase personal data of past events', th: 'ลบข้อมูลส่วนบุคคลของกิจกรรมที่ผ่านมา' },
  input: z.strictObject({}),
  schedule: '20 3 * * *',
  atStart: true,
  run: async (tx, { runAgain }) => {
    const now = new Date()
    const { count, isMore } = await eraseDue(tx, now)
    if (isMore) runAgain(now)
    return count
  },
})
