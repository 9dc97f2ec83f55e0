import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { dueReminders } from '../domain/event/keep-time'
import { mailRegistration } from '../domain/register/lead'

export const job = defineJob({
  name: 'events/remind',
  title: { en: 'Remind people of events', th: 'เตือนก่อนวันงาน' },
  input: z.strictObject({}),
  schedule: '5,35 * * * *',
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { ids, isMore } = await dueReminders(tx, now)
    for (const id of ids) await mailRegistration({ db: tx, site, now }, id, 'reminder')
    if (isMore) runAgain(now)
    return ids.length
  },
})
