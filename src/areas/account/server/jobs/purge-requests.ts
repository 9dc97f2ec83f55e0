import * as z from 'zod/mini'
import { purgeExpiredAttempts } from '@gateway/auth/guess-limit'
import { purgeUnverified } from '@gateway/auth/purge-unverified'
import { defineJob } from '@gateway/jobs/define-job'
import { dropRemovedPasswords } from '@gateway/page-passwords/password-rows'

/** Rows per run; the rest follows next time. */
const limit = 1000

/** Purges abandoned requests: expired attempt counts, unverified registrations, hashes of removed page passwords. */
export const job = defineJob({
  name: 'account/purge-requests',
  title: { en: 'Remove expired requests', th: 'ลบคำขอที่หมดอายุ' },
  input: z.strictObject({}),
  schedule: '25 * * * *',
  run: async (tx) => {
    await purgeExpiredAttempts(tx, limit)
    await purgeUnverified(tx, limit)
    await dropRemovedPasswords(tx)
  },
})
