import * as z from 'zod/mini'
import { auditBooks } from '@gateway/books/site-books'
import { defineJob } from '@gateway/jobs/define-job'

/** So many differences are named to admins; `npm run audit-money` names all. */
const named = 5

/** Compares the books of a site every night. A difference is a failed job, which its admins are shown. */
export const job = defineJob({
  name: 'commerce/audit-money',
  title: { en: 'Compare stock, money and documents', th: 'ตรวจสต็อก เงิน และเอกสารให้ตรงกัน' },
  input: z.strictObject({}),
  schedule: '30 3 * * *',
  // What differs now differs in an hour too.
  retry: { attempts: 1 },
  run: async (tx, { site, services }) => {
    const faults = await auditBooks({ tx, site, seal: services.seal })
    if (faults.length === 0) return
    const first = faults.slice(0, named).map(({ fault, at }) => `${fault}: ${at}`)
    throw new Error(`${faults.length} differences in the books. ${first.join('; ')}`)
  },
})
