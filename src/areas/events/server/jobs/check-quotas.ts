import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { quotaFaults } from '../domain/places/quota-faults'

/** Nothing is repaired: a count that is wrong has a cause that a person must see. */
export const job = defineJob({
  name: 'events/check-quotas',
  title: { en: 'Compare places with tickets', th: 'ตรวจจำนวนที่กับตั๋ว' },
  input: z.strictObject({}),
  schedule: '40 3 * * *',
  run: async (tx, { site, log }) => {
    const faults = await quotaFaults(tx)
    if (faults.length > 0) log.error({ site, faults }, 'Places of events differ from the tickets that hold them.')
    return faults.length
  },
})
