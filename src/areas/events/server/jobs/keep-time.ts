import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { keepTime } from '../domain/event/keep-time'

export const job = defineJob({
  name: 'events/keep-time',
  title: { en: 'Begin and end events, free places that were not paid for', th: 'เริ่มและจบกิจกรรม ปล่อยที่ซึ่งไม่ได้ชำระ' },
  input: z.strictObject({}),
  schedule: '* * * * *',
  atStart: true,
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { count, isMore } = await keepTime(tx, { site, now })
    if (isMore) runAgain(now)
    return count
  },
})
