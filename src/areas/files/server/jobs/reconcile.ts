import { lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { reconcileRound } from '@gateway/db/file-tables'
import type { Db } from '@gateway/db/open'
import { isTroubled } from '@gateway/files/is-troubled'
import { reconcileSite } from '@gateway/files/reconcile'
import { defineJob } from '@gateway/jobs/define-job'

/** Interval for reconciling a site's files (ms). */
const reconcileMs = 6 * 3_600_000
/** Maximum keys and ids of each kind in the log; the command lists all. */
const maxNamed = 10

/** Reconciles files with their rows every six hours, repairs differences and logs them. */
export const job = defineJob({
  name: 'files/reconcile',
  title: { en: 'Compare files with the storage', th: 'ตรวจสอบไฟล์กับพื้นที่เก็บ' },
  input: z.strictObject({}),
  // Gateways of earlier builds count from the last run, so that it moves through the day.
  schedule: '*/10 * * * *',
  work: async ({ site, services, log }) => {
    if (!(await services.withSite(site, (tx) => takeRound(tx, site)))) return
    const found = await reconcileSite(services, site, { repair: true })
    if (!isTroubled(found)) return
    const { strays, lost, redrawn, uploads } = found
    log.warn(
      {
        site,
        strays: strays.slice(0, maxNamed),
        lost: lost.slice(0, maxNamed),
        redrawn: redrawn.slice(0, maxNamed),
        uploads: uploads.slice(0, maxNamed),
        counts: [strays, lost, redrawn, uploads].map((each) => each.length),
      },
      'Files and their rows did not agree. What could be healed was.',
    )
  },
})

/** Whether the site is due: one that a gateway of an earlier build has just reconciled is not. */
async function takeRound(tx: Db, siteId: string): Promise<boolean> {
  const now = Date.now()
  const taken = await tx
    .insert(reconcileRound)
    .values({ siteId, beganAt: new Date(now) })
    .onConflictDoUpdate({
      target: reconcileRound.siteId,
      set: { beganAt: new Date(now) },
      setWhere: lte(reconcileRound.beganAt, new Date(now - reconcileMs)),
    })
    .returning({ id: reconcileRound.siteId })
  return taken.length > 0
}
