import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { expireDue } from '../orders/expire-due'

/** Ends orders that nobody paid in time, with what they hold. */
export const job = defineJob({
  name: 'commerce/expire-due',
  title: { en: 'End orders that were not paid in time', th: 'ปิดคำสั่งซื้อที่ไม่ได้ชำระตามเวลา' },
  input: z.strictObject({}),
  schedule: '* * * * *',
  atStart: true,
  run: async (tx, { site, runAgain }) => {
    const now = new Date()
    const { orders, reservations, intents, carts, isMore } = await expireDue(tx, now, { site })
    if (isMore) runAgain(now)
    return orders + reservations + intents + carts
  },
})
